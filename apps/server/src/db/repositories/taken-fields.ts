import { takenFieldMessages } from '@ministerio/contract';
import { codigoKey, textKey } from '@ministerio/contract/domain';
import type { Store } from '../database.ts';
import type { UsersTable } from '../schema.ts';

type Field = keyof typeof takenFieldMessages;

/** Fields of an account that no other may have. */
type Unique = Readonly<Record<Field, string>>;

const keysOf = ({ username, email, codigo }: Unique) => ({
  username: textKey(username),
  email: textKey(email),
  codigo: codigoKey(codigo),
});

const isUnconfirmed = ({ origin, confirmed_ms }: Pick<UsersTable, 'origin' | 'confirmed_ms'>) =>
  origin === 'public' && confirmed_ms === null;

/** Unique fields of an account that another account has. */
export interface TakenFields {
  readonly fields: readonly Field[];
  /** Username of the unconfirmed public registration with the number (R3). */
  readonly unconfirmedHolder: string | null;
}

/**
 * Looks a name, an e-mail and a number up before they are written, so that one refusal names every collision.
 * The database's own rules decide in a race.
 * @param exceptId - the account that is being edited; null for a new one.
 * @param replacedId - an account that this one replaces; its values are not taken.
 */
export async function takenFields(
  store: Store,
  sent: Unique,
  exceptId: number | null,
  replacedId: number | null = null,
): Promise<TakenFields> {
  const keys = keysOf(sent);
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
    (holder) => holder.codigo_key === keys.codigo && isUnconfirmed(holder),
  );
  return { fields, unconfirmedHolder: unconfirmedHolder?.username ?? null };
}

const fields = ['codigo', 'username', 'email'] as const satisfies readonly Field[];

/** A value of an import that another account or member has. */
export interface TakenRow {
  /** Index of the member. */
  readonly index: number;
  readonly field: Field;
  readonly message: string;
}

const LOOKED_UP_AT_ONCE = 500;

/** Which of many members collide with an account, or with an earlier one among them. */
export async function takenRows(store: Store, members: readonly Unique[]): Promise<readonly TakenRow[]> {
  const keys = members.map(keysOf);
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
    for (const { key, username, ...account } of found) {
      const squats = field === 'codigo' && isUnconfirmed(account);
      const whose = `: lo tiene la cuenta «${username}», creada en el registro público y sin confirmar`;
      held.set(key, `${takenFieldMessages[field]}${squats ? whose : ''}`);
    }
  }
  return held;
}
