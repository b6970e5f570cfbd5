import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { bundle } from './bundle.ts';

test('importing the package does nothing, also on a server without a document', async () => {
  const code = await bundle({ entry: 'src/index.ts', format: 'es' });
  const script = `${code}\nconsole.log(Object.keys(globalThis).filter((name) => /Ministerio/.test(name)).length)`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-'], {
    input: script,
    encoding: 'utf8',
  });
  expect([status, stderr, stdout.trim()]).toEqual([0, '', '0']);
  expect(code).toMatch(/export\s*\{[^}]*\bdefineWidgets\b[^}]*\}/);
}, 60_000);

test('a bundle asks for nothing but itself: no eval, no markup from text, no style or script elements', async () => {
  const code = await bundle({ entry: 'src/entries/todo.ts' });
  for (const forbidden of [
    'innerHTML',
    'outerHTML',
    'insertAdjacentHTML',
    'eval(',
    'new Function',
    'document.write',
    'localStorage',
    'sessionStorage',
    'document.cookie',
    'import(',
    '`style`',
    '`script`',
  ]) {
    expect(code, forbidden).not.toContain(forbidden);
  }
}, 60_000);
