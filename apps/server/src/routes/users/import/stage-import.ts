import { type ImportRow, stageImport } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { countRows, deleteExpiredImports, stageRows } from '../../../db/repositories/import-rows.ts';
import { takenRows } from '../../../db/repositories/taken-fields.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { Problem } from '../../../http/problem.ts';
import { route } from '../../../http/route.ts';
import type { Passwords } from '../../../security/passwords.ts';

/** Stages a batch of an import, with the passwords hashed; collisions are reported and left out. */
export function stageImportRoute(app: FastifyInstance, { store, clock, passwords }: Context): void {
  route(app, stageImport, {
    async handle({ params: { run: importId }, body: { desde, filas }, account, reply }) {
      const run = { ownerId: account.id, importId };
      const taken = await takenRows(store, filas);
      const stopped = new Set(taken.map(({ index }) => index));
      const members = filas.flatMap((row, index) =>
        stopped.has(index) ? [] : [{ rowNo: desde + index, row }],
      );
      const hashes = await hashNumbers(
        passwords,
        members.map(({ row }) => row),
        () => reply.raw.destroyed,
      );
      // Nobody reads this answer.
      if (hashes === null) throw new Problem('busy');
      const rows = members.map((member, index) => ({ ...member, hash: hashes[index] ?? '' }));
      const nowMs = clock();
      return inTransaction(store, async (transaction) => {
        await deleteExpiredImports(transaction, nowMs);
        await stageRows(transaction, run, rows, nowMs);
        return {
          filas: await countRows(transaction, run, nowMs),
          errores: taken.map(({ index, field, message }) => ({
            fila: desde + index,
            campo: field,
            mensaje: message,
          })),
        };
      });
    },
  });
}

/** Simultaneous hashes of an import: sign-ins wait for no more than these (R4). */
const AT_A_TIME = 2;

/**
 * Hashes the numbers of members as their first passwords (R1).
 * @param isAborted - whether the client disconnected; the rest is then not hashed.
 * @returns the hashes in the order of the members; null where the caller is gone.
 * @throws QueueFullError - too many hashes at once.
 */
export async function hashNumbers(
  passwords: Passwords,
  members: readonly ImportRow[],
  isAborted: () => boolean,
): Promise<readonly string[] | null> {
  const hashes: string[] = [];
  const waiting = members.entries();
  let failed = false;
  const work = async () => {
    for (const [index, { codigo }] of waiting) {
      if (failed || isAborted()) return;
      hashes[index] = await passwords.hash(codigo, 'number').catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return isAborted() ? null : hashes;
}
