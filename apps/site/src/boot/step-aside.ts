/** Spec section 9. */
const THROTTLE_MS = 300;

/** Pixels by which a page moves while nobody reads on. */
const TREMOR = 24;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const overlap = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Where an element lies, whatever moves it at present. */
function boxAtRest({ offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight }: HTMLElement): Box {
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
}

/** Whether a word of the element lies in the box. */
function hasWordsIn(element: Element, box: Box): boolean {
  const rects = [...element.getClientRects()];
  // Without a box of its own (`display: contents`) it may have words all the same.
  if (rects.length > 0 && !rects.some((rect) => overlap(rect, box))) return false;
  return [...element.childNodes].some((node) => {
    if (node instanceof Element) return hasWordsIn(node, box);
    if (!/\S/.test(node.textContent ?? '')) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((rect) => overlap(rect, box));
  });
}

/**
 * Says on the root element that what floats over the page steps aside, as `data-floating="aside"`: while somebody reads on,
 * and wherever else it would cover words. At the end of a page it is always there.
 */
export function stepAside(window: Window): void {
  const { document } = window;
  const root = document.documentElement;
  let last = window.scrollY;
  let isScrollingDown = false;
  let isWaiting = false;

  const coversWords = () => {
    const floating = document.querySelector<HTMLElement>('[data-component="FaqWidget"]:not([data-open])');
    const parts = [...document.querySelectorAll('main, footer')];
    return floating !== null && parts.some((part) => hasWordsIn(part, boxAtRest(floating)));
  };
  const update = () => {
    isWaiting = false;
    const { scrollY, innerHeight } = window;
    if (Math.abs(scrollY - last) >= TREMOR) {
      isScrollingDown = scrollY > last;
      last = scrollY;
    }
    const isAtEnd = scrollY + innerHeight >= root.scrollHeight - TREMOR;
    root.dataset.floating = !isAtEnd && (isScrollingDown || coversWords()) ? 'aside' : 'here';
  };
  const updateSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    window.setTimeout(update, THROTTLE_MS);
  };
  window.addEventListener('scroll', updateSoon, { passive: true });
  // What is parsed, a font that comes, a phone that is turned.
  new ResizeObserver(updateSoon).observe(root);
}
