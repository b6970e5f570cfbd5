import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { spanishOnly } from './spanish-only.ts';

const src = resolve(import.meta.dirname, '..');
const spoken = new Set(['aria-label', 'aria-description', 'label', 'title', 'placeholder', 'description']);
/** The same in every language. */
const NAMES = new Set(['WhatsApp']);

let found: string[] = [];
const add = (text: unknown) => {
  if (typeof text === 'string' && /\p{L}{2}/u.test(text) && !NAMES.has(text.trim())) found.push(text.trim());
};
const visitor = new Visitor({
  JSXText: ({ value }) => add(value),
  JSXAttribute({ name, value }) {
    if (name.type !== 'JSXIdentifier' || !spoken.has(name.name)) return;
    if (value?.type === 'Literal') add(value.value);
    if (value?.type !== 'JSXExpressionContainer') return;
    const { expression } = value;
    if (expression.type === 'TemplateLiteral') for (const { value: part } of expression.quasis) add(part.raw);
    if (expression.type !== 'ConditionalExpression') return;
    for (const side of [expression.consequent, expression.alternate])
      if (side.type === 'Literal') add(side.value);
  },
});

/** Text that a component's source says itself, in whatever state: in an element, or in a spoken attribute. */
function wordsIn(file: string): string[] {
  found = [];
  visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

const files = globSync('{primitives,composed}/*/*.tsx', { cwd: src }).filter(
  (file) => !/\.(stories|test)\.tsx$/.test(file) && !spanishOnly.includes(basename(dirname(file))),
);

it.each(files)('%s has no words of its own', (file) => {
  expect(wordsIn(resolve(src, file))).toEqual([]);
});
