import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parts } from './parts.ts';

const FAULT = /^packages\/content\/src\/church\.json: horarios\.0\.inicio: dice "8:00am"\. /m;
const SERVER = 'apps/server/dist/main.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-first-'));
  for (const path of ['scripts', 'package.json', 'packages/content', 'packages/contract']) {
    cpSync(path, join(folder, path), {
      recursive: true,
      filter: (source) => !source.includes('node_modules'),
    });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const documents = join(folder, 'packages/content/src/church.json');
  writeFileSync(
    documents,
    readFileSync(documents, 'utf8').replace('"inicio": "06:30"', '"inicio": "8:00am"'),
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Files of a former build, with a server that says that it serves. */
function pretendFormerBuild(): void {
  for (const { output } of parts) {
    mkdirSync(dirname(join(folder, output)), { recursive: true });
    writeFileSync(join(folder, output), 'former');
  }
  writeFileSync(join(folder, SERVER), "console.log('serving');");
}

const run = (script: string) =>
  spawnSync(process.execPath, [`scripts/${script}.ts`], { cwd: folder, encoding: 'utf8' });

describe('content with a fault', () => {
  it('leaves the former site as it was, and a start serves it with one line of warning', () => {
    pretendFormerBuild();
    const { stdout, stderr, status } = run('start');
    expect(stderr).toMatch(FAULT);
    expect(stderr.trim().split('\n').at(-1)).toBe(
      'El contenido tiene faltas: se muestra el sitio de antes. Corrígelas y vuelve a ejecutar npm start.',
    );
    expect(stderr.trim().split('\n')).toHaveLength(2);
    expect(stdout).toBe('serving\n');
    expect(status).toBe(0);
    expect(readFileSync(join(folder, 'apps/site/dist-pages/renderer.js'), 'utf8')).toBe('former');
  });

  it('ends a start that has nothing to serve', () => {
    const { stdout, stderr, status } = run('start');
    expect(stderr).toMatch(FAULT);
    expect(stderr).toContain('no se construyó nada');
    expect(stdout).toBe('');
    expect(status).toBe(1);
  });

  it('ends a build, which touches nothing that was built before', () => {
    pretendFormerBuild();
    const { stderr, status } = run('build');
    expect(stderr).toMatch(FAULT);
    expect(status).toBe(1);
    expect(readFileSync(join(folder, SERVER), 'utf8')).toContain('serving');
  });

  it('tells a forgotten comma in one sentence, without a stack', () => {
    pretendFormerBuild();
    appendFileSync(join(folder, 'packages/content/src/church.json'), '[1 2]\n');
    const { stdout, stderr } = run('start');
    expect(stderr).toMatch(
      /^packages\/content\/src\/church\.json:\d+: aquí no se entiende lo escrito; .*\n.*\n$/,
    );
    expect(stdout).toBe('serving\n');
  });
});
