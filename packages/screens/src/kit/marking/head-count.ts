import { putHeadCount } from '@ministerio/contract';
import { ApiError, type Client } from '@ministerio/contract/client';
import type { OutboxStore } from './outbox-store.ts';

/** How many people of a day nobody wrote down. */
export interface HeadCount {
  /** A random UUID: of the same number typed twice each is sent. */
  readonly clave: string;
  /** The church's day, `YYYY-MM-DD`. */
  readonly date: string;
  /** 0 to 9999. */
  readonly total: number;
  /** Whether the server has it. */
  readonly isSent: boolean;
}

/** Two notes, each with one writer: a count that is typed while another is on the wire is never written over. */
const TYPED = 'conteo';
const SENT = 'conteo-enviado';

/** Keeps a count; a newer one replaces it. @throws DOMException where the phone is full */
export const writeHeadCount = (store: OutboxStore, count: HeadCount): Promise<void> =>
  store.writeNote(TYPED, count);

/** The newest head count of this phone; null for none, and once the server refused it. */
export async function readHeadCount({ readNote }: OutboxStore): Promise<HeadCount | null> {
  const typed = (await readNote(TYPED)) as HeadCount | undefined;
  const sent = (await readNote(SENT)) as { readonly clave: string; readonly isRefused: boolean } | undefined;
  if (!typed || sent?.clave !== typed.clave) return typed ?? null;
  return sent.isRefused ? null : { ...typed, isSent: true };
}

/**
 * Sends a count.
 * @returns the server's sentence where it refused the count for good: the day is over. Undefined where it took it.
 * @throws ApiError for every other failure: the count stays.
 */
export async function sendHeadCount(
  client: Client,
  store: OutboxStore,
  { clave, date, total }: HeadCount,
): Promise<{ readonly message: string | null } | undefined> {
  let refused: { readonly message: string | null } | undefined;
  try {
    await client.call(putHeadCount, { params: { fecha: date }, body: { total } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'day_over') throw error;
    refused = { message: error.serverMessage };
  }
  await store.writeNote(SENT, { clave, isRefused: refused !== undefined });
  return refused;
}
