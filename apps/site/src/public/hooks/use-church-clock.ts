import { type ChurchClock, clockFromTable } from '@ministerio/contract/domain';
import { useEffect, useState } from 'react';

const REFRESH_MS = 30_000;

/** Day and time at the church now, whatever the device's time zone. */
export const churchNow = (): ChurchClock => clockFromTable(Date.now(), __CLOCKS__);

/**
 * Day and time at the church, kept up to date.
 * @returns `undefined` until the page is hydrated: a prerendered page cannot know when it is read.
 */
export function useChurchClock(): ChurchClock | undefined {
  const [clock, setClock] = useState<ChurchClock>();
  useEffect(() => {
    const update = () => setClock(churchNow());
    update();
    const timer = setInterval(update, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return clock;
}
