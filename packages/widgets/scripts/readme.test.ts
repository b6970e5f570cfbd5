import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readmeTables } from './readme-tables.ts';
import { withTables } from './readme-text.ts';
import { typeDeclarations } from './types.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** Without the padding that the formatter gives to tables. */
const plain = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');

test('the README names the attributes and parts that there are: node packages/widgets/scripts/readme.ts', async () => {
  expect(plain(withTables(readme, await readmeTables()))).toBe(plain(readme));
}, 60_000);

test('the README and the types name every event', () => {
  const types = typeDeclarations();
  for (const event of ['ministerio-ready', 'ministerio-error', 'ministerio-toggle', 'ministerio-play']) {
    expect(readme).toContain(`\`${event}\``);
    expect(types).toContain(`'${event}': CustomEvent`);
  }
});

test('types say what each attribute takes', () => {
  const types = typeDeclarations();
  expect(types).toContain("theme?: 'auto' | 'light' | 'dark' | undefined;");
  expect(types).toContain('open?: boolean | undefined;');
  expect(types).toContain("'ministerio-predicas': MinisterioPredicasAttributes;");
});
