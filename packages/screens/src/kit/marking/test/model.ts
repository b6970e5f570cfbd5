import type { Church, Member, Reply, Sent } from './church.ts';

/** A number that nobody has. */
export const NOBODY = '99000000';
export const ALREADY = 'Este usuario ya marcó asistencia hoy.';

/** How calls fare: `late` ones reach the server, whose answers wait; of `lost` ones they never come. */
export type Net = 'up' | 'down' | 'late' | 'lost';

/** A call of the screen. */
export interface Call {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly sent: Sent;
}

/** When something is done. */
export interface Moment {
  /** The key that a mark or a visit has then. */
  readonly key: string;
  /** HH:MM at the church. */
  readonly time: string;
}

/** List, count, field and sentence, as they are or have to be. */
export interface Shown {
  /** The count. */
  readonly head: string;
  readonly field: string;
  /** How the sentence begins; '' for none. */
  readonly sentence: string;
  /** How many marks can be undone. */
  readonly undo: number;
  /** Of each person of the list where they are marked; null where no list is shown. */
  readonly list: readonly string[] | null;
}

/**
 * Expected content of a screen within one evening, derived from its actions and answers; it knows nothing of how
 * the screen does it.
 */
export interface Model {
  nowMs: number;
  net: Net;
  readonly shown: Shown;
  /** People whose rows can be tapped. */
  readonly people: readonly Member[];
  /** People who are found by name now. @default the listed ones */
  readonly findable?: readonly Member[];
  asked?(call: Call): void;
  heard(call: Call, reply: Reply): void;
  /** The call broke, or took too long. */
  failed?(call: Call): void;
  /** A whole number was entered. */
  number?(codigo: string, moment: Moment): void;
  /** A person was found by letters and chosen. */
  found?(member: Member, letters: string, moment: Moment): void;
  /** A row of the list was tapped. */
  tap?(member: Member, moment: Moment): void;
  /** One of the marks that can be undone was. */
  undo?(which: number): void;
  /** A newcomer was written down. */
  greet?(name: string, moment: Moment): void;
  reload(): void;
  /** How much the church has not answered yet. */
  readonly waiting: number;
  /** Count and list once the screen knows all that the church has. */
  truth?(church: Church): Pick<Shown, 'head' | 'list'>;
}
