import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentation } from './elements.ts';
import { readmeTables, withTables } from './readme.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** Without the padding that the formatter gives to tables. */
const plain = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');

test('the README names the attributes and parts that there are: node packages/widgets/scripts/readme.ts', async () => {
  expect(plain(withTables(readme, await readmeTables()))).toBe(plain(readme));
});

test('the README names every event', () => {
  const events = [...documentation.values()].flatMap((widget) => Object.keys(widget.events));
  for (const event of events) expect(readme).toContain(`\`${event}\``);
});
