import type { Random } from '../random.ts';

/** Facts that an installation's tokens, cookies, codes and sealed secrets are made with. */
export interface Installation {
  /** At least 32 bytes: no copy of the database holds it. */
  readonly key: string;
  /** Its id: tokens and cookies of another installation are refused. */
  readonly audience: string;
  /** UTC milliseconds; tokens and cookies issued before are refused (R29). */
  readonly notBeforeMs: number;
  /** Where people reach the site; null where that is not known. */
  readonly publicUrl: string | null;
  readonly random: Random;
}
