import type { takenFieldMessages } from '@ministerio/contract';
import { codigoKey, textKey } from '@ministerio/contract/domain';
import type { Store } from '../database.ts';

type Field = keyof typeof takenFieldMessages;

/** Which of an account's unique fields somebody else holds. */
export interface TakenFields {
  readonly fields: readonly Field[];
  /** The unconfirmed public registration that holds the number, by its username (R3). */
  readonly unconfirmedHolder: string | null;
}

/**
 * Looks a name, an e-mail and a number up before they are written, so that every collision is told at once.
 * The database's own rules decide in a race.
 * @param exceptId - the account that is being edited; null for a new one.
 * @param replacedId - an account that goes for this one; what it holds is not taken.
 */
export async function takenFields(
  store: Store,
  sent: { readonly username: string; readonly email: string; readonly codigo: string },
  exceptId: number | null,
  replacedId: number | null = null,
): Promise<TakenFields> {
  const keys = {
    username: textKey(sent.username),
    email: textKey(sent.email),
    codigo: codigoKey(sent.codigo),
  };
  const holders = await store
    .selectFrom('users')
    .select(['id', 'username', 'username_key', 'email_key', 'codigo_key', 'origin', 'confirmed_ms'])
    .where((row) =>
      row.or([
        row('username_key', '=', keys.username),
        row('email_key', '=', keys.email),
        row('codigo_key', '=', keys.codigo),
      ]),
    )
    .execute();
  const others = holders.filter(({ id }) => id !== exceptId && id !== replacedId);
  const fields = (['username', 'email', 'codigo'] as const).filter((field) =>
    others.some((holder) => holder[`${field}_key`] === keys[field]),
  );
  const unconfirmedHolder = others.find(
    (holder) =>
      holder.codigo_key === keys.codigo && holder.origin === 'public' && holder.confirmed_ms === null,
  );
  return { fields, unconfirmedHolder: unconfirmedHolder?.username ?? null };
}
