import { type RefObject, useEffect, useState } from 'react';

/** Whether an element holds more than it shows, so that it has to be reachable by keyboard to be scrolled. */
export function useOverflowing(target: RefObject<HTMLElement | null>): boolean {
  const [overflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const measure = () =>
      setOverflowing(
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [target]);
  return overflowing;
}
