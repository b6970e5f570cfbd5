import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callFiles } from './call/new-call.ts';
import { screenFiles } from './screen/new-screen.ts';

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
    ['call', callFiles('list-visits', '/visitas'), 'listVisits'],
    ['screen', screenFiles('visits', 'visitas', 'listVisits'), 'visits'],
  ])('%s enters its name into every list', (_, { files, edits }, name) => {
    expect(Object.keys(files)).not.toHaveLength(0);
    for (const [path, edit] of Object.entries(edits)) {
      const before = read(path);
      const after = edit(before);
      expect(after.length).toBeGreaterThan(before.length);
      expect(after).toMatch(new RegExp(`${name}|list-visits|visitas`));
    }
  });
});
