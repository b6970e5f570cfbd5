import type { UserEntry } from '@ministerio/contract';
import { codigoKey, type Role, searchKey, textKey } from '@ministerio/contract/domain';
import { isPostgres, type Store, type StoreTransaction } from '../database.ts';
import { preparedQuery } from '../prepared-query.ts';
import type { Origin, PasswordKind } from '../schema.ts';

const entryColumns = ['id', 'username', 'email', 'nombre', 'apellido', 'codigo', 'role'] as const;

/** Every account, oldest first. */
export const listUsers = preparedQuery((store: Store) =>
  store.selectFrom('users').select(entryColumns).orderBy('id'),
);

const entryById = preparedQuery((store: Store, { id }: { readonly id: number }) =>
  store.selectFrom('users').select(entryColumns).where('id', '=', id),
);

/** The account as administrators read it; null where there is none. */
export async function findUser(store: Store, id: number): Promise<UserEntry | null> {
  const [user] = await entryById(store, { id });
  return user ?? null;
}

/** Keeps other processes from changing an account until the transaction ends; SQLite's holds the only write lock already. */
export async function lockUser(transaction: StoreTransaction, id: number): Promise<void> {
  if (!isPostgres(transaction)) return;
  await transaction.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
}

/** The parts of an account that decide about its sessions and its password. */
export type Credentials = NonNullable<Awaited<ReturnType<typeof credentialsById>>>;

const credentialColumns = [
  'id',
  'username',
  'email',
  'codigo',
  'role',
  'password_hash as hash',
  'password_kind as kind',
  'password_expires_ms as expiresMs',
  'token_version as version',
] as const;

const credentialsByKey = preparedQuery((store: Store, { key }: { readonly key: string }) =>
  store.selectFrom('users').select(credentialColumns).where('username_key', '=', key),
);

/** @param username - as typed; case and accents do not matter. */
export async function credentialsOf(store: Store, username: string): Promise<Credentials | null> {
  const [found] = await credentialsByKey(store, { key: textKey(username) });
  return found ?? null;
}

/** Null where there is no such account. */
export async function credentialsById(store: Store, id: number) {
  const found = await store
    .selectFrom('users')
    .select(credentialColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

const memberByNumber = preparedQuery((store: Store, { key }: { readonly key: string }) =>
  store.selectFrom('users').select(['id', 'codigo', 'nombre', 'apellido']).where('codigo_key', '=', key),
);

/** The person with a membership number, whatever its case and spaces. */
export async function findMember(store: Store, codigo: string) {
  const [member] = await memberByNumber(store, { key: codigoKey(codigo) });
  return member ?? null;
}

/** Fields that people know an account by. */
export type Identity = Readonly<Omit<UserEntry, 'id' | 'role'>>;

/** Fields of a new account. */
export interface NewUser extends Identity {
  readonly role: Role;
  readonly passwordHash: string;
  readonly passwordKind: PasswordKind;
  readonly origin: Origin;
  /** UTC milliseconds; null for a public registration, which an administrator confirms. */
  readonly confirmedMs: number | null;
  readonly nowMs: number;
}

/** Adds an account. A taken name, e-mail or number surfaces as the database's unique violation. */
export async function insertUser(store: Store, user: NewUser): Promise<UserEntry> {
  return store.insertInto('users').values(newColumns(user)).returning(entryColumns).executeTakeFirstOrThrow();
}

/** Rows of one statement: their values stay far below what either database takes. */
const ROWS_AT_ONCE = 250;

/** Adds many accounts, in their order. */
export async function insertUsers(transaction: StoreTransaction, users: readonly NewUser[]): Promise<void> {
  for (let start = 0; start < users.length; start += ROWS_AT_ONCE) {
    await transaction
      .insertInto('users')
      .values(users.slice(start, start + ROWS_AT_ONCE).map(newColumns))
      .execute();
  }
}

function newColumns(user: NewUser) {
  return {
    ...identityColumns(user),
    role: user.role,
    password_hash: user.passwordHash,
    password_kind: user.passwordKind,
    password_expires_ms: null,
    origin: user.origin,
    confirmed_ms: user.confirmedMs,
    created_ms: user.nowMs,
    updated_ms: user.nowMs,
  };
}

/** Fields that an administrator's edit writes; a new password is written by itself. */
export interface UserChanges extends Pick<NewUser, keyof Identity | 'role' | 'nowMs'> {
  /** Whether the edit also confirms an own registration; a minor's may have to wait. */
  readonly confirms: boolean;
}

/** Writes what people know an account by, and its role; an administrator's edit also confirms it, as a rule (R3). */
export async function updateIdentity(
  transaction: StoreTransaction,
  id: number,
  changes: UserChanges,
): Promise<UserEntry> {
  return transaction
    .updateTable('users')
    .set(({ fn, val }) => ({
      ...identityColumns(changes),
      role: changes.role,
      confirmed_ms: fn.coalesce('confirmed_ms', val(changes.confirms ? changes.nowMs : null)),
      updated_ms: changes.nowMs,
    }))
    .where('id', '=', id)
    .returning(entryColumns)
    .executeTakeFirstOrThrow();
}

/** Deletes an account; its attendance and memberships go with it. */
export async function deleteUser(transaction: StoreTransaction, id: number): Promise<void> {
  await transaction.deleteFrom('users').where('id', '=', id).execute();
}

/** Whether an administrator has confirmed an account; a public registration is not, at first (R3). */
export async function isConfirmed(store: Store, id: number): Promise<boolean> {
  const row = await store
    .selectFrom('users')
    .select('confirmed_ms')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.confirmed_ms !== null;
}

function identityColumns({ username, email, codigo, nombre, apellido }: Identity) {
  return {
    username,
    username_key: textKey(username),
    email,
    email_key: textKey(email),
    codigo,
    codigo_key: codigoKey(codigo),
    nombre,
    apellido,
    search_key: searchKey(nombre, apellido, username, codigo),
  };
}
