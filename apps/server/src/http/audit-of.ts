import type { FastifyRequest } from 'fastify';
import type { StoreTransaction } from '../db/database.ts';
import { type AuditChange, type AuditSource, writeAudit } from '../db/repositories/audit.ts';

/** Writes a change of one request, in the transaction of the change itself. */
export type Audit = (transaction: StoreTransaction, change: AuditChange) => Promise<void>;

/** Binds the audit of a request to who makes it and when. */
export function auditOf(
  { id: requestId }: Pick<FastifyRequest, 'id'>,
  actor: AuditSource['actor'],
  atMs: number,
): Audit {
  return (transaction, change) => writeAudit(transaction, { actor, atMs, requestId }, change);
}
