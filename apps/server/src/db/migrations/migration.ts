import type { ColumnTypes } from '../column-types.ts';

/** One step of the schema, forward only. A published step is never edited; the next one is written. */
export interface Migration {
  /** Rising; a number that was never published leaves a gap. */
  readonly version: number;
  readonly name: string;
  /** The statements in the words of one database. */
  readonly statements: (words: ColumnTypes) => readonly string[];
}
