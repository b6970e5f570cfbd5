/** The page's layout is final by then. */
const SETTLED_MS = 3000;

/** Events of a person who scrolls. */
const SCROLL_INPUTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** The element of a hash, if its escapes are valid. */
function targetOf({ document, location: { hash } }: Window): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** How the document was come to: by a link, anew, or by going back. */
export function visitType({ performance }: Window): NavigationTimingType | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type;
}

/** Where this tab's view of an address was when it was left. */
const placeKey = ({ location: { pathname, hash } }: Window) => `vista:${pathname}${hash}`;

/** The noted place; null without one, or where the browser keeps nothing. */
function notedPlace(window: Window): number | null {
  try {
    const noted = window.sessionStorage.getItem(placeKey(window));
    return noted === null ? null : Number(noted);
  } catch {
    return null;
  }
}

function notePlace(window: Window): void {
  try {
    window.sessionStorage.setItem(placeKey(window), String(window.scrollY));
  } catch {
    // A browser that keeps nothing restores the view by itself.
  }
}

/** After going back or reloading the view stays where it was: with a hash Chromium would still scroll to its element. */
function restore(window: Window): void {
  const top = notedPlace(window);
  if (top === null || !window.location.hash) return;
  const { history } = window;
  history.scrollRestoration = 'manual';
  const place = () => window.scrollTo({ top, behavior: 'instant' });
  place();
  window.addEventListener('load', () => requestAnimationFrame(place), { once: true });
  window.addEventListener('hashchange', () => (history.scrollRestoration = 'auto'), { once: true });
}

/**
 * Keeps the view at the element of the address's hash, to which the browser scrolls, while islands above it come alive and
 * take their space. A person who scrolls ends it.
 */
export function followHash(window: Window): void {
  const { document } = window;
  let following = new AbortController();
  const follow = () => {
    following.abort();
    const target = targetOf(window);
    if (!target) return;
    following = new AbortController();
    const { signal } = following;
    const place = () => Math.round(target.getBoundingClientRect().top + window.scrollY);
    let last = place();
    const sizes = new ResizeObserver(() => {
      const now = place();
      if (now !== last) target.scrollIntoView();
      last = now;
    });
    sizes.observe(document.body);
    signal.addEventListener('abort', () => sizes.disconnect());
    const stop = () => following.abort();
    for (const type of SCROLL_INPUTS) window.addEventListener(type, stop, { signal, passive: true });
    const timer = setTimeout(() => sizes.disconnect(), SETTLED_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    // What came alive since the browser began to scroll is already in its place.
    target.scrollIntoView();
  };
  window.addEventListener('hashchange', follow);
  if (visitType(window) === 'navigate') follow();
  else restore(window);
  window.addEventListener('pagehide', () => notePlace(window));
}
