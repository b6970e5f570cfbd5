import { whenNearView } from '@ministerio/ui/composed/picture/near-view';

/** How far outside the view a part of the page may be and still count as near. */
const MARGIN_PX = 500;

/** Moments at which a person turns to the page. After going back, parts of the page before may be needed again. */
const TURNS = ['click', 'focusin', 'popstate'] as const;

/** Waits until the person turns to anything on the page. */
export function whenUsed(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      for (const turn of TURNS) window.removeEventListener(turn, end, { capture: true });
      resolve();
    };
    for (const turn of TURNS) window.addEventListener(turn, end, { capture: true });
  });
}

/**
 * Waits until an element comes near the view.
 * @param id - of the element; one that is not there is not waited for.
 */
export function whenNear(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => void whenNearView(element, resolve, MARGIN_PX));
}
