import type { Approval } from './page-key.ts';
import type { Sealing } from './sealed-file.ts';
import type { Snapshot } from './snapshot.ts';

/** Folder of what a run needs on this machine, emptied before and after. */
export const SCRATCH = 'copias-en-curso';

/** One run of the copies. */
export interface CopyJob {
  /** Absolute; what lies in it for as long as this takes is in a folder of its own. */
  readonly dataDir: string;
  /** The church's folder, absolute. */
  readonly to: string;
  readonly approval: Approval;
  /** Of the copy that is there already; null to make one in any case. */
  readonly lastDigest: string | null;
  /** Whether this store has had a copy: an empty folder then is a disk that is away. */
  readonly hadCopies: boolean;
  /** Whether the copy is also restored, to see that it can be. */
  readonly rehearses: boolean;
  /** Whether the clock is believed: by another one too much would go. */
  readonly thins: boolean;
  /** UTC milliseconds. */
  readonly nowMs: number;
}

/** Result of a run. */
export interface CopyResult {
  /** Null where nothing had changed. */
  readonly seq: number | null;
  readonly digest: string;
  /** Null where none was asked for; what was wrong, or 'well'. */
  readonly rehearsal: 'well' | 'different' | 'unreadable' | null;
}

/** Why a run brought nothing: the system's code, or one of our own. */
export class CopyFailure extends Error {
  override readonly name = 'CopyFailure';
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Context that the steps of a run share. */
export interface CopyRun {
  readonly job: CopyJob;
  readonly scratch: string;
  readonly snapshot: Snapshot;
  readonly sealing: Sealing;
}

/** Message from the process of a run to the server. */
export type CopyMessage =
  | { readonly kind: 'progress' }
  | { readonly kind: 'done'; readonly result: CopyResult }
  | { readonly kind: 'failed'; readonly code: string };
