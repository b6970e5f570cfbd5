import { whenNearView } from '@ministerio/ui/composed/picture/near-view';

/** How far outside the viewport still counts as near. */
const MARGIN_PX = 500;

/** Events of a person who uses the page. After going back, sections of the former page may be needed again. */
const USE_EVENTS = ['click', 'focusin', 'popstate'] as const;

/** Resolves once the page is used. */
export function whenUsed(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      for (const type of USE_EVENTS) window.removeEventListener(type, end, { capture: true });
      resolve();
    };
    for (const type of USE_EVENTS) window.addEventListener(type, end, { capture: true });
  });
}

/**
 * Resolves once an element comes near the viewport.
 * @param id - of the element; without one it resolves at once.
 */
export function whenNear(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => void whenNearView(element, resolve, MARGIN_PX));
}
