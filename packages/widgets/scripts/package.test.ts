import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { bundle } from './bundle.ts';
import { scriptEntry } from './elements.ts';

test('importing the package does nothing, also on a server without a document', async () => {
  const code = await bundle({ entry: 'src/index.ts', format: 'es' });
  const script = `${code}\nconsole.log(Object.keys(globalThis).filter((name) => /Ministerio/.test(name)).length)`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-'], {
    input: script,
    encoding: 'utf8',
  });
  expect([status, stderr, stdout.trim()]).toEqual([0, '', '0']);
  expect(code).toMatch(/export\s*\{[^}]*\bdefineWidgets\b[^}]*\}/);
});

/** Ways to run text or to put it into a page as markup, to keep something, to load more. */
const forbidden = [
  'outerHTML',
  'insertAdjacentHTML',
  'eval(',
  'new Function',
  'document.write',
  'localStorage',
  'sessionStorage',
  'document.cookie',
  'import(',
  '`script`',
];
/** Attributes that preact compares names with; it uses them only with `dangerouslySetInnerHTML`. */
const runtimeOnly = ['innerHTML', 'InnerHTML', '`style`'];

test('a bundle asks for nothing but itself: no eval, no markup from text, no style or script elements', async () => {
  const whole = await bundle({ entry: scriptEntry('todo') });
  const ours = await bundle({ entry: scriptEntry('todo'), format: 'es', external: /^preact/ });
  expect(ours).toContain('preact/compat');
  for (const text of forbidden) expect(whole.includes(text), text).toBe(false);
  for (const text of [...forbidden, ...runtimeOnly]) expect(ours.includes(text), text).toBe(false);
});
