import { useEffect, useEffectEvent } from 'react';

/**
 * Tells when somebody comes back to the page from another tab or application.
 * @param isAway - whether they were sent there.
 */
export function useReturn(isAway: boolean, onReturn: () => void): void {
  const tell = useEffectEvent(onReturn);
  useEffect(() => {
    if (!isAway) return undefined;
    // A phone hides the page; a window beside it only loses the focus; a page that was kept aside is shown again.
    let hasLeft = document.visibilityState === 'hidden';
    const leave = () => {
      hasLeft = true;
    };
    const come = () => {
      if (hasLeft) tell();
    };
    const change = () => (document.visibilityState === 'hidden' ? leave() : come());
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tell();
    };
    document.addEventListener('visibilitychange', change);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', come);
    window.addEventListener('pageshow', show);
    return () => {
      document.removeEventListener('visibilitychange', change);
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', come);
      window.removeEventListener('pageshow', show);
    };
  }, [isAway]);
}
