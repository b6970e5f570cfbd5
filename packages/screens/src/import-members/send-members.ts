import { confirmImport, type ImportRow, stageImport } from '@ministerio/contract';
import { ApiError, type Client } from '@ministerio/contract/client';
import { IMPORT_CHUNK_ROWS, IMPORT_FIELDS, type ImportField } from '@ministerio/contract/domain';
import { isTimeout, isTransient, retry } from './retry.ts';

const FIRST_BATCH = 20;
/** Batch size after a timeout. */
const SMALLEST_BATCH = 10;
/** Target duration of a call, far below its timeout. */
const TARGET_MS = 3_000;

/** A member that the server refused. */
export interface RefusedMember {
  /** Position in the uploaded list. */
  readonly index: number;
  readonly field: ImportField;
  readonly message: string;
}

/** Needs of an upload, and the callbacks that it informs. */
export interface UploadOptions {
  readonly client: Client;
  readonly signal: AbortSignal;
  /** Milliseconds of a clock that only runs forward. */
  readonly elapsed: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** Called after each batch with the number of members staged so far. */
  readonly onPrepared: (count: number) => void;
  /** Called once everything is staged and the accounts are being created. */
  readonly onConfirming: () => void;
  /** Whether these accounts exist; called when the answer to the last call was lost. */
  readonly wereCreated: (members: readonly ImportRow[]) => Promise<boolean>;
}

/**
 * Uploads members in batches that the server stages, then confirms them in one all-or-nothing call (R23).
 * @returns the refused members, in which case no account was created; empty on success.
 * @throws ApiError for any other failure; no account was created then either.
 */
export async function sendMembers(
  members: readonly ImportRow[],
  options: UploadOptions,
): Promise<readonly RefusedMember[]> {
  const importId = randomImportId();
  let size = FIRST_BATCH;
  for (let start = 0; start < members.length; ) {
    const rows = members.slice(start, start + size);
    const startedAt = options.elapsed();
    try {
      const refused = await stage(importId, start, rows, options);
      if (refused.length > 0) return refused;
    } catch (error) {
      if (!isTimeout(error) || rows.length <= SMALLEST_BATCH) throw error;
      size = SMALLEST_BATCH;
      continue;
    }
    size = nextBatchSize(rows.length, options.elapsed() - startedAt);
    start += rows.length;
    options.onPrepared(start);
  }
  options.onConfirming();
  return confirm(importId, members, options);
}

async function stage(importId: string, start: number, rows: readonly ImportRow[], options: UploadOptions) {
  const { client, signal, wait } = options;
  const args = { params: { run: importId }, body: { desde: start, filas: [...rows] }, signal };
  try {
    const { errores } = await retry(() => client.call(stageImport, args), wait, isTransient);
    return errores.map(({ fila, campo, mensaje }) => ({ index: fila, field: campo, message: mensaje }));
  } catch (error) {
    return refusedIn(error, start);
  }
}

/** Creates all accounts. If the answer is lost, the retry is refused because the import is over, so the accounts are looked up. */
async function confirm(importId: string, members: readonly ImportRow[], options: UploadOptions) {
  const args = { params: { run: importId }, body: { filas: members.length } };
  let lost = false;
  try {
    await retry(
      () => options.client.call(confirmImport, args),
      options.wait,
      (error) => {
        const transient = isTransient(error) || isTimeout(error);
        lost ||= transient;
        return transient;
      },
    );
    return [];
  } catch (error) {
    if (lost && (await options.wereCreated(members))) return [];
    return refusedIn(error, 0);
  }
}

/**
 * Reads the members from the error's field names, such as `filas.12.email`.
 * @throws the error itself where it names no member.
 */
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

/**
 * How many members the next call carries: hashing takes a fast server 10 ms a password and a slow one 100.
 * @param rows - members in the last call.
 * @param tookMs - duration of the last call in milliseconds.
 */
export function nextBatchSize(rows: number, tookMs: number): number {
  const fitting = Math.floor((rows * TARGET_MS) / Math.max(tookMs, 1));
  // Doubles at most: one quick answer says little.
  return Math.min(IMPORT_CHUNK_ROWS, Math.max(SMALLEST_BATCH, Math.min(fitting, rows * 2)));
}

/** A unique id for one import. Random bytes, because `randomUUID` needs https. */
function randomImportId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
