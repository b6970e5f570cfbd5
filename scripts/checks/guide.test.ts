import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const GUIDE = 'docs/guia-del-administrador.md';
const SOURCES = [
  'packages/ui/src',
  'packages/screens/src',
  'packages/contract/src',
  'packages/content/src',
  'apps/site/src',
  'apps/server/src',
];
/** Stories and tests say much that no screen says. */
const MADE_UP = /\.(stories|test)\.tsx?$/;

const guide = readFileSync(GUIDE, 'utf8');
/** Every text of the product in one line, as a person reads it. */
const product = SOURCES.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
)
  .filter((file) => /\.tsx?$/.test(file) && !MADE_UP.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replace(/\s+/g, ' ');

/** The words between «» of the guide, once each. */
const quoted = [
  ...new Set([...guide.matchAll(/«([^»]+)»/g)].map(([, words = '']) => words.replace(/\s+/g, ' '))),
];

/** Whether the product contains the text, in one piece or sentence by sentence; '…' matches a value. */
function isSaid(words: string): boolean {
  if (product.includes(words)) return true;
  return words
    .split(/…|(?<=[.:]) /)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .every((part) => product.includes(part));
}

describe('the administrator’s guide', () => {
  it.each(quoted)('quotes words that the screen says: «%s»', (words) => {
    expect(isSaid(words)).toBe(true);
  });

  it('shows pictures that are there', () => {
    const pictures = [...guide.matchAll(/screenshots\/[\w/-]+\.webp/g)].map(([path]) =>
      join(dirname(GUIDE), path),
    );
    expect(pictures.length).toBeGreaterThan(10);
    expect(pictures.filter((path) => !existsSync(path))).toEqual([]);
  });
});
