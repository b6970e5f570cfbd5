import { stageImport } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { countRows, deleteExpiredImports, stageRows } from '../../../db/repositories/import-rows.ts';
import { takenRows } from '../../../db/repositories/taken-rows.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { Problem } from '../../../http/problem.ts';
import { route } from '../../../http/route.ts';
import { hashNumbers } from './hash-numbers.ts';

/** Puts a piece of an import aside, with the passwords already hashed; who collides is named and left out. */
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
