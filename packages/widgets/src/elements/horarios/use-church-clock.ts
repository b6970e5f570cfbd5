import { type ChurchClock, clockFromTable } from '@ministerio/contract/domain';
import { useEffect, useState } from 'react';
import { clocks } from './content.static.ts';

const REFRESH_MS = 30_000;

const look = () => clockFromTable(Date.now(), clocks);

/** Day and time at the church, whatever the zone of the device. */
export function useChurchClock(): ChurchClock {
  const [clock, setClock] = useState(look);
  useEffect(() => {
    const timer = setInterval(() => setClock(look()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return clock;
}
