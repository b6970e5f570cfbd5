import { confirmImport, type ImportRow, stageImport } from '@ministerio/contract';
import { bringsConsent, type DetailFault, detailFaults, toE164 } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import { churchYear } from '../../content/church-day.ts';
import type { Context } from '../../context.ts';
import type { Store, StoreTransaction } from '../../db/database.ts';
import { databaseFailure } from '../../db/errors.ts';
import { insertDetails, numbersOfTrusted } from '../../db/repositories/fichas.ts';
import {
  countRows,
  deleteExpiredImports,
  deleteImport,
  type ImportKey,
  readRows,
  type StagedRow,
  stageRows,
} from '../../db/repositories/import-rows.ts';
import { takenRows } from '../../db/repositories/taken-fields.ts';
import { insertUsers } from '../../db/repositories/users.ts';
import { inTransaction } from '../../db/transaction.ts';
import { auditedTransaction } from '../../http/audit.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { Passwords } from '../../security/passwords.ts';
import { requireConfirmation } from '../auth/confirm-identity.ts';

/** Stages a batch of an import, with the passwords hashed; collisions are reported and left out. */
export function stageImportRoute(app: FastifyInstance, context: Context): void {
  const { store, clock, content, passwords } = context;
  route(app, stageImport, {
    async handle({ params: { run: importId }, body: { desde, filas }, account, reply }) {
      const run = { ownerId: account.id, importId };
      const { countryCode } = (await content.current()).site.church;
      const read = readDetails(filas, countryCode, await churchYear(content, clock()));
      const shared = await sharedNumbers(store, read.rows);
      const taken = [...(await takenRows(store, filas)), ...read.faults, ...shared];
      const stopped = new Set(taken.map(({ index }) => index));
      const members = read.rows.flatMap((row, index) =>
        stopped.has(index) ? [] : [{ rowNo: desde + index, row }],
      );
      const hashes = await hashNumbers(
        passwords,
        members.map(({ row }) => row),
        () => reply.raw.destroyed,
      );
      // This answer has no reader.
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

type RowFault = DetailFault & { readonly index: number };

const TRUSTED_NUMBER =
  'Es también el número de un administrador o de un líder: borra al tutor aquí y anótalo en la ficha, con otro administrador';

/**
 * Numbers in their one form, and what is wrong with a row's details (R43).
 * @param year - the church's, of today.
 */
function readDetails(filas: readonly ImportRow[], countryCode: string, year: number) {
  const faults = filas.flatMap((row, index): readonly RowFault[] =>
    detailFaults(row, { countryCode, year }).map((fault) => ({ index, ...fault })),
  );
  const number = (typed: string | undefined) =>
    typed === undefined ? undefined : (toE164(typed, countryCode) ?? undefined);
  const rows = filas.map(
    (row): ImportRow => ({
      ...row,
      telefono: number(row.telefono),
      tutorTelefono: number(row.tutorTelefono),
    }),
  );
  return { rows, faults };
}

/** Guardians' numbers that are an administrator's or a leader's own: those need a second administrator, in the ficha (R44). */
async function sharedNumbers(store: Store, rows: readonly ImportRow[]): Promise<readonly RowFault[]> {
  const numbers = rows.flatMap(({ tutorTelefono }) => tutorTelefono ?? []);
  const trusted = new Set(await numbersOfTrusted(store, numbers));
  return rows.flatMap(({ tutorTelefono = '' }, index): readonly RowFault[] =>
    trusted.has(tutorTelefono) ? [{ index, field: 'tutorTelefono', message: TRUSTED_NUMBER }] : [],
  );
}

/**
 * Creates all members of a staged import in one transaction; audited as one entry, and one for all guardians. Who imports
 * records the list's consents.
 */
export function confirmImportRoute(app: FastifyInstance, context: Context): void {
  const { store, clock } = context;
  route(app, confirmImport, {
    async handle({ params: { run: importId }, body: { filas }, account, request }) {
      const run = { ownerId: account.id, importId };
      try {
        return await auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
          const rows = await waitingRows(transaction, run, filas, nowMs);
          const tutores = rows.filter(({ row }) => row.tutorTelefono !== undefined).length;
          if (tutores > 0) await requireConfirmation(transaction, account, request, nowMs);
          await refuseTaken(transaction, rows);
          const members = rows.map((row) => newMember(row, nowMs));
          await insertUsers(transaction, members);
          await insertDetails(
            transaction,
            rows.map(({ row }) => row),
            { recordedBy: account.id, nowMs },
          );
          await deleteImport(transaction, run);
          const consents = rows.filter(({ row }) => bringsConsent(row)).length;
          await audit({
            action: 'users_imported',
            entity: 'user',
            after: { usuarios: rows.length, ...(consents > 0 && { consentimientos: consents }) },
          });
          // Announced (R44); whose they are is in no log.
          if (tutores > 0) await audit({ action: 'guardian_phone_set', entity: 'user', after: { tutores } });
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

/** @throws Problem - 409 with one text for each refused value, by the member's index in the import. */
async function refuseTaken(store: Store, staged: readonly StagedRow[]): Promise<void> {
  const rows = staged.map(({ row }) => row);
  const taken = [...(await takenRows(store, rows)), ...(await sharedNumbers(store, rows))];
  if (taken.length === 0) return;
  const errors = taken.map(({ index, field, message }) => [
    `filas.${staged[index]?.rowNo ?? index}.${field}`,
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
