import { addDays, type CalendarDate } from '@ministerio/contract/domain';
import type { Context } from '../../context.ts';
import type { StoreTransaction } from '../../db/database.ts';
import { ledMinistry } from '../../db/repositories/leaders.ts';
import type { SignedCall } from '../../http/account.ts';
import { fieldProblem, orNotFound } from '../../http/problem.ts';
import { requirePassword } from '../auth/confirm-identity.ts';
import { requireOwnPassword } from '../privacy/own-data.ts';

/** Caller and ministry of a leader's call. */
export interface LeaderCall extends SignedCall {
  readonly ministryId: number;
}

/** So many days back a leader corrects. */
const LEADER_DAYS = 7;

/**
 * Makes sure before anything is read that a password was typed (R58), one of the caller's own, and that they lead the ministry.
 * @throws Problem - 403 `confirmation_required`, `own_password_required`; 404 as for what does not exist (R51).
 */
export async function requireLeader(
  context: Context,
  { account, request, ministryId }: LeaderCall,
): Promise<void> {
  await requirePassword(context, account, request);
  const grant = { categoryId: ministryId, userId: account.id };
  orNotFound(await ledMinistry(context.store, grant), 'not_found');
  // A number that half the church has seen opens no list of minors (R1).
  requireOwnPassword(account);
}

/** The same again in the transaction of a change. @returns the ministry's name. */
export async function lockGrant(
  transaction: StoreTransaction,
  { account, ministryId }: Pick<LeaderCall, 'account' | 'ministryId'>,
): Promise<string> {
  const grant = { categoryId: ministryId, userId: account.id };
  return orNotFound(await ledMinistry(transaction, grant), 'not_found');
}

/** @throws Problem - 400 for a day that is not today or of the last seven. */
export function refuseLeadersDay(date: CalendarDate, today: CalendarDate): void {
  if (date <= today && date >= addDays(today, -LEADER_DAYS)) return;
  throw fieldProblem('validation_failed', 'fecha', 'Elige un día hasta hoy, de hasta siete días atrás.');
}
