import { confirmImport, type ImportRow, stageImport } from '@ministerio/contract';
import { ApiError, type Client } from '@ministerio/contract/client';
import { IMPORT_FIELDS, type ImportField } from '@ministerio/contract/domain';
import { FIRST_PIECE, nextPiece, SMALLEST_PIECE } from './pace.ts';
import { randomRun } from './random-run.ts';
import { isPassing, isTimeout, tryAgain } from './try-again.ts';

/** A member that the server does not take. */
export interface RefusedMember {
  /** Position among the members that were sent. */
  readonly index: number;
  readonly field: ImportField;
  readonly message: string;
}

/** What sending stands on. */
export interface Sending {
  readonly client: Client;
  readonly signal: AbortSignal;
  /** Milliseconds of a clock that only runs forward. */
  readonly elapsed: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** So many are prepared. */
  readonly onPrepared: (count: number) => void;
  /** Everything is there; the accounts are being made. */
  readonly onClosing: () => void;
  /** Whether these members are there: asked where the last answer was lost. */
  readonly areMade: (members: readonly ImportRow[]) => Promise<boolean>;
}

/**
 * Imports members: pieces that the server puts aside, then one call that makes them all or none (R23).
 * @returns those who stand in the way, where nobody was made; empty when all were.
 * @throws ApiError where it could not be done for another reason; nobody was made then either.
 */
export async function sendMembers(
  members: readonly ImportRow[],
  sending: Sending,
): Promise<readonly RefusedMember[]> {
  const run = randomRun();
  let size = FIRST_PIECE;
  for (let start = 0; start < members.length; ) {
    const rows = members.slice(start, start + size);
    const began = sending.elapsed();
    try {
      const refused = await stage(run, start, rows, sending);
      if (refused.length > 0) return refused;
    } catch (error) {
      if (!isTimeout(error) || rows.length <= SMALLEST_PIECE) throw error;
      size = SMALLEST_PIECE;
      continue;
    }
    size = nextPiece(rows.length, sending.elapsed() - began);
    start += rows.length;
    sending.onPrepared(start);
  }
  sending.onClosing();
  return confirm(run, members, sending);
}

async function stage(run: string, start: number, rows: readonly ImportRow[], sending: Sending) {
  const { client, signal, wait } = sending;
  const args = { params: { run }, body: { desde: start, filas: [...rows] }, signal };
  try {
    const { errores } = await tryAgain(() => client.call(stageImport, args), wait, isPassing);
    return errores.map(({ fila, campo, mensaje }) => ({ index: fila, field: campo, message: mensaje }));
  } catch (error) {
    return refusedIn(error, start);
  }
}

/** The call that makes them all. Where its answer is lost it is made again, and finds nothing left to do. */
async function confirm(run: string, members: readonly ImportRow[], sending: Sending) {
  const args = { params: { run }, body: { filas: members.length } };
  let lost = false;
  try {
    await tryAgain(
      () => sending.client.call(confirmImport, args),
      sending.wait,
      (error) => {
        const passing = isPassing(error) || isTimeout(error);
        lost ||= passing;
        return passing;
      },
    );
    return [];
  } catch (error) {
    if (lost && (await sending.areMade(members))) return [];
    return refusedIn(error, 0);
  }
}

/** `filas.12.email` of a refusal, by position. @throws the error itself where it is about no member. */
function refusedIn(error: unknown, start: number): readonly RefusedMember[] {
  const fields = error instanceof ApiError ? error.fields : {};
  const refused = Object.entries(fields).flatMap(([name, message]) => {
    const [, position, part] = /^filas\.(\d+)\.(\w+)$/.exec(name) ?? [];
    const field = IMPORT_FIELDS.find((one) => one === part);
    return field === undefined ? [] : [{ index: start + Number(position), field, message }];
  });
  if (refused.length === 0) throw error;
  return refused;
}
