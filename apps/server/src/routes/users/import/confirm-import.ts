import { confirmImport } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import type { Store, StoreTransaction } from '../../../db/database.ts';
import { databaseFailure } from '../../../db/errors.ts';
import {
  deleteImport,
  type ImportKey,
  readRows,
  type StagedRow,
} from '../../../db/repositories/import-rows.ts';
import { takenRows } from '../../../db/repositories/taken-fields.ts';
import { insertUsers } from '../../../db/repositories/users.ts';
import { auditedTransaction } from '../../../http/audit.ts';
import { Problem } from '../../../http/problem.ts';
import { route } from '../../../http/route.ts';

/** Creates all members of a staged import in one transaction; audited as one entry. */
export function confirmImportRoute(app: FastifyInstance, context: Context): void {
  const { store, clock } = context;
  route(app, confirmImport, {
    async handle({ params: { run: importId }, body: { filas }, account, request }) {
      const run = { ownerId: account.id, importId };
      try {
        return await auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
          const rows = await waitingRows(transaction, run, filas, nowMs);
          await refuseTaken(transaction, rows);
          const members = rows.map((row) => newMember(row, nowMs));
          await insertUsers(transaction, members);
          await deleteImport(transaction, run);
          await audit({ action: 'users_imported', entity: 'user', after: { usuarios: rows.length } });
          return { filas: rows.length, errores: [] };
        });
      } catch (error) {
        if (databaseFailure(error)?.kind !== 'unique') throw error;
        // A name, an e-mail or a number was taken between the check and the write.
        await refuseTaken(store, await readRows(store, run, clock()));
        throw new Problem('already_taken');
      }
    },
  });
}

async function waitingRows(
  transaction: StoreTransaction,
  run: ImportKey,
  expected: number,
  nowMs: number,
): Promise<readonly StagedRow[]> {
  const rows = await readRows(transaction, run, nowMs);
  if (rows.length === 0) {
    throw new Problem('not_found', { message: 'La importación venció o ya se hizo. Empieza de nuevo.' });
  }
  if (rows.length !== expected) {
    throw new Problem('validation_failed', {
      errors: { filas: `Llegaron ${rows.length} filas de ${expected}. Empieza de nuevo.` },
    });
  }
  return rows;
}

/** @throws Problem - 409 with one text for each taken value, by the member's index in the import. */
async function refuseTaken(store: Store, rows: readonly StagedRow[]): Promise<void> {
  const taken = await takenRows(
    store,
    rows.map(({ row }) => row),
  );
  if (taken.length === 0) return;
  const errors = taken.map(({ index, field, message }) => [
    `filas.${rows[index]?.rowNo ?? index}.${field}`,
    message,
  ]);
  throw new Problem('already_taken', { errors: Object.fromEntries(errors) });
}

function newMember({ row, hash }: StagedRow, nowMs: number) {
  return {
    ...row,
    role: 'USER',
    passwordHash: hash,
    passwordKind: 'number',
    origin: 'import',
    confirmedMs: nowMs,
    nowMs,
  } as const;
}
