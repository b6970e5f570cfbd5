import { expect, type Page } from '@playwright/test';
import { test } from '../support/stage.ts';
import { shownStories } from '../support/story-index.ts';

/** What a documentation page says of a prop and offers for changing it. */
interface Prop {
  readonly of: string;
  readonly type: string;
  readonly values: boolean;
  readonly summary: string;
  readonly description: string;
  readonly control: string;
  readonly options: number;
}

/** The props of every story, as Storybook has worked them out. */
function readProps(stage: Page): Promise<Prop[]> {
  return stage.evaluate(async () => {
    interface ArgType {
      readonly type?: { readonly raw?: string; readonly name?: string };
      readonly table?: { readonly type?: { readonly summary?: string; readonly detail?: string } };
      readonly description?: string;
      readonly control?: { readonly type?: string; readonly disable?: boolean } | null;
      readonly options?: readonly unknown[];
    }
    interface Extracted {
      readonly id: string;
      readonly argTypes: Readonly<Record<string, ArgType>>;
    }
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__: { extract(): Promise<Record<string, Extracted>> };
    };
    return Object.values(await preview.extract()).flatMap(({ id, argTypes }) =>
      Object.entries(argTypes).map(([name, { type, table, description, control, options }]) => ({
        of: `${id} ${name}`,
        type: type?.raw ?? type?.name ?? '',
        values: type?.name === 'enum',
        summary: table?.type?.detail ? '' : (table?.type?.summary ?? ''),
        description: description ?? '',
        control: control && !control.disable ? (control.type ?? '') : '',
        options: options?.length ?? 0,
      })),
    );
  });
}

/** `'a' | 'b'`, `boolean`, `string | null`, `(typeof sizes)[number]`: what a switch, a choice or a field is for. */
const simple =
  /^(?:(?:boolean|string|number|null|undefined|'[^']*'|\d+|\(typeof \w+\)\[number\])(?: \| |$))+$/;

let props: Prop[] = [];
const named = (wrong: (prop: Prop) => boolean) => props.filter(wrong).map(({ of }) => of);

test.beforeAll(async ({ stage }) => {
  const shown = new Set(shownStories().map(({ id }) => id));
  props = (await readProps(stage)).filter(({ of }) => shown.has(of.split(' ')[0] ?? ''));
});

test('no simple prop is changed by writing JSON', () => {
  expect(named(({ type, values, control }) => control === 'object' && (values || simple.test(type)))).toEqual(
    [],
  );
});

test('no callback and no element is changed by writing JSON', () => {
  expect(
    named(({ type, control }) => control === 'object' && /=>|ReactNode|Readonly(?:Set|Map)/.test(type)),
  ).toEqual([]);
});

test('every choice names its values', () => {
  expect(named(({ control, options }) => /radio|select/.test(control) && options === 0)).toEqual([]);
});

test('types are named as they are written', () => {
  expect(named(({ summary }) => /^(?:union|enum|Pick|Readonly)$|^[^=]*\| undefined$/.test(summary))).toEqual(
    [],
  );
});

test('defaults stand in their column, not in the description too', () => {
  expect(named(({ description }) => description.includes('@default'))).toEqual([]);
});
