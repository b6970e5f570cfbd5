import { layOutAll } from '../../loading/lay-out-all.ts';

/** Where the visitor is. */
export interface Place {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  /** How it was reached: by loading the page, by a link, or by going back and forth. */
  readonly by: 'load' | 'link' | 'history';
  /** Another number for each arrival, also at the same address. */
  readonly arrival: number;
}

const listeners = new Set<() => void>();
let prepare: (pathname: string) => Promise<unknown> = async () => undefined;
let current: Place | undefined;

/**
 * Says what must be there before anyone arrives at a page.
 * @param load - brings the page's script; rejects where it cannot.
 */
export function prepareWith(load: typeof prepare): void {
  prepare = load;
}

function arrive(by: Place['by']): Place {
  const { pathname, search, hash } = window.location;
  current = { pathname, search, hash, by, arrival: (current?.arrival ?? 0) + 1 };
  for (const tell of listeners) tell();
  return current;
}

/** Where the visitor is now; the same object until that changes. */
export function currentPlace(): Place {
  return current ?? arrive('load');
}

/**
 * Tells when the place changes, whatever brought it about.
 * @param tell - called after the page of the new place is loaded.
 * @returns ends it.
 */
export function watchPlace(tell: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', turnBack);
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
    if (listeners.size === 0) window.removeEventListener('popstate', turnBack);
  };
}

/** Counts turns, so that the last of several quick ones wins. */
let turns = 0;

/**
 * Goes to a public page of this site without loading the document anew. The old page stays until the new one's
 * script is here; where that fails, the browser loads the page as if there were no script.
 * @param href - of a public page (`isPublicHref`), with or without query and hash.
 */
export async function follow(href: string): Promise<void> {
  turns += 1;
  const turn = turns;
  const { pathname } = new URL(href, window.location.href);
  try {
    await prepare(pathname);
  } catch {
    window.location.assign(href);
    return;
  }
  if (turn !== turns) return;
  window.history.pushState(null, '', href);
  arrive('link');
}

/**
 * Right after `popstate` the browser puts the view where it was at that entry: another page at once, it does not glide
 * there; within a page whatever scrolls comes after that.
 */
async function restored(isOtherPage: boolean): Promise<void> {
  const frame = new Promise(requestAnimationFrame);
  if (!isOtherPage) {
    await frame;
    return;
  }
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  void frame.then(() => style.removeProperty('scroll-behavior'));
}

/** The browser has gone to another entry of its history, or to a hash. */
async function turnBack(): Promise<void> {
  turns += 1;
  const turn = turns;
  const { pathname } = window.location;
  layOutAll(document);
  await restored(pathname !== current?.pathname);
  try {
    await prepare(pathname);
  } catch {
    window.location.reload();
    return;
  }
  if (turn === turns) arrive('history');
}
