/** How far outside the view a widget starts, so that it is there when one arrives. */
const MARGIN_PX = 300;

/**
 * Calls back once, when an element comes near the view.
 * @returns stops waiting.
 */
export function whenNear(element: Element, start: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: `${MARGIN_PX}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
