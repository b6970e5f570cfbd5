import { describe, expect, it } from 'vitest';
import type { ArgType, DocgenType } from './docgen-type.ts';
import { readableArgTypes } from './readable-arg-types.ts';

type Context = Parameters<typeof readableArgTypes>[0];

/** Enhanced form of one prop. */
function enhance(argType: Partial<ArgType>, arg?: unknown): ArgType {
  const context = {
    argTypes: { prop: { name: 'prop', ...argType } },
    initialArgs: arg === undefined ? {} : { prop: arg },
  };
  const { prop } = readableArgTypes(context as unknown as Context);
  if (!prop) throw new Error('The prop is gone.');
  return prop;
}

const missing: DocgenType = { name: 'other', value: 'undefined' };
const nothing: DocgenType = { name: 'other', value: 'null' };
const unknown: DocgenType = { name: 'other', value: 'unknown' };
const union = (raw: string, ...value: DocgenType[]): DocgenType => ({
  name: 'union',
  raw,
  required: false,
  value,
});

describe('the type that a control is chosen by', () => {
  it.each<[DocgenType, DocgenType['name'], string]>([
    [union('boolean | undefined', { name: 'boolean' }, missing), 'boolean', 'boolean'],
    [union('string | null | undefined', { name: 'string' }, nothing, missing), 'string', 'string | null'],
    [union('number | undefined', { name: 'number' }, missing), 'number', 'number'],
    [union('(() => void) | undefined', unknown, missing), 'function', '() => void'],
    [
      union('((page: number) => string | undefined) | undefined', unknown, missing),
      'function',
      '(page: number) => string | undefined',
    ],
    [union('User | null', { name: 'other', value: 'User' }, nothing), 'other', 'User | null'],
    [
      { name: 'other', value: 'Readonly', raw: 'Readonly<Record<string, string>>' },
      'other',
      'Readonly<Record<string, string>>',
    ],
    [
      union("{ readonly kind: 'a' | 'b' }[] | undefined", unknown, missing),
      'other',
      "{ readonly kind: 'a' | 'b' }[]",
    ],
  ])('%o is edited as %s and written %s', (type, name, summary) => {
    const prop = enhance({ type, table: { type: { summary: 'union' } } });
    expect(prop.type?.name).toBe(name);
    expect(prop.table?.type?.summary).toBe(summary);
  });

  it('names a list that docgen does not know by what the story gives', () => {
    const type: DocgenType = { name: 'other', value: 'unknown', required: true };
    expect(enhance({ type }, ['a']).table?.type?.summary).toBe('array');
    expect(enhance({ type }, 'a').table?.type).toBeUndefined();
  });

  it('keeps that a prop is required', () => {
    const type: DocgenType = {
      name: 'union',
      raw: 'string | null',
      required: true,
      value: [{ name: 'string' }, nothing],
    };
    expect(enhance({ type }).type?.required).toBe(true);
  });

  it('is read from the default where nothing else speaks of it', () => {
    const [text, flag, count] = ["'button'", 'false', '5'].map((summary) =>
      enhance({ table: { defaultValue: { summary } } }),
    );
    expect([text?.type?.name, flag?.type?.name, count?.type?.name]).toEqual(['string', 'boolean', 'number']);
  });

  it('is left alone where a union has several kinds', () => {
    const type = union('string | number | undefined', { name: 'string' }, { name: 'number' }, missing);
    expect(enhance({ type }).type).toMatchObject({
      name: 'union',
      value: [{ name: 'string' }, { name: 'number' }],
    });
  });
});

describe('choices', () => {
  it('a named union offers its values', () => {
    const type = union('CardElement | undefined', { name: 'enum', value: ['div', 'li'] }, missing);
    const prop = enhance({ type });
    expect(prop.type).toMatchObject({ name: 'enum', value: ['div', 'li'], required: false });
    expect(prop.table?.type?.summary).toBe("'div' | 'li'");
  });

  it('null among the values is a choice', () => {
    const type = union('Kind | null', { name: 'enum', value: ['pdf', 'csv'] }, nothing);
    expect(enhance({ type }).type).toMatchObject({ name: 'enum', value: ['pdf', 'csv', null] });
  });

  it('a list that docgen cannot look into takes the values that the stories name', () => {
    const type = union(
      '(typeof sizes)[number] | undefined',
      { name: 'other', value: 'unknown[number]' },
      missing,
    );
    const prop = enhance({ type, options: ['sm', 'md'], control: { type: 'select' } });
    expect(prop.type).toMatchObject({ name: 'enum', value: ['sm', 'md'] });
    expect(prop.table?.type?.summary).toBe("'sm' | 'md'");
    expect(prop.control).toEqual({ type: 'select' });
  });
});

describe('what cannot be written into a field', () => {
  const node: DocgenType = { name: 'other', value: 'ReactNode', required: true };

  it.each([undefined, null, 'Asistencia'])('a node that is %o is edited as a text', (arg) => {
    const prop = enhance({ type: node, table: { type: { summary: 'ReactNode' } } }, arg);
    expect(prop.type).toEqual({ name: 'string', required: true });
    expect(prop.control).toBeUndefined();
    expect(prop.table?.type?.summary).toBe('ReactNode');
  });

  it.each([[<b key="b">Asistencia</b>], [[<b key="b">Asistencia</b>]]])('an element is not edited', (arg) => {
    expect(enhance({ type: node }, arg).control).toEqual({ disable: true });
    const { children } = readableArgTypes({
      argTypes: {},
      initialArgs: { children: arg },
    } as unknown as Context);
    expect(children?.control).toEqual({ disable: true });
  });

  it('a set is not edited, given or not', () => {
    const type = union('ReadonlySet<string> | undefined', { name: 'other', value: 'ReadonlySet' }, missing);
    expect(enhance({ type }).control).toEqual({ disable: true });
  });
});

describe('the default', () => {
  it('stands in its column and not in the description too', () => {
    const prop = enhance({ description: "Height, in a table's row 'sm'.\nElse large. @default 'md'" });
    expect(prop.description).toBe("Height, in a table's row 'sm'.\nElse large.");
    expect(prop.table?.defaultValue?.summary).toBe("'md'");
  });

  it('is the one of the code where there is one', () => {
    const table = { defaultValue: { summary: 'LONGEST' } };
    expect(enhance({ description: 'How many. @default 5', table }).table?.defaultValue?.summary).toBe(
      'LONGEST',
    );
  });
});

it('a long type opens on a click', () => {
  const steps = ['choose', 'columns', 'problems', 'done'].map(
    (step) => `{\n  /** Why it isn't over. */\n  readonly step: '${step}';\n}`,
  );
  const prop = enhance({ type: union([...steps, 'undefined'].join(' | '), unknown, missing) });
  expect(prop.table?.type?.summary).toBe('object');
  expect(prop.table?.type?.detail).toContain("readonly step: 'done'");
  expect(prop.table?.type?.detail).not.toContain('undefined');
});
