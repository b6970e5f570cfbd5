import { type RefObject, useEffect, useState } from 'react';

/** Scroll state of a horizontal list, and a function that scrolls it by as many whole items as fit. */
export function useTrack(track: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ hasPrevious: false, hasNext: false });

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => {
      // In a right-to-left page the position counts down from zero.
      const position = Math.abs(element.scrollLeft);
      const hasPrevious = position > 4;
      const hasNext = position + element.clientWidth < element.scrollWidth - 4;
      setEnds((previous) =>
        previous.hasPrevious === hasPrevious && previous.hasNext === hasNext
          ? previous
          : { hasPrevious, hasNext },
      );
    };
    const sizes = new ResizeObserver(measure);
    // By observer: reading a size right after a change would force a layout.
    const watchItems = () => {
      for (const item of element.children) sizes.observe(item);
    };
    const items = new MutationObserver(watchItems);
    sizes.observe(element);
    watchItems();
    items.observe(element, { childList: true });
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      items.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [track]);

  function move(direction: -1 | 1): void {
    const element = track.current;
    const item = element?.firstElementChild;
    if (!element || !item) return;
    const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
    const step = item.getBoundingClientRect().width + gap;
    // The root's width: what shows in the list's padding is not whole.
    const room = element.parentElement?.clientWidth ?? 0;
    const whole = Math.floor((room + gap) / step) || 1;
    const sign = getComputedStyle(element).direction === 'rtl' ? -direction : direction;
    element.scrollBy({ left: sign * whole * step, behavior: 'smooth' });
  }

  return { ...ends, move };
}
