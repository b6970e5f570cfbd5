import { useEffect, useState } from 'react';

/** Narrowest width of a carousel's card, in CSS pixels: 86% of a window of 320. */
const CARD_PX = 275;

/** Items in view and their pictures come first: on a slow phone two frames of them take 0.3 s. */
const SETTLE_MS = 1000;
/** How much longer a busy page may delay the other items. */
const IDLE_TIMEOUT_MS = 1000;

/** Ways to start using the widget: by finger, mouse or keyboard. */
const USE_EVENTS = ['pointerover', 'focusin'] as const;

/**
 * How many of a carousel's cards may be in view at first. Measured by the window: reading the element's size would
 * force a layout.
 */
export const initialCount = () => Math.ceil(innerWidth / CARD_PX);

/**
 * The items of a carousel to render: at first those that may be in view, all of them once the widget is used or the
 * page is idle.
 * @param element - the widget's.
 */
export function useInitialItems<Item>(items: readonly Item[], element: HTMLElement): readonly Item[] {
  const [showsAll, setShowsAll] = useState(false);
  const count = initialCount();
  const isPartial = !showsAll && items.length > count;
  useEffect(() => {
    if (!isPartial) return;
    const showAll = () => setShowsAll(true);
    const cancelIdle = whenIdle(showAll);
    for (const type of USE_EVENTS) element.addEventListener(type, showAll);
    return () => {
      cancelIdle();
      for (const type of USE_EVENTS) element.removeEventListener(type, showAll);
    };
  }, [isPartial, element]);
  return isPartial ? items.slice(0, count) : items;
}

/**
 * Calls back once, when the page has settled and the browser is idle; Safari lacks `requestIdleCallback`.
 * @returns cancels it.
 */
function whenIdle(callback: () => void): () => void {
  let handle = 0;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in globalThis)
      handle = requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
    else callback();
  }, SETTLE_MS);
  return () => {
    clearTimeout(timer);
    if (handle) cancelIdleCallback(handle);
  };
}
