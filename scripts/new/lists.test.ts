import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callFiles, newCall } from './call/new-call.ts';
import { newPage, pageFiles } from './page/new-page.ts';
import { newScreen, screenFiles } from './screen/new-screen.ts';
import { newWidget, widgetFiles } from './widget/new-widget.ts';

const read = (path: string) => readFileSync(path, 'utf8');

describe('lists name every file of their folder', () => {
  it('endpoints', () => {
    const index = 'packages/contract/src/endpoints/index.ts';
    const files = globSync('packages/contract/src/endpoints/*.ts').map((file) => basename(file));
    const missing = files.filter(
      (file) => !/^index\.|\.test\./.test(file) && !read(index).includes(`'./${file}'`),
    );
    expect(missing, `export it in ${index}`).toEqual([]);
  });

  it("the server's own routes", () => {
    const list = 'apps/server/src/routes/own-routes.ts';
    const files = [...globSync('apps/server/src/routes/**/*.ts'), 'apps/server/src/api.ts'];
    const texts = files.map((file) => read(file));
    const routes = texts.flatMap((text) =>
      [...text.matchAll(/^export (?:async )?function (\w+Routes?)\(/gm)].map(([, name = '']) => name),
    );
    const missing = routes.filter((name) => texts.filter((text) => text.includes(name)).length < 2);
    expect(routes.length).toBeGreaterThan(20);
    expect(missing, `register it in ${list}`).toEqual([]);
  });
});

describe('generators', () => {
  it.each([
    ['call', callFiles('list-probes', '/zz-prueba'), 'listProbes'],
    ['screen', screenFiles('probes', 'zz-prueba', 'listProbes'), 'probes'],
    ['page', pageFiles('first-probe', '/zz-prueba'), 'firstProbe'],
  ])('%s enters its name into every list', (_, { files, edits }, name) => {
    expect(Object.keys(files)).not.toHaveLength(0);
    for (const [path, edit] of Object.entries(edits)) {
      const before = read(path);
      const after = edit(before);
      expect(after.length).toBeGreaterThan(before.length);
      expect(after).toMatch(new RegExp(`${name}|list-probes|zz-prueba`));
    }
  });

  it('widget needs no list, only room in the bundle of all widgets', () => {
    const { files, edits } = widgetFiles('zz-probe');
    expect(new Set(Object.keys(files).map(dirname))).toEqual(
      new Set(['packages/widgets/src/elements/zz-probe']),
    );
    const [[path, edit] = [], ...more] = Object.entries(edits);
    const limit = (text = '') => Number(/'todo', ([\d.]+)/.exec(text)?.[1]);
    expect(more).toEqual([]);
    expect(limit(edit?.(read(path ?? '')))).toBe(limit(read(path ?? '')) + 0.5);
  });

  it.each([
    ['call without a name', () => newCall([]), 'A call has one name in kebab-case, for example list-visits.'],
    ['call in camelCase', () => newCall(['listVisits']), 'kebab-case'],
    ['call with a reserved word', () => newCall(['delete']), 'delete is a word of JavaScript'],
    ['call twice', () => newCall(['list-notices']), 'list-notices.ts is there already.'],
    [
      'call at a known path',
      () => newCall(['list-probes', '--path', '/avisos']),
      'GET /avisos is a call already',
    ],
    [
      'call at a wrong path',
      () => newCall(['list-probes', '--path', 'zz-prueba']),
      '--path is like /visitas',
    ],
    ['screen without a call', () => newScreen(['probes']), '--call: a call has one name in kebab-case'],
    ['screen twice', () => newScreen(['audit', '--call', 'list-notices']), 'is there already.'],
    [
      'screen at a known path',
      () => newScreen(['probes', '--call', 'list-notices', '--path', 'Auditoria']),
      '/dashboard/Auditoria is a screen already.',
    ],
    ['widget without a name', () => newWidget([]), 'A widget has one name in kebab-case'],
    ['widget twice', () => newWidget(['faq']), 'is there already.'],
    ['page with two names', () => newPage(['probes', 'more']), 'A page has one name in kebab-case'],
    ['page twice', () => newPage(['privacy']), 'privacy-page.tsx is there already.'],
    [
      'page at a known path',
      () => newPage(['probes', '--path', '/Privacidad']),
      '/Privacidad is a page already',
    ],
    ['page at a wrong path', () => newPage(['probes', '--path', '/a/b']), '--path is one part'],
  ])('%s is refused in one sentence, and nothing is written', (_, run, message) => {
    expect(run).toThrow(message);
  });
});
