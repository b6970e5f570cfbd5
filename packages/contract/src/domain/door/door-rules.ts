import { HOUR_MS, MINUTE_MS } from '../calendar/calendar-date.ts';

/** Most marks, or visits, of one batch; a phone that has more sends several. */
export const DOOR_BATCH = 200;

/** How long a code of the door is good, in milliseconds (R55). */
export const DOOR_CODE_MS = 10 * MINUTE_MS;

/** Longest inscription of a phone of the door, in days (R55). */
export const DOOR_PHONE_DAYS = 90;

/** How long a mark may wait for a signal, in milliseconds; so long a phone that expired may still deliver (R52, R53). */
export const DOOR_LATE_MS: number = 36 * HOUR_MS;

/** Phones' clocks are set back by as much while a mark waits. */
const EARLY_MS = 2 * MINUTE_MS;

/** Past this age a mark is shown 'sin señal' (R53). */
const NO_SIGNAL_MS = 2 * HOUR_MS;

/** The times of one mark. */
export interface MarkTimes {
  /** When the batch was sent, by the phone's clock, like `typedMs`. UTC milliseconds, as all of these. */
  readonly sentMs: number;
  readonly typedMs: number;
  /** When the batch arrived, by the server's clock. */
  readonly receivedMs: number;
  /** When the phone was enrolled, by the server's clock; null for an administrator. */
  readonly enrolledMs: number | null;
  /** When its inscription ends, likewise. */
  readonly endsMs: number | null;
}

/**
 * When a mark was typed, by the server's clock: the age that the phone's clock says, back from its arrival (R53).
 * @returns UTC milliseconds, or null outside of what R53 takes: no day is ever guessed.
 */
export function takenMs({ sentMs, typedMs, receivedMs, enrolledMs, endsMs }: MarkTimes): number | null {
  const age = sentMs - typedMs;
  if (!Number.isFinite(age) || age < -EARLY_MS || age > DOOR_LATE_MS) return null;
  const taken = receivedMs - age;
  if (enrolledMs !== null && taken < enrolledMs) return null;
  if (endsMs !== null && taken > endsMs) return null;
  return taken;
}

/** Whether a mark arrived so late that it is shown 'sin señal' (R53). Both in UTC milliseconds. */
export function hadNoSignal(takenAtMs: number, receivedMs: number): boolean {
  return receivedMs - takenAtMs > NO_SIGNAL_MS;
}

/** First name and initial as an enrolled phone shows them: 'Ana R.' (R42). */
export interface DoorName {
  readonly nombre: string;
  /** Null for a minor. */
  readonly inicial: string | null;
}

/** How an enrolled phone names a person. @param isMinor - then the surname is left out altogether. */
export function doorName(nombre: string, apellido: string, isMinor: boolean): DoorName {
  const [first = nombre] = nombre.trim().split(/\s+/);
  const [letter = ''] = apellido.trim().normalize('NFC');
  return { nombre: first, inicial: isMinor || letter === '' ? null : letter.toUpperCase() };
}

/** 'Ana R.', or 'Ana' without an initial. */
export function writeDoorName({ nombre, inicial }: DoorName): string {
  return inicial === null ? nombre : `${nombre} ${inicial}.`;
}
