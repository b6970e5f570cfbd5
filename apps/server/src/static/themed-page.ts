import type { Theme } from '@ministerio/contract/domain';
import { type StaticFile, textFile } from './static-file.ts';

const themed = new WeakMap<StaticFile, Map<Theme, StaticFile>>();

/**
 * A page as a visitor sees it who chose a theme: its first paint is right before any script has come. Written and
 * compressed once for each page and theme.
 */
export function themedPage(page: StaticFile, theme: Theme): StaticFile {
  const known = themed.get(page) ?? new Map<Theme, StaticFile>();
  themed.set(page, known);
  const file = known.get(theme) ?? dressed(page, theme);
  known.set(theme, file);
  return file;
}

function dressed({ bodies, type, cacheControl, headers }: StaticFile, theme: Theme): StaticFile {
  const html = bodies.identity.toString('utf8').replace('<html ', `<html data-theme="${theme}" `);
  return textFile(html, { type, cacheControl, headers });
}
