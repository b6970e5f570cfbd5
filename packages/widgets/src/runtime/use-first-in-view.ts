import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** How narrow a carousel's card gets, in CSS pixels: 86% of a window of 320. */
const CARD_PX = 275;

/**
 * How many of a carousel's cards can be in view at first. Of the window, not of the element: asking for its size would
 * make the page lay out at once.
 */
export const cardsInView = () => Math.ceil(innerWidth / CARD_PX);

/** Somebody turns to the widget, by finger, mouse or keyboard. */
const TURNS = ['pointerover', 'focusin'] as const;

/**
 * What of a carousel's items to draw: at first those that can be in view, the others once somebody turns to the widget
 * or the page has nothing else to do.
 * @param element - the widget's.
 */
export function useFirstInView<Item>(items: readonly Item[], element: HTMLElement): readonly Item[] {
  const [drawsAll, setDrawsAll] = useState(false);
  const inView = cardsInView();
  const waits = !drawsAll && items.length > inView;
  useEffect(() => {
    if (!waits) return;
    const drawAll = () => setDrawsAll(true);
    const stopWaiting = whenIdle(drawAll);
    for (const turn of TURNS) element.addEventListener(turn, drawAll);
    return () => {
      stopWaiting();
      for (const turn of TURNS) element.removeEventListener(turn, drawAll);
    };
  }, [waits, element]);
  return waits ? items.slice(0, inView) : items;
}
