import { errorMessages, takenFieldMessages } from '@ministerio/contract';
import type { Store } from '../../db/database.ts';
import { databaseFailure } from '../../db/errors.ts';
import { type TakenFields, takenFields } from '../../db/repositories/taken-fields.ts';
import type { Identity } from '../../db/repositories/users.ts';
import { Problem } from '../../http/problem.ts';

/**
 * 409 `already_taken`. The public is not told which field is taken: a number is also a first password (R3). To an
 * administrator each taken field has its text, and the message names the unconfirmed public registration with the
 * number, to replace it.
 */
export function alreadyTaken({ fields, unconfirmedHolder }: TakenFields, toAdmin: boolean): Problem {
  if (!toAdmin) return new Problem('already_taken');
  const errors = Object.fromEntries(fields.map((field) => [field, takenFieldMessages[field]]));
  if (unconfirmedHolder === null) return new Problem('already_taken', { errors });
  return new Problem('already_taken', {
    errors,
    message: `${errorMessages.already_taken} El código lo tiene la cuenta «${unconfirmedHolder}», creada en el registro público y sin confirmar.`,
  });
}

/**
 * Runs a write; when a name, an e-mail or a number was taken in the meantime, the database's refusal becomes the same
 * 409.
 */
export async function orTaken<T>(
  toAdmin: boolean,
  store: Store,
  sent: Identity,
  exceptId: number | null,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (databaseFailure(error)?.kind !== 'unique') throw error;
    throw alreadyTaken(await takenFields(store, sent, exceptId), toAdmin);
  }
}
