import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a navigation inside the application, focus and scroll go to the new screen, as a page load would do. */
export function RouteFocus() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    const main = document.querySelector('main');
    // A screen that put the focus into its own field (the queue at the door) keeps it.
    if (main === null || main.contains(document.activeElement)) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
