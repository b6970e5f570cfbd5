/** A build's data for its service worker (R18). All paths start with `/`. */
export interface OfflineTable {
  /** The build's name, which each of its pages contains. */
  readonly build: string;
  /** Canonical path of each public page, by every spelling in lower case. */
  readonly pages: Readonly<Record<string, string>>;
  /** The page shown without network. */
  readonly offlinePage: string;
  /** Start of the SHA-256 of each file under /assets/ that public pages use, in base64url. */
  readonly assets: Readonly<Record<string, string>>;
  /** Files that every page needs. */
  readonly shell: readonly string[];
  /** Scripts of the public pages. */
  readonly scripts: readonly string[];
  /** The page of an enrolled phone with its files, which no other visitor downloads. */
  readonly door: { readonly page: string; readonly files: readonly string[] };
}

/** Prefix of the site's cache names, before the build's name. */
export const CACHE_PREFIX = 'sitio-';
