import { relative, sep } from 'node:path';

/** Effects of a changed file, beside the pages, which reload by themselves. */
export interface Effects {
  readonly server: boolean;
  /** The tokens, whose colours are worked out of the palette. */
  readonly colours: boolean;
}

/** Folders whose sources the server runs. */
export const SERVER_SOURCES = ['apps/server/src', 'packages/content/src', 'packages/contract/src'] as const;
/** Sources of `packages/ui/scripts/tokens.ts`. */
export const COLOUR_SOURCES = [
  'packages/content/src/palette.ts',
  'packages/ui/src/tokens',
  'packages/ui/src/rosette/emblem',
] as const;

/** @param file - absolute. @param root - the repository's. */
export function effectsOf(file: string, root: string): Effects {
  const path = relative(root, file).replaceAll(sep, '/');
  const isSource = path.endsWith('.ts') && !path.endsWith('.test.ts');
  const isOf = (sources: readonly string[]) =>
    sources.some((source) => path === source || path.startsWith(`${source}/`));
  return {
    server: isSource && isOf(SERVER_SOURCES),
    // The script's own output must not start it again.
    colours: isSource && isOf(COLOUR_SOURCES) && !path.includes('/generated/'),
  };
}
