import type { ImportRow } from '@ministerio/contract';
import {
  type AgeFacts,
  bringsConsent,
  CHAT_HOLD_MS,
  codigoKey,
  type Kinship,
} from '@ministerio/contract/domain';
import type { Store, StoreTransaction } from '../database.ts';
import { type Recording, type WantedConsents, writeConsents } from './consents.ts';

export interface GuardianRow {
  readonly id: number;
  readonly nombre: string;
  /** E.164. */
  readonly telefono: string;
  readonly parentesco: Kinship;
  readonly mayWrite: boolean;
  /** UTC milliseconds; null for no wait (R44). */
  readonly chatFromMs: number | null;
}

/** Record of a person beside the account. */
export interface FichaRow extends AgeFacts {
  readonly version: number;
  readonly telefono: string | null;
  /** When the first guardian was recorded, UTC milliseconds; null for never. */
  readonly guardianMs: number | null;
  /** UTC milliseconds; null for no wait (R44). */
  readonly chatFromMs: number | null;
  readonly guardians: readonly GuardianRow[];
}

/** The ficha of an account; an empty one where nothing is recorded. */
export async function readFicha(store: Store, userId: number): Promise<FichaRow> {
  const details = await store
    .selectFrom('person_details')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const ofMinors = await store
    .selectFrom('user_categories as m')
    .innerJoin('categories as c', 'c.id', 'm.category_id')
    .select('c.id')
    .where('m.user_id', '=', userId)
    .where('c.of_minors', '=', 1)
    .limit(1)
    .executeTakeFirst();
  const guardians = await store
    .selectFrom('guardians')
    .select(['id', 'nombre', 'telefono', 'parentesco', 'may_write', 'chat_from_ms as chatFromMs'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return {
    version: details?.version ?? 0,
    telefono: details?.telefono ?? null,
    birthYear: details?.birth_year ?? null,
    notedAsMinor: details?.noted_minor === 1,
    inMinistryOfMinors: ofMinors !== undefined,
    guardianMs: details?.guardian_ms ?? null,
    chatFromMs: details?.chat_from_ms ?? null,
    guardians: guardians.map(({ may_write, ...guardian }) => ({ ...guardian, mayWrite: may_write === 1 })),
  };
}

/** Fields that the editor writes beside guardians and consents. */
type DetailsChange = Pick<FichaRow, 'telefono' | 'birthYear' | 'notedAsMinor' | 'guardianMs' | 'chatFromMs'>;

/** Writes what is known of a person as the next version. */
export async function writeDetails(
  transaction: StoreTransaction,
  userId: number,
  change: DetailsChange,
): Promise<void> {
  const values = {
    telefono: change.telefono,
    birth_year: change.birthYear,
    noted_minor: change.notedAsMinor ? 1 : 0,
    guardian_ms: change.guardianMs,
    chat_from_ms: change.chatFromMs,
  };
  await transaction
    .insertInto('person_details')
    .values({ user_id: userId, version: 1, ...values })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(({ eb }) => ({ ...values, version: eb('person_details.version', '+', 1) })),
    )
    .execute();
}

/**
 * Adds what an import brought of new accounts, which are known by their membership number. A guardian's number waits before a
 * chat opens, whatever the list says of papers (R44).
 */
export async function insertDetails(
  transaction: StoreTransaction,
  rows: readonly ImportRow[],
  { recordedBy, nowMs }: Recording,
): Promise<void> {
  for (const row of rows) {
    const { codigo, telefono = null, anioNacimiento = null } = row;
    const guardian = importedGuardian(row);
    const hasDetails = telefono !== null || anioNacimiento !== null || guardian !== null;
    if (!hasDetails && !bringsConsent(row)) continue;
    const { id } = await transaction
      .selectFrom('users')
      .select('id')
      .where('codigo_key', '=', codigoKey(codigo))
      .executeTakeFirstOrThrow();
    if (hasDetails) {
      const none = { notedAsMinor: false, chatFromMs: null };
      const guardianMs = guardian === null ? null : nowMs;
      await writeDetails(transaction, id, { telefono, birthYear: anioNacimiento, guardianMs, ...none });
    }
    if (guardian !== null) {
      await writeGuardians(transaction, id, { before: [], after: [guardian] }, true, nowMs);
    }
    await writeConsents(transaction, id, [], importedConsents(row), { recordedBy, nowMs });
  }
}

function importedConsents(row: ImportRow): WantedConsents {
  return {
    cuenta: row.consentimientoCuenta ?? null,
    foto: row.consentimientoFoto ?? null,
    mensajes: row.consentimientoMensajes ?? null,
  };
}

function importedGuardian({
  tutorNombre,
  tutorTelefono,
  tutorParentesco = 'otro',
}: Pick<ImportRow, 'tutorNombre' | 'tutorTelefono' | 'tutorParentesco'>): NewGuardian | null {
  if (tutorNombre === undefined || tutorTelefono === undefined) return null;
  const given = { nombre: tutorNombre, telefono: tutorTelefono, parentesco: tutorParentesco };
  return { id: undefined, ...given, mayWrite: true };
}

/** A guardian as the editor sends it. */
export interface NewGuardian extends Pick<GuardianRow, 'nombre' | 'telefono' | 'parentesco' | 'mayWrite'> {
  /** Of the guardian that it replaces; undefined for a new one. */
  readonly id: number | undefined;
}

/** The guardian with an id; undefined for a new one. An id of somebody else's guardian is as none. */
export function guardianBefore(
  before: readonly GuardianRow[],
  id: number | undefined,
): GuardianRow | undefined {
  return id === undefined ? undefined : before.find((guardian) => guardian.id === id);
}

/**
 * Replaces a person's guardians.
 * @param waits - whether the number of one that is new or changed waits before a chat opens (R44).
 */
export async function writeGuardians(
  transaction: StoreTransaction,
  userId: number,
  { before, after }: { readonly before: readonly GuardianRow[]; readonly after: readonly NewGuardian[] },
  waits: boolean,
  nowMs: number,
): Promise<void> {
  const kept = after.flatMap(({ id }) => guardianBefore(before, id)?.id ?? []);
  const gone = before.filter(({ id }) => !kept.includes(id)).map(({ id }) => id);
  if (gone.length > 0) await transaction.deleteFrom('guardians').where('id', 'in', gone).execute();
  for (const { id, mayWrite, ...guardian } of after) {
    const former = guardianBefore(before, id);
    const isSameNumber = former?.telefono === guardian.telefono;
    const chat_from_ms = isSameNumber ? former.chatFromMs : waits ? nowMs + CHAT_HOLD_MS : null;
    const values = { ...guardian, may_write: mayWrite ? 1 : 0, chat_from_ms };
    if (former === undefined) {
      await transaction
        .insertInto('guardians')
        .values({ user_id: userId, ...values })
        .execute();
    } else {
      await transaction.updateTable('guardians').set(values).where('id', '=', former.id).execute();
    }
  }
}

/** Numbers among these that are an administrator's or a leader's own (R44). */
export async function numbersOfTrusted(store: Store, numbers: readonly string[]): Promise<readonly string[]> {
  if (numbers.length === 0) return [];
  const rows = await store
    .selectFrom('person_details as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select('d.telefono')
    .where('d.telefono', 'in', numbers)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('u.role', '=', 'ADMIN'),
        exists(selectFrom('category_leaders as l').select('l.user_id').whereRef('l.user_id', '=', 'u.id')),
      ]),
    )
    .execute();
  return rows.flatMap(({ telefono }) => telefono ?? []);
}

/**
 * Deletes guardians of people who are adults by their year of birth since long enough, and who did not become one by a change
 * of the last days.
 * @param lastMinorYear - born after it: still a minor, or an adult too recently.
 * @param changedBeforeMs - a change that ended somebody's being a minor is older than this, UTC milliseconds.
 */
export async function dropGuardiansOfAdults(
  transaction: StoreTransaction,
  { bornBefore, changedBeforeMs }: { readonly bornBefore: number; readonly changedBeforeMs: number },
): Promise<void> {
  await transaction
    .deleteFrom('guardians')
    .where('user_id', 'in', ({ selectFrom }) =>
      selectFrom('person_details as d')
        .select('d.user_id')
        .where('d.birth_year', '<', bornBefore)
        .where(({ eb, or }) =>
          or([eb('d.chat_from_ms', 'is', null), eb('d.chat_from_ms', '<', changedBeforeMs + CHAT_HOLD_MS)]),
        ),
    )
    .execute();
}
