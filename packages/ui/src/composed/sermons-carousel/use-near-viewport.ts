import { type RefObject, useEffect, useState } from 'react';
import { whenNearView } from '../picture/near-view/index.ts';

/**
 * Whether an element has come near the view; it stays true.
 * @param initially - it is in view from the start.
 */
export function useNearViewport(ref: RefObject<Element | null>, initially: boolean): boolean {
  const [near, setNear] = useState(initially);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    return whenNearView(element, () => setNear(true));
  }, [ref, near]);
  return near;
}
