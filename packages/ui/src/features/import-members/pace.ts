import { IMPORT_CHUNK_ROWS } from '@ministerio/contract/domain';

/** Members of the first call. */
export const FIRST_PIECE = 20;
/** Members of a call where the larger one took too long. */
export const SMALLEST_PIECE = 10;
/** What a call should take, in milliseconds: far from the time at which it would be given up. */
const AIM_MS = 3_000;

/**
 * How many members the next call carries: hashing takes a fast server 10 ms a piece and a small one 100.
 * @param rows - members of the last call.
 * @param tookMs - milliseconds that it took.
 */
export function nextPiece(rows: number, tookMs: number): number {
  const fitting = Math.floor((rows * AIM_MS) / Math.max(tookMs, 1));
  // Twice as many at most: one quick answer says little.
  return Math.min(IMPORT_CHUNK_ROWS, Math.max(SMALLEST_PIECE, Math.min(fitting, rows * 2)));
}
