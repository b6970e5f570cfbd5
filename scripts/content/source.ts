import { readFileSync } from 'node:fs';
import { type ESTree, parseSync } from 'vite';
import type { ContentPath } from './fault.ts';

/** A parsed file of the content, to locate its values. */
export interface Source {
  readonly text: string;
  /** The expression of each constant. */
  readonly constants: ReadonlyMap<string, ESTree.Expression>;
  readonly exported: ReadonlySet<string>;
  /** Line of the first syntax error, counted from 1. */
  readonly errorLine: number | undefined;
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

export function readSource(file: string): Source {
  const text = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, text);
  const constants = new Map<string, ESTree.Expression>();
  const exported = new Set<string>();
  for (const statement of program.body) {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declaration = isExport ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || !init) continue;
      constants.set(id.name, init);
      if (isExport) exported.add(id.name);
    }
  }
  const [error] = errors;
  // An earlier label is the bracket that was opened.
  const errorLine = error && lineOf(text, Math.max(0, ...error.labels.map(({ start }) => start)));
  return { text, constants, exported, errorLine };
}

/** A value without `as const` and the like; for the name of a constant, its expression. */
function plain(source: Source, value: ESTree.Expression): ESTree.Expression {
  if (value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression') {
    return plain(source, value.expression);
  }
  const named = value.type === 'Identifier' ? source.constants.get(value.name) : undefined;
  return named ? plain(source, named) : value;
}

type Step = { readonly at: number; readonly value: ESTree.Expression } | undefined;

/** One step into an object or a list; none where a spread hides the positions. */
function stepInto(value: ESTree.Expression, key: string | number): Step {
  if (value.type === 'ObjectExpression') {
    const property = value.properties.find(
      (one) =>
        one.type === 'Property' &&
        ((one.key.type === 'Identifier' && one.key.name === key) ||
          (one.key.type === 'Literal' && one.key.value === key)),
    );
    return property?.type === 'Property' ? { at: property.start, value: property.value } : undefined;
  }
  if (value.type !== 'ArrayExpression' || value.elements.some((one) => one?.type === 'SpreadElement')) {
    return undefined;
  }
  const element = typeof key === 'number' ? value.elements[key] : undefined;
  return element && element.type !== 'SpreadElement' ? { at: element.start, value: element } : undefined;
}

/** The line of a value that a file exports; of its parent where it is missing or computed. */
export function lineIn(source: Source, [name = '', ...keys]: ContentPath): number {
  let value = source.constants.get(String(name));
  let at = value?.start ?? 0;
  for (const key of keys) {
    if (!value) break;
    const inside = plain(source, value);
    const step = stepInto(inside, key);
    // A missing property is reported at the start of its object, also of one in its own constant.
    at = step?.at ?? (inside === value ? at : inside.start);
    value = step?.value;
  }
  return lineOf(source.text, at);
}
