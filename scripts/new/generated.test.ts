import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeScratch } from '../scratch.ts';
import { callFiles } from './call/new-call.ts';
import { filesOf } from './component/templates.ts';
import { pageFiles } from './page/new-page.ts';
import { screenFiles } from './screen/new-screen.ts';
import { widgetFiles } from './widget/new-widget.ts';
import type { Generated } from './write-files.ts';

/** Everything that the generators make, the screen on the generated call. */
const all: readonly Generated[] = [
  { files: filesOf({ name: 'zz-probe-card', layer: 'composed', area: 'public' }), edits: {} },
  { files: filesOf({ name: 'zz-probe', layer: 'primitives', area: 'public' }), edits: {} },
  callFiles('list-probes', '/zz-prueba'),
  screenFiles('probes', 'zz-prueba', 'listProbes'),
  widgetFiles('zz-probe'),
  pageFiles('first-probe', '/zz-prueba'),
];

/** Declarations that no file imports. */
const ambient = [
  'packages/widgets/src/react.ts',
  'packages/widgets/src/virtual.d.ts',
  'packages/ui/scripts/subset-font.d.ts',
  'apps/site/src/build-constants.d.ts',
];

let folder = '';
beforeAll(() => {
  folder = makeScratch('generated', ['e2e']);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Messages of the compiler about files of the copy. */
function typeErrors(files: readonly string[]): readonly string[] {
  // The widgets' options contain those of all others.
  const project = 'packages/widgets/tsconfig.generated.json';
  const named = [...ambient, ...files].map((path) => join(folder, path));
  write(project, JSON.stringify({ extends: './tsconfig.json', include: [], files: named }));
  const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
  const args = [tsc, '-p', join(folder, project), '--pretty', 'false', '--singleThreaded'];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  // A further line of an error is indented.
  return stdout.split(/\n(?! )/).filter((error) => error !== '');
}

it('everything that the generators make type-checks in the product, and a wrong prop does not', () => {
  const paths: string[] = [];
  for (const { files, edits } of all) {
    for (const [path, text] of Object.entries(files)) write(path, text);
    for (const [path, edit] of Object.entries(edits))
      write(path, edit(readFileSync(join(folder, path), 'utf8')));
    paths.push(...Object.keys(files), ...Object.keys(edits));
  }
  const page = readFileSync(join(folder, 'apps/site/src/public/pages/first-probe-page.tsx'), 'utf8');
  const wrong = 'apps/site/src/public/pages/wrong-page.tsx';
  write(wrong, page.replace('gap={6}', 'gap={6} space={6}'));
  expect(typeErrors([...paths.filter((path) => /\.tsx?$/.test(path)), wrong])).toEqual([
    expect.stringMatching(/wrong-page\.tsx[\s\S]*Property 'space' does not exist/),
  ]);
});
