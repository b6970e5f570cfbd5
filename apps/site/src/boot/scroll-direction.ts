/** Spec section 9. */
const THROTTLE_MS = 300;

/** Pixels by which a page moves while nobody reads on. */
const TREMOR = 24;

/**
 * Says on the root element which way the page is being scrolled, as `data-scroll`: what floats over it steps aside on the
 * way down, and is back on the way up and at the end.
 */
export function followScroll(window: Window): void {
  const root = window.document.documentElement;
  let last = window.scrollY;
  let isWaiting = false;
  const update = () => {
    isWaiting = false;
    const { scrollY, innerHeight } = window;
    const isAtEnd = scrollY + innerHeight >= root.scrollHeight - TREMOR;
    if (!isAtEnd && Math.abs(scrollY - last) < TREMOR) return;
    root.dataset.scroll = scrollY > last && !isAtEnd ? 'down' : 'up';
    last = scrollY;
  };
  window.addEventListener(
    'scroll',
    () => {
      if (isWaiting) return;
      isWaiting = true;
      window.setTimeout(update, THROTTLE_MS);
    },
    { passive: true },
  );
}
