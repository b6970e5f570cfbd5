import type { ChurchClock } from '@ministerio/contract/domain';
import { useEffect, useState } from 'react';
import { churchNow } from './church-now.ts';

const REFRESH_MS = 30_000;

/**
 * Day and time at the church, whatever the zone of the device.
 * @returns `undefined` until the page is alive: a prerendered page cannot know when it is read.
 */
export function useChurchClock(): ChurchClock | undefined {
  const [clock, setClock] = useState<ChurchClock>();
  useEffect(() => {
    const look = () => setClock(churchNow());
    look();
    const timer = setInterval(look, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return clock;
}
