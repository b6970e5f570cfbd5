import { fileURLToPath } from 'node:url';

const inSite = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Folders of the build, as absolute paths. */
export const folders = {
  site: inSite('.'),
  dist: inSite('dist'),
  /** Drawn pictures. */
  vitral: inSite('generated/vitral'),
  /** Files that are copied to the root of `dist` as they are. */
  public: inSite('generated/public'),
  /** The module that renders pages, for the server. */
  renderer: inSite('dist-pages'),
  /** The repository's documents. */
  docs: inSite('../../docs'),
  photographs: inSite('../../packages/content/photographs'),
} as const;
