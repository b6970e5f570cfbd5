import { useEffect, useState } from 'react';

/** Interval of scroll checks (spec section 9). */
const SCROLL_THROTTLE_MS = 300;
const FROM_TOP_PX = 8;

/** Whether the page has been scrolled away from its top. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      timer = undefined;
      setScrolled(window.scrollY > FROM_TOP_PX);
    };
    const onScroll = () => {
      timer ??= setTimeout(update, SCROLL_THROTTLE_MS);
    };
    update();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, []);
  return scrolled;
}
