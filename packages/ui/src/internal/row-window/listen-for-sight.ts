/** Told when rows may have come into sight. */
export interface SightListener {
  /** The table's box, the page or anything between scrolled, or the window changed its height. */
  readonly onScroll: () => void;
  /** The table became wider or narrower. */
  readonly onResize: () => void;
}

/**
 * Listens to whatever can bring an element's content into sight.
 * @returns stops listening.
 */
export function listenForSight(element: HTMLElement, listener: SightListener): () => void {
  function onScroll({ target }: Event) {
    if (!(target instanceof Node) || target.contains(element)) listener.onScroll();
  }
  // Scrolling inside a shadow root is not heard outside of it.
  const root = element.getRootNode();
  const places = root instanceof ShadowRoot ? [window, root] : [window];
  for (const place of places) place.addEventListener('scroll', onScroll, { capture: true, passive: true });
  window.addEventListener('resize', onScroll);

  let width: number | null = null;
  const observer = new ResizeObserver(() => {
    const known = width;
    width = element.offsetWidth;
    if (known !== null && known !== width) listener.onResize();
  });
  observer.observe(element);
  return () => {
    for (const place of places) place.removeEventListener('scroll', onScroll, { capture: true });
    window.removeEventListener('resize', onScroll);
    observer.disconnect();
  };
}
