import { existsSync, globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RegistryEntry } from './entry.ts';

const given = { className: 'own', id: 'given', 'data-own': 'yes' };

/**
 * Every folder with stories has an entry in the registry.
 * @param ring - the folder that the patterns start from.
 * @param stories - patterns of story files.
 */
export function holdFolders(
  ring: string,
  stories: readonly string[],
  registry: readonly RegistryEntry[],
): void {
  const folders = new Set(globSync(stories, { cwd: ring }).map((file) => dirname(file)));

  describe.each([...folders])('folder %s', (folder) => {
    it('has an entry in the registry', () => {
      const names = registry.map((entry) => entry.folder);
      const known = names.some(
        (name) => name === basename(folder) || existsSync(`${ring}/${folder}/${name}.tsx`),
      );
      expect(known).toBe(true);
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
