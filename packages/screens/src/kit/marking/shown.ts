import type { RecordId } from '@ministerio/contract';
import type { UnsentMark } from '../unsent-marks/unsent-list.tsx';
import type { HeadCount } from './head-count.ts';

/** How the phone reaches the server. */
export type DoorConnection = 'en-linea' | 'sin-senal';

/** State of a mark: kept on this phone, or answered by the server. */
export type DoorMarkState = 'por-enviar' | 'marcada' | 'ya-estaba';

/** One of the last marks of this door. */
export interface DoorMark {
  readonly clave: string;
  /** A name, a number that is not sent yet, or its last two characters (R56). */
  readonly who: string;
  /** Whether `who` is a name, which has an avatar. */
  readonly isNamed: boolean;
  /** Time of typing in the church's zone, HH:MM. */
  readonly time: string;
  readonly state: DoorMarkState;
  /** A visit ('Soy nuevo'): the server cannot undo it, this phone can until then. */
  readonly isVisit?: boolean | undefined;
}

/** Result of the last mark, shown between field and keypad. */
export type DoorAnswer =
  | { readonly kind: 'mark'; readonly mark: DoorMark }
  /** `since`: when and where the earlier mark was made, where the server says so. */
  | { readonly kind: 'already'; readonly mark: DoorMark; readonly since: string | null }
  | { readonly kind: 'unknown'; readonly clave: string; readonly codigo: string }
  | { readonly kind: 'failed'; readonly message: string };

/** Person to tap: a hit of the search, or a row of the list. */
export interface DoorPerson {
  readonly usuario: number;
  readonly name: string;
  /** Ministry and last visit, for an administrator. */
  readonly detail?: string | undefined;
  /** Time of today's mark; null without one. */
  readonly markedAt: string | null;
  /** Where, for a mark that this door did not make and cannot undo: 'en Mesa 2', 'no desde aquí'. */
  readonly elsewhere?: string | null | undefined;
  /** A hit whose whole number was typed. @default false */
  readonly isExact?: boolean | undefined;
}

/** Right person of a refused mark. */
export type DoorCorrection = { readonly codigo: string } | DoorPerson;

/** A mark or visit that the server refused in its own answer. */
export interface DoorReview extends UnsentMark {
  /** Typed before today: also whoever is marked today may be meant. @default false */
  readonly isOfFormerDay?: boolean | undefined;
  readonly reason: 'no-existe' | 'fuera-de-plazo';
}

/** '¿Es Kevin M., que vino el 14-11?', of a visit that was noted just now. */
export interface DoorQuestion {
  /** 'Kevin M.' */
  readonly name: string;
  /** Day of the earlier visit: '14-11'. */
  readonly lastVisit: string;
  /** `failed`: the answer did not get through. */
  readonly state: 'asked' | 'sending' | 'failed' | 'joined';
}

/** How many people of today nobody wrote down. */
export type DoorHeadCount = Pick<HeadCount, 'total' | 'isSent'>;

/** The church's count of today. */
export interface DoorCount {
  readonly members: number;
  /** Visits ('Soy nuevo') that this door knows of. */
  readonly visits: number;
  /** Average of the last eight of this weekday; null where there is none. */
  readonly usual: number | null;
}

/** One of the last marks of the desk. */
export interface RecentMark {
  /** Unique in the list; a mark may have no record id. */
  readonly key: string;
  /** The person's name; 'Número ••••73' where the answer names nobody. */
  readonly name: string;
  /** HH:MM in the church's time zone. */
  readonly time: string;
  /** DD-MM-YYYY for a mark from a paper list, which has no time. */
  readonly lateDate?: string | undefined;
  /** Id of the mark's record; null where the answer has none. */
  readonly recordId: RecordId | null;
  /** Whether it can still be undone. */
  readonly undoable: boolean;
  /** Set while it is being undone. */
  readonly undoing?: boolean;
}
