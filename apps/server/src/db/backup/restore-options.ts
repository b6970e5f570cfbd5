import { StartError } from '../../start-error.ts';

/** What is known of the database that a restore replaces. */
export interface PreviousState {
  readonly users: readonly { readonly id: number; readonly username: string }[];
  /** The highest number that each self-numbering table ever gave. */
  readonly counters: ReadonlyMap<string, number>;
}

export const EMPTY: PreviousState = { users: [], counters: new Map() };

export interface RestoreOptions {
  /** The backup. */
  readonly file: string;
  /** Whether a database that has accounts may be replaced. */
  readonly force: boolean;
  /** Absolute `DATA_DIR`; the former database is kept in its folder `backups`. */
  readonly dataDir: string;
  /** UTC milliseconds. */
  readonly nowMs: number;
}

/** What a restore did, for whoever asked for it. */
export interface Restored {
  /** Where the former database is kept; null where there was none. */
  readonly keptAt: string | null;
  /** Names of accounts that were deleted after the copy was made, and are there again (R29). */
  readonly returned: readonly string[];
}

/** @throws StartError - the database is in use and replacing it was not asked for. */
export function requireReplaceable(isEmpty: boolean, force: boolean): void {
  if (isEmpty || force) return;
  throw new StartError(
    'La base de datos tiene datos. Para reemplazarla agrega --force; la actual se guarda en la carpeta backups.',
  );
}
