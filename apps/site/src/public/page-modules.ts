import type { PageName } from '@ministerio/content';
import type { ComponentType } from 'react';
import { pageFile } from '../routes/public-routes.ts';

/** Exports of a page's module. */
export interface PageModule {
  readonly Page: ComponentType;
}

const loaders = import.meta.glob<PageModule>('./pages/*-page.tsx');

async function load(name: PageName): Promise<PageModule> {
  const loader = loaders[`./pages/${pageFile(name)}`];
  if (!loader) throw new Error(`site: no ${pageFile(name)}`);
  return loader();
}

const pending = new Map<PageName, Promise<PageModule>>();
const ready = new Map<PageName, PageModule>();

/**
 * Loads a page's module once. A failed load is tried again on the next call.
 * @throws what the import threw, for example when a new version was published meanwhile.
 */
export function loadPage(name: PageName): Promise<PageModule> {
  const known = pending.get(name);
  if (known) return known;
  const loading = load(name).then(
    (module) => {
      ready.set(name, module);
      return module;
    },
    (error: unknown) => {
      pending.delete(name);
      throw error;
    },
  );
  pending.set(name, loading);
  return loading;
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
