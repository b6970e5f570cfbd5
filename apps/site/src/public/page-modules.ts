import type { PageName } from '@ministerio/content';
import type { ComponentType } from 'react';

/** Exports of a page's module. */
export interface PageModule {
  readonly Page: ComponentType;
}

const loaders: Readonly<Record<PageName, () => Promise<PageModule>>> = {
  home: () => import('./pages/home-page.tsx'),
  ministries: () => import('./pages/ministries-page.tsx'),
  meetings: () => import('./pages/meetings-page.tsx'),
  studies: () => import('./pages/studies-page.tsx'),
  directions: () => import('./pages/directions-page.tsx'),
  privacy: () => import('./pages/privacy-page.tsx'),
  offline: () => import('./pages/offline-page.tsx'),
  notFound: () => import('./pages/not-found-page.tsx'),
};

const pending = new Map<PageName, Promise<PageModule>>();
const ready = new Map<PageName, PageModule>();

/**
 * Loads a page's module once. A failed load is tried again on the next call.
 * @throws what the import threw, for example when a new version was published meanwhile.
 */
export function loadPage(name: PageName): Promise<PageModule> {
  const known = pending.get(name);
  if (known) return known;
  const load = loaders[name]().then(
    (module) => {
      ready.set(name, module);
      return module;
    },
    (error: unknown) => {
      pending.delete(name);
      throw error;
    },
  );
  pending.set(name, load);
  return load;
}

/**
 * The loaded module of a page: rendering never waits.
 * @throws Error when it is not loaded, which is a bug.
 */
export function loadedPage(name: PageName): PageModule {
  const module = ready.get(name);
  if (!module) throw new Error(`site: the page "${name}" was rendered before its script was loaded.`);
  return module;
}
