import { DAY_MS, whatsAppLink } from '@ministerio/contract/domain';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { chatsSince } from '../db/repositories/audit.ts';
import { lockUser } from '../db/repositories/users.ts';
import type { Account } from '../http/account.ts';
import { Problem, rateLimited } from '../http/problem.ts';
import type { WindowRule } from '../security/limit-rules.ts';
import { changeRow, type Episodes, type OpenRow } from './change-row.ts';
import type { Row } from './rows.ts';

/** New people to whom one account opens chats (R64). */
const CHAT_LIMITS: readonly WindowRule[] = [
  { count: 20, windowMs: 60 * 60_000 },
  { count: 60, windowMs: DAY_MS },
];

interface ChatCall {
  readonly account: Account;
  readonly request: FastifyRequest;
  /** Id of the row. */
  readonly id: string;
  /** The message, with `{nombre}`. */
  readonly text: string;
}

/**
 * The one chat address of a row that the caller has (R64), audited without number and text.
 * @throws Problem - 404, 409 `follow_up_not_held` or `no_contact`, 429.
 */
export async function openChat(
  context: Context,
  { account, request, id, text }: ChatCall,
  episodes: Episodes,
): Promise<{ readonly address: string; readonly row: Row }> {
  try {
    const { result, row } = await changeRow(context, { account, request, id }, episodes, async (open) => {
      const number = numberOf(open, account);
      await lockUser(open.transaction, context.database.kind, account.id);
      await refuseMany(open, account);
      await open.remember({ chat_by: account.id, chat_ms: open.church.nowMs });
      await open.audit({ action: 'follow_up_chat_opened', ...open.subject });
      const message = text.replaceAll('{nombre}', () => open.row.answer.nombre);
      return whatsAppLink(number.replaceAll(/\D/g, ''), message);
    });
    return { address: result, row };
  } catch (error) {
    if (error instanceof Problem && error.code === 'rate_limited') {
      const about = { entity: 'session', entityId: account.id } as const;
      await context.trail.look({ account, request }, ['follow-up-chats'], async () => ({
        action: 'follow_up_chats_refused',
        ...about,
      }));
    }
    throw error;
  }
}

function numberOf({ row }: OpenRow, account: Account): string {
  if (row.holder !== account.id) throw new Problem('follow_up_not_held');
  const { number } = row.contact;
  if (row.isLeftAlone) throw new Problem('no_contact', { message: 'Se anotó que no hay que insistir.' });
  if (number === null) throw new Problem('no_contact');
  return number;
}

/** A second chat with the same person within a window is none of somebody new. */
async function refuseMany({ transaction, church, subject }: OpenRow, account: Account): Promise<void> {
  const { nowMs } = church;
  const chats = await chatsSince(transaction, account.id, nowMs - DAY_MS);
  for (const { count, windowMs } of CHAT_LIMITS) {
    const latest = new Map<string, number>();
    for (const { entity, entityId, atMs } of chats) {
      if (atMs > nowMs - windowMs) latest.set(`${entity} ${entityId}`, atMs);
    }
    if (latest.has(`${subject.entity} ${subject.entityId}`) || latest.size < count) continue;
    throw rateLimited(Math.min(...latest.values()) + windowMs - nowMs);
  }
}
