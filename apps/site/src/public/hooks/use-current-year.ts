import { useSyncExternalStore } from 'react';
import { churchNow } from './church-now.ts';

const never = () => () => undefined;
const yearAtChurch = () => Number(churchNow().date.slice(0, 4));

/** The year for the copyright line: the build's in prerendered pages, then the real one. */
export function useCurrentYear(): number {
  return useSyncExternalStore(never, yearAtChurch, () => __BUILD_YEAR__);
}
