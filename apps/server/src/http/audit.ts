import type { Context } from '../context.ts';
import type { StoreTransaction } from '../db/database.ts';
import { type AuditChange, writeAudit } from '../db/repositories/audit.ts';
import { inTransaction } from '../db/transaction.ts';
import type { AuditedCall } from './account.ts';

/** Writes a change to the log, in the transaction of the change itself. */
export type Audit = (change: AuditChange) => Promise<void>;

/** The log of one call and transaction. @param atMs - when the change is made, UTC milliseconds. */
export function auditOf(
  transaction: StoreTransaction,
  { account, request }: AuditedCall,
  atMs: number,
): Audit {
  const source = { actor: account, atMs, requestId: request.id };
  return (change) => writeAudit(transaction, source, change);
}

/** A person's mark, as the log names it. */
export function aboutMark(id: number, userId: number) {
  return { entity: 'attendance', entityId: id, subjectId: userId } as const;
}

/**
 * Runs work that changes something and says so in the log, all of it in one transaction.
 * @param work - `nowMs` is the time of the change in UTC milliseconds; awaits nothing but database work (R22).
 */
export function auditedTransaction<T>(
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  call: AuditedCall,
  work: (transaction: StoreTransaction, audit: Audit, nowMs: number) => Promise<T>,
): Promise<T> {
  const nowMs = clock();
  return inTransaction(store, (transaction) => work(transaction, auditOf(transaction, call, nowMs), nowMs));
}
