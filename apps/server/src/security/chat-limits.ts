import { DAY_MS } from '@ministerio/contract/domain';
import type { Context } from '../context.ts';
import type { StoreTransaction } from '../db/database.ts';
import { chatsSince } from '../db/repositories/audit.ts';
import { lockUser } from '../db/repositories/users.ts';
import type { Account, SignedCall } from '../http/account.ts';
import { Problem, rateLimited } from '../http/problem.ts';
import type { WindowRule } from './limit-rules.ts';

/** New people to whom one account opens chats (R64), from the follow-up and from messages together. */
const CHAT_LIMITS: readonly WindowRule[] = [
  { count: 20, windowMs: 60 * 60_000 },
  { count: 60, windowMs: DAY_MS },
];

interface ChatToOpen {
  readonly account: Account;
  /** Partner of the chat, as the log names them. */
  readonly with: { readonly entity: 'user' | 'visit' | 'message'; readonly entityId: number };
  /** UTC milliseconds. */
  readonly nowMs: number;
}

/**
 * Counts the chats that an account opened, which the log has, in the transaction that opens one more. A second chat with the
 * same person within a window is none of somebody new.
 * @throws Problem - 429.
 */
export async function refuseManyChats(
  transaction: StoreTransaction,
  { account, with: { entity, entityId }, nowMs }: ChatToOpen,
): Promise<void> {
  await lockUser(transaction, account.id);
  const chats = await chatsSince(transaction, account.id, nowMs - DAY_MS);
  for (const { count, windowMs } of CHAT_LIMITS) {
    const latest = new Map<string, number>();
    for (const chat of chats) {
      if (chat.atMs > nowMs - windowMs) latest.set(`${chat.entity} ${chat.entityId}`, chat.atMs);
    }
    if (latest.has(`${entity} ${entityId}`) || latest.size < count) continue;
    throw rateLimited(Math.min(...latest.values()) + windowMs - nowMs);
  }
}

/** Opens a chat, and notes in the log where it was one too many: `/avisos` tells it. */
export async function tellingRefusedChats<T>(
  { trail }: Context,
  call: SignedCall,
  open: () => Promise<T>,
): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof Problem && error.code === 'rate_limited') {
      const about = { entity: 'session', entityId: call.account.id } as const;
      await trail.look(call, ['follow-up-chats'], async () => ({
        action: 'follow_up_chats_refused',
        ...about,
      }));
    }
    throw error;
  }
}
