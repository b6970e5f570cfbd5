import { confirmImport, type ImportRow, stageImport } from '@ministerio/contract';
import {
  BIRTH_YEAR_FAULT,
  isBirthYear,
  isRecordedAdult,
  MINOR_PHONE_FAULT,
  PHONE_FAULT,
  toE164,
} from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import { churchYear } from '../../content/church-year.ts';
import type { Context } from '../../context.ts';
import type { Store, StoreTransaction } from '../../db/database.ts';
import { databaseFailure } from '../../db/errors.ts';
import { insertDetails } from '../../db/repositories/fichas.ts';
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

/** Stages a batch of an import, with the passwords hashed; collisions are reported and left out. */
export function stageImportRoute(app: FastifyInstance, context: Context): void {
  const { store, clock, content, passwords } = context;
  route(app, stageImport, {
    async handle({ params: { run: importId }, body: { desde, filas }, account, reply }) {
      const run = { ownerId: account.id, importId };
      const { countryCode } = (await content.current()).site.church;
      const read = readDetails(filas, countryCode, await churchYear(content, clock()));
      const taken = [...(await takenRows(store, filas)), ...read.faults];
      const stopped = new Set(taken.map(({ index }) => index));
      const members = read.rows.flatMap((row, index) =>
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

interface RowFault {
  readonly index: number;
  readonly field: 'telefono' | 'anioNacimiento';
  readonly message: string;
}

/**
 * Numbers in their one form, and what is wrong with numbers and years: of a minor no own number is taken (R43).
 * @param year - the church's, of today.
 */
function readDetails(filas: readonly ImportRow[], countryCode: string, year: number) {
  const faults: RowFault[] = [];
  const rows = filas.map((row, index): ImportRow => {
    const { telefono: typed, anioNacimiento } = row;
    if (anioNacimiento !== undefined && !isBirthYear(anioNacimiento, year)) {
      faults.push({ index, field: 'anioNacimiento', message: BIRTH_YEAR_FAULT });
    }
    if (typed === undefined) return row;
    const telefono = toE164(typed, countryCode);
    const isMinor = anioNacimiento !== undefined && !isRecordedAdult(anioNacimiento, year);
    if (telefono === null) faults.push({ index, field: 'telefono', message: PHONE_FAULT });
    else if (isMinor) faults.push({ index, field: 'telefono', message: MINOR_PHONE_FAULT });
    return { ...row, telefono: telefono ?? undefined };
  });
  return { rows, faults };
}

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
          await insertDetails(
            transaction,
            rows.map(({ row }) => row),
          );
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
