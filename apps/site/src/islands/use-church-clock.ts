import { type ChurchClock, type ClockTable, clockFromTable } from '@ministerio/contract/domain';
import { useEffect, useState } from 'react';

const REFRESH_MS = 30_000;

/** The church's clock when a page was rendered, and its offsets from then on. */
export interface ChurchTime {
  readonly clock: ChurchClock;
  readonly offsets: ClockTable;
}

/** Day and time at the church, kept up to date from the moment at which the page was rendered. */
export function useChurchClock({ clock: rendered, offsets }: ChurchTime): ChurchClock {
  const [clock, setClock] = useState(rendered);
  useEffect(() => {
    const update = () => setClock(clockFromTable(Date.now(), offsets));
    update();
    const timer = setInterval(update, REFRESH_MS);
    return () => clearInterval(timer);
  }, [offsets]);
  return clock;
}
