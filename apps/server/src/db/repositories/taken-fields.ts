import { takenFieldMessages } from '@ministerio/contract';
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

const fields = ['codigo', 'username', 'email'] as const satisfies readonly Field[];

/** What of a member nobody else may have. */
interface Unique {
  readonly username: string;
  readonly email: string;
  readonly codigo: string;
}

/** A member who cannot be made, because somebody else has the same. */
export interface TakenRow {
  /** Position among the members that were given. */
  readonly index: number;
  readonly field: Field;
  readonly message: string;
}

const LOOKED_UP_AT_ONCE = 500;

/** Which of many members collide with an account, or with an earlier one among them. */
export async function takenRows(store: Store, members: readonly Unique[]): Promise<readonly TakenRow[]> {
  const keys = members.map(({ username, email, codigo }) => ({
    username: textKey(username),
    email: textKey(email),
    codigo: codigoKey(codigo),
  }));
  const taken: TakenRow[] = [];
  for (const field of fields) {
    const own = keys.map((one) => one[field]);
    const held = await holders(store, field, own);
    const seen = new Set<string>();
    for (const [index, key] of own.entries()) {
      const message = held.get(key) ?? (seen.has(key) ? 'Está repetido en la importación' : undefined);
      if (message !== undefined) taken.push({ index, field, message });
      seen.add(key);
    }
  }
  return taken.sort((a, b) => a.index - b.index);
}

/** An account's unique keys, with the message for each. */
async function holders(store: Store, field: Field, keys: readonly string[]): Promise<Map<string, string>> {
  const held = new Map<string, string>();
  for (let start = 0; start < keys.length; start += LOOKED_UP_AT_ONCE) {
    const found = await store
      .selectFrom('users')
      .select([`${field}_key as key`, 'username', 'origin', 'confirmed_ms'])
      .where(`${field}_key`, 'in', keys.slice(start, start + LOOKED_UP_AT_ONCE))
      .execute();
    for (const { key, username, origin, confirmed_ms } of found) {
      const squats = field === 'codigo' && origin === 'public' && confirmed_ms === null;
      const whose = `: lo tiene la cuenta «${username}», creada en el registro público y sin confirmar`;
      held.set(key, `${takenFieldMessages[field]}${squats ? whose : ''}`);
    }
  }
  return held;
}
