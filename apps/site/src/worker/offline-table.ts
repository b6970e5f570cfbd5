/** What a build tells its service worker (R18). All paths start with `/`. */
export interface OfflineTable {
  /** Names the build; every page of it carries the name. */
  readonly build: string;
  /** Canonical path of each public page, by every spelling in lower case. */
  readonly pages: Readonly<Record<string, string>>;
  /** The page that says that there is no network. */
  readonly offlinePage: string;
  /** Start of the SHA-256 of each file under /assets/ that public pages use, in base64url. */
  readonly assets: Readonly<Record<string, string>>;
  /** Files without which no page looks right. */
  readonly shell: readonly string[];
  /** Scripts of the public pages. */
  readonly scripts: readonly string[];
}

/** Caches of the site start so; the rest names the build. */
export const CACHE_PREFIX = 'sitio-';
