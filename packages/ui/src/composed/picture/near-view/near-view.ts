/** Distance from the viewport at which lazy pictures load (spec section 9). */
const PICTURES_MARGIN_PX = 100;

/**
 * Calls back once, when an element comes near the viewport.
 * @param marginPx - distance that counts as near.
 * @returns stops observing.
 */
export function whenNearView(
  element: Element,
  callback: () => void,
  marginPx: number = PICTURES_MARGIN_PX,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${marginPx}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Loads a lazy picture once its box comes near the viewport: browsers' own distance is more than a screen
 * (`picture.module.css` keeps the picture out of its box until then).
 * @param image - child of its box.
 * @returns stops observing.
 */
export function showWhenNear(image: HTMLImageElement): () => void {
  const { dataset, parentElement } = image;
  // A picture that is already shown stays.
  dataset.near ??= 'no';
  return whenNearView(parentElement ?? image, () => {
    dataset.near = 'yes';
  });
}
