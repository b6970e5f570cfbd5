import { disableContentVisibility } from '../../loading/content-visibility.ts';

/** The visitor's location on the site. */
export interface PageLocation {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  /** The cause: a page load, a link, or going back and forth. */
  readonly by: 'load' | 'link' | 'history';
  /** Number of the navigation, also at the same address. */
  readonly arrival: number;
}

const listeners = new Set<() => void>();
let loadPage: (pathname: string) => Promise<unknown> = async () => undefined;
let current: PageLocation | undefined;

/**
 * Sets what must load before a navigation.
 * @param load - loads the page's script; rejects on failure.
 */
export function setPageLoader(load: typeof loadPage): void {
  loadPage = load;
}

function notify(by: PageLocation['by']): PageLocation {
  const { pathname, search, hash } = window.location;
  current = { pathname, search, hash, by, arrival: (current?.arrival ?? 0) + 1 };
  for (const listener of listeners) listener();
  return current;
}

/** The current location; the same object until it changes. */
export function currentLocation(): PageLocation {
  return current ?? notify('load');
}

/**
 * Subscribes to changes of the location.
 * @param listener - called after the page of the new location is loaded.
 * @returns unsubscribes.
 */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', onPopState);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', onPopState);
  };
}

/** Counts navigations, so that the last of several quick ones wins. */
let navigations = 0;

/**
 * Opens a public page of this site without a document load. The old page stays until the new one's script is loaded;
 * where that fails, the browser loads the document.
 * @param href - of a public page (`isPublicHref`), with or without query and hash.
 */
export async function navigate(href: string): Promise<void> {
  navigations += 1;
  const own = navigations;
  const { pathname } = new URL(href, window.location.href);
  try {
    await loadPage(pathname);
  } catch {
    window.location.assign(href);
    return;
  }
  if (own !== navigations) return;
  window.history.pushState(null, '', href);
  notify('link');
}

/**
 * Right after `popstate` the browser restores the scroll position of that entry. On another page it must not be smooth;
 * within a page our own scrolling waits for it.
 */
async function scrollRestored(isOtherPage: boolean): Promise<void> {
  const frame = new Promise(requestAnimationFrame);
  if (!isOtherPage) {
    await frame;
    return;
  }
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  void frame.then(() => style.removeProperty('scroll-behavior'));
}

/** The browser moved to another entry of its history, or to a hash. */
async function onPopState(): Promise<void> {
  navigations += 1;
  const own = navigations;
  const { pathname } = window.location;
  disableContentVisibility(document);
  await scrollRestored(pathname !== current?.pathname);
  try {
    await loadPage(pathname);
  } catch {
    window.location.reload();
    return;
  }
  if (own === navigations) notify('history');
}
