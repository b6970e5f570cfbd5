import { type RefObject, useEffect, useState } from 'react';

/** How far before entering the view lazy pictures load (spec section 9). */
const LAZY_MARGIN_PX = 100;

/**
 * Whether an element has come near the view; it stays true.
 * @param initially - it is in view from the start.
 */
export function useNearViewport(ref: RefObject<Element | null>, initially: boolean): boolean {
  const [near, setNear] = useState(initially);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${LAZY_MARGIN_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, near]);
  return near;
}
