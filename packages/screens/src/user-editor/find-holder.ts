import { listUnconfirmed, type ReadOf, userSummary } from '@ministerio/contract';
import { ApiError, type Client } from '@ministerio/contract/client';
import { codigoKey } from '@ministerio/contract/domain';

/** An unconfirmed account that uses a membership number. */
export type Holder = ReadOf<typeof listUnconfirmed>[number] & {
  /** Number of its attendance records; null if unknown. */
  readonly attendanceCount: number | null;
};

/**
 * Finds the unconfirmed account whose number made a call fail (R3).
 * @param error - the call's error.
 * @param codigo - the number, as typed.
 * @returns null where the call failed for another reason, a confirmed account has the number, or the backend
 * does not say.
 */
export async function findHolder(
  client: Client,
  error: unknown,
  codigo: string | undefined,
): Promise<Holder | null> {
  const isTaken = error instanceof ApiError && error.code === 'already_taken' && 'codigo' in error.fields;
  if (!isTaken || codigo === undefined) return null;
  const unconfirmed = await client.call(listUnconfirmed).catch(() => []);
  const holder = unconfirmed.find((account) => codigoKey(account.codigo) === codigoKey(codigo));
  if (!holder) return null;
  const summary = await client.call(userSummary, { params: { id: holder.id } }).catch(() => null);
  return { ...holder, attendanceCount: summary?.asistencias ?? null };
}
