import { existsSync, globSync, readdirSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RegistryEntry } from './entry.ts';

const given = { className: 'own', id: 'given', 'data-own': 'yes' };

/** Every folder of a ring has one door, stories, and stands in the registry: a new one that does not fails. */
export function holdFolders(ring: string, registry: readonly RegistryEntry[]): void {
  const folders = readdirSync(ring, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

  describe.each(folders)('folder %s', (folder) => {
    it('has one door, stories and an entry in the registry', () => {
      expect(existsSync(`${ring}/${folder}/index.ts`)).toBe(true);
      expect(globSync(`${ring}/${folder}/*.stories.tsx`)).not.toEqual([]);
      expect(registry.map((entry) => entry.folder)).toContain(folder);
    });
  });
}

/** What every component keeps when the server renders it, which has neither window nor document. */
export function holdServerRules(registry: readonly RegistryEntry[]): void {
  const onServer = registry.filter((entry) => !entry.clientOnly);

  describe.each(onServer)('$name on the server', ({ name, render, control }) => {
    const tags = () => renderToStaticMarkup(render(given)).match(/<[a-z][^>]*>/g) ?? [];

    it('names itself and takes the className last', () => {
      const root = tags().find((tag) => tag.includes(`data-component="${name}"`));
      expect(root).toMatch(/ class="([^"]* )?own"/);
    });

    it('hands on id and data attributes', () => {
      const target = tags().find((tag) => tag.includes('id="given"'));
      expect(target).toContain('data-own="yes"');
      if (!control) expect(target).toContain(`data-component="${name}"`);
    });
  });

  describe('prerendered pages', () => {
    it.each(onServer.filter((entry) => !entry.neverPrerendered))(
      '$name writes no style attribute, which a strict policy would refuse',
      ({ render }) => {
        expect(renderToStaticMarkup(render(given))).not.toMatch(/ style="/);
      },
    );
  });
}
