import type { FichaBody } from '@ministerio/contract';
import {
  type ConsentKind,
  isRecordedAdult,
  MINOR_PHONE_FAULT,
  minorReason,
} from '@ministerio/contract/domain';
import type { Context } from '../../context.ts';
import type { Store, StoreTransaction } from '../../db/database.ts';
import { consentsOf, heldWay, writeConsents } from '../../db/repositories/consents.ts';
import {
  type FichaRow,
  guardianBefore,
  type NewGuardian,
  numbersOfTrusted,
  readFicha,
  writeDetails,
  writeGuardians,
} from '../../db/repositories/fichas.ts';
import { eraseOfMinors, holdChats } from '../../db/repositories/minors.ts';
import { findUser, lockUser } from '../../db/repositories/users.ts';
import type { SignedCall } from '../../http/account.ts';
import { auditedTransaction } from '../../http/audit.ts';
import { fieldProblem, orNotFound, Problem } from '../../http/problem.ts';
import { requireConfirmation } from '../auth/confirm-identity.ts';
import { witnessOf } from '../auth/witness.ts';

const ADULTS_GUARDIAN = 'Es mayor de edad por su año de nacimiento: no se le anotan tutores nuevos';

/** A ficha as it is to be, its numbers in E.164. */
export interface FichaPlan {
  /** The version that was read. */
  readonly version: number;
  readonly telefono: string | null;
  readonly birthYear: number | null;
  readonly guardians: readonly NewGuardian[];
  readonly consents: FichaBody['consentimientos'];
}

interface FichaChange {
  readonly id: number;
  readonly plan: FichaPlan;
  /** The church's, of today. */
  readonly year: number;
  readonly testigo: FichaBody['testigo'];
}

/**
 * Writes a ficha as a whole, with what R43 erases and R44 asks for.
 * @throws Problem - 400, 403 `confirmation_required`, 409 `ficha_changed` or `guardian_phone_shared`.
 */
export async function changeFicha(
  context: Context,
  { id, plan, year, testigo }: FichaChange,
  { account, request }: SignedCall,
): Promise<void> {
  const { store } = context;
  const known = await readFicha(store, id);
  requireFitting(plan, known, year);
  const isShared = await sharesNumber(store, plan, known);
  // A password is hashed outside of the transaction, which holds SQLite's only connection (R22).
  const witness =
    isShared && testigo !== undefined
      ? await witnessOf(context, testigo, account, request, 'administrator')
      : null;
  await auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
    await lockUser(transaction, id);
    orNotFound(await findUser(transaction, id), 'user_not_found');
    const before = await readFicha(transaction, id);
    if (before.version !== plan.version) throw new Problem('ficha_changed');
    requireFitting(plan, before, year);
    if (witness === null && (await sharesNumber(transaction, plan, before))) {
      throw new Problem('guardian_phone_shared');
    }
    const numbers = newNumbers(plan, before);
    const isGrown = growsUp(plan, before, year);
    if (isGrown || numbers.length > 0) await requireConfirmation(transaction, account, request, nowMs);
    const consents = await consentsOf(transaction, id);
    await write(transaction, { id, plan }, before, numbers.length > 0, nowMs);
    await writeConsents(transaction, id, consents, plan.consents, { recordedBy: account.id, nowMs });
    if (isGrown) await holdChats(transaction, [id], nowMs);
    await eraseOfMinors(transaction, [id], year, nowMs);
    const subject = { entity: 'user', entityId: id } as const;
    const kinds = (Object.keys(plan.consents) as ConsentKind[]).filter(
      (kind) => heldWay(consents, kind) !== plan.consents[kind],
    );
    // Which parts changed, and none of their values (R66).
    await audit({ action: 'ficha_saved', ...subject, after: { campos: changedParts(plan, before, kinds) } });
    if (isGrown) await audit({ action: 'minor_ended', ...subject });
    if (numbers.length > 0) {
      const after = witness === null ? {} : { testigo: witness.username };
      await audit({ action: 'guardian_phone_set', ...subject, after });
    }
  });
}

/**
 * Refuses what does not fit the person: an own number of a minor (R43), a new guardian of an adult.
 * @param current - whose ministries count.
 * @throws Problem - 400 by field.
 */
function requireFitting(
  { telefono, birthYear, guardians }: FichaPlan,
  current: FichaRow,
  year: number,
): void {
  if (telefono !== null && minorReason({ ...current, birthYear }, year) !== null) {
    throw fieldProblem('validation_failed', 'telefono', MINOR_PHONE_FAULT);
  }
  const isNew = ({ id }: NewGuardian) => !current.guardians.some((guardian) => guardian.id === id);
  if (isRecordedAdult(birthYear, year) && guardians.some(isNew)) {
    throw fieldProblem('validation_failed', 'tutores', ADULTS_GUARDIAN);
  }
}

/** Guardians whose number is new or another one. */
function newNumbers({ guardians }: FichaPlan, before: FichaRow): readonly string[] {
  return guardians.flatMap(({ id, telefono }) =>
    guardianBefore(before.guardians, id)?.telefono === telefono ? [] : [telefono],
  );
}

/** Whether a new number of a guardian is also the person's own, or an administrator's (R44). */
async function sharesNumber(store: Store, plan: FichaPlan, before: FichaRow): Promise<boolean> {
  const numbers = newNumbers(plan, before);
  const isOwn = numbers.some((number) => number === plan.telefono || number === before.telefono);
  return isOwn || (await numbersOfTrusted(store, numbers)).length > 0;
}

/** Whether the person stops counting as a minor: in everything, or for contact, to which an adult's year belongs (R43). */
function growsUp({ birthYear }: FichaPlan, before: FichaRow, year: number): boolean {
  const isMinorNow = minorReason({ ...before, birthYear }, year) !== null;
  const wasMinor = minorReason(before, year) !== null;
  return (
    (wasMinor && !isMinorNow) ||
    (isRecordedAdult(birthYear, year) && !isRecordedAdult(before.birthYear, year))
  );
}

async function write(
  transaction: StoreTransaction,
  { id, plan }: Pick<FichaChange, 'id' | 'plan'>,
  before: FichaRow,
  hasNewNumber: boolean,
  nowMs: number,
): Promise<void> {
  const { telefono, birthYear, guardians, consents } = plan;
  // The first guardian, recorded from paper, can be written to at once (R44).
  const isFirstFromPaper = before.guardianMs === null && consents.cuenta === 'papel';
  await writeDetails(transaction, id, {
    telefono,
    birthYear,
    notedAsMinor: birthYear === null && before.notedAsMinor,
    guardianMs: before.guardianMs ?? (hasNewNumber ? nowMs : null),
    chatFromMs: before.chatFromMs,
  });
  await writeGuardians(
    transaction,
    id,
    { before: before.guardians, after: guardians },
    !isFirstFromPaper,
    nowMs,
  );
}

function changedParts(plan: FichaPlan, before: FichaRow, kinds: readonly ConsentKind[]): readonly string[] {
  const parts: string[] = [];
  if (plan.telefono !== before.telefono) parts.push('telefono');
  if (plan.birthYear !== before.birthYear) parts.push('anioNacimiento');
  const written = (guardians: readonly Omit<NewGuardian, 'id'>[]) =>
    JSON.stringify(
      guardians.map(({ nombre, telefono, parentesco, mayWrite }) => [nombre, telefono, parentesco, mayWrite]),
    );
  if (written(plan.guardians) !== written(before.guardians)) parts.push('tutores');
  return [...parts, ...kinds.map((kind) => `consentimiento-${kind}`)];
}
