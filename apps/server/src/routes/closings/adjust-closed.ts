import { CLOSING_TEXT_MAX, cleanLine, hasForbiddenCharacters, monthName } from '@ministerio/contract/domain';
import type { FastifyRequest } from 'fastify';
import type { StoreTransaction } from '../../db/database.ts';
import { closingOf, insertAdjustment, type NewAdjustment } from '../../db/repositories/closings.ts';
import type { Account } from '../../http/account.ts';
import type { Audit } from '../../http/audit.ts';
import { Problem } from '../../http/problem.ts';
import { requireConfirmation } from '../auth/confirm-identity.ts';

/** A correction of one mark's amount. */
export interface Correction {
  /** The mark's day, YYYY-MM-DD. */
  readonly date: string;
  /** The amount before and after, in cents; null for none. */
  readonly before: number | null;
  readonly after: number | null;
}

/**
 * Writes the adjustment of a closed month whose sum a call changes, with the reason that it carries as `X-Motivo` (R68) and
 * a confirmation (R47). It comes after the change itself: a concurrent closing waits for that, or this sees the month
 * closed.
 * @throws Problem - 409 `month_closed` without a reason, 403 `confirmation_required`.
 */
export async function adjustClosedMonth(
  transaction: StoreTransaction,
  audit: Audit,
  { date, before, after }: Correction,
  { account, request }: { readonly account: Account; readonly request: Pick<FastifyRequest, 'headers'> },
  nowMs: number,
): Promise<void> {
  const cents = (after ?? 0) - (before ?? 0);
  const closing = cents === 0 ? null : await closingOf(transaction, date);
  if (closing === null) return;
  const reason = reasonOf(request);
  if (reason === null) {
    const message = `El mes de ${monthName(date)} está cerrado. Escribe por qué lo cambias.`;
    throw new Problem('month_closed', { message });
  }
  await requireConfirmation(transaction, account, request, nowMs);
  const line = { closing_id: closing.id, local_date: date, cents, reason };
  await adjustMonth(transaction, audit, closing.month, { ...line, by_id: account.id, made_ms: nowMs });
}

/** Adds a line to a closed month, and says so in the log. @param month - `2026-11` */
export async function adjustMonth(
  transaction: StoreTransaction,
  audit: Audit,
  month: string,
  line: NewAdjustment,
): Promise<void> {
  await insertAdjustment(transaction, line);
  await audit({
    action: 'month_adjusted',
    entity: 'closing',
    entityId: line.closing_id,
    after: { mes: month, aportesCentavos: line.cents },
  });
}

/** The reason in the header, which is percent-encoded; null where there is none that can be kept. */
function reasonOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const sent = headers['x-motivo'];
  if (typeof sent !== 'string') return null;
  try {
    const reason = cleanLine(decodeURIComponent(sent));
    const fits = reason.length > 0 && reason.length <= CLOSING_TEXT_MAX;
    return fits && !hasForbiddenCharacters(reason) ? reason : null;
  } catch {
    return null;
  }
}
