import { takenMs } from '@ministerio/contract/domain';
import type { FastifyRequest } from 'fastify';
import type { StoreTransaction } from '../../db/database.ts';
import type { KeyHolder } from '../../db/repositories/door-keys.ts';
import { type DoorPhoneRow, lockPhone } from '../../db/repositories/door-phones.ts';
import { lockUser } from '../../db/repositories/users.ts';
import type { Account } from '../../http/account.ts';
import { Problem } from '../../http/problem.ts';
import { requireAccount } from '../../plugins/app/guard.ts';
import { phoneActor } from './enrol-phone.ts';

/** Caller of the door: an enrolled phone, or an administrator at a door of the own (R54). */
export type DoorCaller =
  | { readonly phone: DoorPhoneRow; readonly account: null }
  | { readonly phone: null; readonly account: Account };

/** The caller whom the guard let in. */
export function doorCaller(request: FastifyRequest): DoorCaller {
  const { phone } = request;
  return phone === null ? { phone, account: requireAccount(request) } : { phone, account: null };
}

/** Holder of the keys (R50). */
export function holderOf({ phone, account }: DoorCaller): KeyHolder {
  return { phone_id: phone?.id ?? 0, account_id: account?.id ?? 0 };
}

/** When the caller took what it sends, UTC milliseconds; null where that is not to be believed (R52). */
export function takenBy(
  { phone }: DoorCaller,
  sent: string,
  typed: string,
  receivedMs: number,
): number | null {
  return takenMs({
    sentMs: Date.parse(sent),
    typedMs: Date.parse(typed),
    receivedMs,
    enrolledMs: phone?.enrolledMs ?? null,
    endsMs: phone?.endsMs ?? null,
  });
}

/** Actor that the log names. */
export function actorOf({ phone, account }: DoorCaller) {
  return phone === null ? account : phoneActor(phone.name);
}

/**
 * Lets one batch of a caller be written at a time: another one with the same keys waits, and then knows them.
 * @returns the caller as it is now. @throws Problem - 401 `phone_removed` where that happened meanwhile.
 */
export async function lockCaller(transaction: StoreTransaction, caller: DoorCaller): Promise<DoorCaller> {
  if (caller.phone === null) {
    await lockUser(transaction, caller.account.id);
    return caller;
  }
  const phone = await lockPhone(transaction, caller.phone.id);
  if (phone === null || phone.removedMs !== null) throw new Problem('phone_removed');
  return { phone, account: null };
}
