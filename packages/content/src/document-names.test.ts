import { expect, it } from 'vitest';
import { defaultContent } from './defaults.ts';
import { documentNames } from './document-names.ts';
import { defaultDocuments } from './documents.ts';

const names = documentNames(defaultContent);

it('names every page and every section that has texts', () => {
  const { textos } = defaultDocuments;
  const paths = Object.entries(textos).flatMap(
    ([page, { secciones, ...parts }]: [string, Record<string, unknown>]) =>
      [...Object.keys(parts), ...Object.keys(secciones ?? {})]
        .filter((part) => part !== 'entrada' && part !== 'parrafos')
        .map((part) => `${page}/${part}`)
        .concat(page),
  );
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !names.text(path))).toEqual([]);
});
