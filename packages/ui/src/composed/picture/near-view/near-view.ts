/** How far before entering the view lazy pictures load (spec section 9). */
const PICTURES_MARGIN_PX = 100;

/**
 * Calls back once, when an element comes near the view.
 * @param marginPx - how far outside the view it may be and count as near.
 * @returns stops waiting.
 */
export function whenNearView(
  element: Element,
  come: () => void,
  marginPx: number = PICTURES_MARGIN_PX,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      come();
    },
    { rootMargin: `${marginPx}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Lets the browser ask for a lazy picture once its box comes near the view: left to itself it asks for what is more than
 * a screen away (`picture.module.css` keeps the picture out of its box until then).
 * @param image - in the box that shows it.
 * @returns stops waiting.
 */
export function showWhenNear(image: HTMLImageElement): () => void {
  const { dataset, parentElement } = image;
  // One that is shown already stays.
  dataset.near ??= 'no';
  return whenNearView(parentElement ?? image, () => {
    dataset.near = 'yes';
  });
}
