import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps an element within what the phone's keyboard leaves of the screen, by `--visible-height` and `--visible-top`: a
 * viewport unit does not know of the keyboard.
 */
export function useVisibleHeight(target: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const measure = () => {
      const { height, offsetTop, scale } = visualViewport;
      // Two fingers that zoom in also make it smaller.
      const isZoomed = scale > 1;
      target.current?.style.setProperty('--visible-height', isZoomed ? '100dvh' : `${height}px`);
      target.current?.style.setProperty('--visible-top', isZoomed ? '0px' : `${offsetTop}px`);
    };
    measure();
    visualViewport.addEventListener('resize', measure);
    visualViewport.addEventListener('scroll', measure);
    return () => {
      visualViewport.removeEventListener('resize', measure);
      visualViewport.removeEventListener('scroll', measure);
    };
  }, [target]);
}
