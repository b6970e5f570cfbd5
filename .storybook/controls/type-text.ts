import type { DocgenType } from './docgen-type.ts';
import { withoutUndefined } from './union-members.ts';

const LONGEST = 100;

/** Text of the column of types; a long type opens on a click. */
export interface TypeText {
  readonly summary: string;
  readonly detail?: string;
}

const written = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

/** How a type is written in the table of props; nothing where Storybook's own words are as good. */
export function typeText(type: DocgenType): TypeText | undefined {
  if (type.name === 'enum') return { summary: type.value.map(written).join(' | ') };
  if (type.raw === undefined) return undefined;
  const text = withoutUndefined(type.raw);
  if (text.length <= LONGEST && !text.includes('\n')) return { summary: text };
  return { summary: type.name === 'function' ? 'function' : 'object', detail: text };
}
