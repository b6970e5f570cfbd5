import type { DoorProfile } from '@ministerio/contract';
import { addDays, churchClock, DOOR_PHONE_DAYS } from '@ministerio/contract/domain';

/** Rights of a code, as an administrator chooses them. */
export interface DoorGrant {
  readonly perfil: DoorProfile;
  /** Ids of the ministries whose names the phone shows; none with numbers alone. */
  readonly ministerios: readonly number[];
  /** Last day of the inscription, `YYYY-MM-DD`; null for the server's default, the end of today. */
  readonly hasta: string | null;
}

/** Numbers alone, until tonight. */
export const defaultGrant: DoorGrant = { perfil: 'numeros', ministerios: [], hasta: null };

/** An inscription ends at 23:00 of its day; within the last hour before, 'tonight' is tomorrow's (R55). */
const LAST_HOUR_STARTS = '22:00:00';
const END_OF_DAY = '23:00:00';

/** Which days an inscription may end on, and whether the default is still today. @param nowMs - UTC milliseconds */
export function endDays(nowMs: number, timeZone: string) {
  const { date, time } = churchClock(nowMs, timeZone);
  return {
    isTonight: time <= LAST_HOUR_STARTS,
    first: time < END_OF_DAY ? date : addDays(date, 1),
    // At 23:00 of the ninetieth day more than ninety days have passed.
    last: addDays(date, DOOR_PHONE_DAYS - 1),
  };
}

const SECOND_MS = 1000;
const SECONDS_OF_MINUTE = 60;

/** 'K7QM · 4XWD': two groups of four, as it is read aloud. */
export function groupedCode(code: string): string {
  return code.replace(/^(.{4})(?=.)/, '$1 · ');
}

/** '9:12', in minutes and seconds. @param leftMs - milliseconds until it ends */
export function countdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  return `${Math.floor(seconds / SECONDS_OF_MINUTE)}:${String(seconds % SECONDS_OF_MINUTE).padStart(2, '0')}`;
}

/**
 * Why no phone can enrol at an address: it is this machine's own, or without https a phone keeps no inscription (R54); null
 * where it can.
 */
export function addressFault(address: string): 'only-here' | 'plain-http' | null {
  const { hostname, protocol } = new URL(address);
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
  if (isLoopback) return 'only-here';
  return protocol === 'https:' ? null : 'plain-http';
}
