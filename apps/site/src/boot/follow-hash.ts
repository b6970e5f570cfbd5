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
    // A browser that keeps nothing goes to the part that the address names.
  }
}

/**
 * Calls `place` after every change of the body's size (fonts and islands come late) until the layout is settled, a person
 * scrolls or `signal` aborts.
 */
function whileLayoutSettles(window: Window, place: () => void, signal?: AbortSignal): void {
  const sizes = new ResizeObserver(place);
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    sizes.disconnect();
  };
  sizes.observe(window.document.body);
  for (const type of SCROLL_INPUTS) {
    window.addEventListener(type, end, { signal: ended.signal, passive: true });
  }
  setTimeout(end, SETTLED_MS);
  signal?.addEventListener('abort', end);
}

/** After going back or reloading the view stays where it was: with a hash Chromium would still scroll to its element. */
function restore(window: Window): void {
  const top = notedPlace(window);
  if (top === null || !window.location.hash) return;
  const { history } = window;
  const leaving = new AbortController();
  const place = () => window.scrollTo({ top, behavior: 'instant' });
  history.scrollRestoration = 'manual';
  place();
  whileLayoutSettles(window, place, leaving.signal);
  window.addEventListener('load', () => requestAnimationFrame(place), { once: true, signal: leaving.signal });
  window.addEventListener('hashchange', () => leaving.abort(), { once: true });
}

/**
 * Keeps the view at the element of the address's hash, to which the browser scrolls, while islands above it come alive and
 * take their space. A person who scrolls ends it.
 */
export function followHash(window: Window): void {
  let following = new AbortController();
  const follow = () => {
    following.abort();
    const target = targetOf(window);
    // Going back to a part starts from the present view: the place where it was left would flash in between.
    window.history.scrollRestoration = target ? 'manual' : 'auto';
    if (!target) return;
    following = new AbortController();
    const place = () => Math.round(target.getBoundingClientRect().top + window.scrollY);
    let last = place();
    const keep = () => {
      const now = place();
      if (now !== last) target.scrollIntoView();
      last = now;
    };
    whileLayoutSettles(window, keep, following.signal);
    // Elements that came alive since the browser began to scroll are already in their place.
    target.scrollIntoView();
  };
  window.addEventListener('hashchange', follow);
  if (visitType(window) === 'navigate') follow();
  else restore(window);
  window.addEventListener('pagehide', () => notePlace(window));
}
