import type { Database, StoreTransaction } from '../db/database.ts';
import { lockPreparation } from '../db/migrate.ts';
import { hasNoUsers, recordFirstPassword } from '../db/repositories/administrators.ts';
import { insertUser } from '../db/repositories/users.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Random } from '../random.ts';
import { weaknessOf } from '../security/password-rules.ts';
import type { Passwords } from '../security/passwords.ts';
import { StartError } from '../start-error.ts';

export interface SeedOptions {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly random: Random;
  readonly nowMs: number;
  readonly username: string;
  /** Null to make one. */
  readonly password: string | null;
  /** Fills the same transaction with more on a first start: the sample data. */
  readonly fillDemo?: (transaction: StoreTransaction) => Promise<void>;
}

const first = {
  email: 'administrador@iglesia.invalid',
  codigo: 'ADMIN',
  nombre: 'Administrador',
  apellido: 'Principal',
};

/**
 * Gives an empty database its first administrator. Of several servers that start at once, one does it (R22).
 * @returns the administrator, with the password only where it was generated here (R30); null where the database has
 * accounts already.
 * @throws StartError - the given password is too weak for an administrator (R5).
 */
export async function seedFirstAdministrator(options: SeedOptions) {
  const { database, passwords, random, nowMs, username } = options;
  if (!(await hasNoUsers(database.store))) return null;
  if (options.password !== null) {
    const weakness = await weaknessOf(options.password, { ...first, username, role: 'ADMIN' });
    if (weakness !== null) throw new StartError(`ADMIN_PASSWORD no es válida. ${weakness}`);
  }
  const password = options.password ?? random.text(12);
  const hash = await passwords.hash(password, 'own');
  return inTransaction(database.store, async (transaction) => {
    await lockPreparation(transaction);
    if (!(await hasNoUsers(transaction))) return null;
    await insertUser(transaction, {
      ...first,
      username,
      role: 'ADMIN',
      passwordHash: hash,
      passwordKind: 'own',
      origin: 'seed',
      confirmedMs: nowMs,
      nowMs,
    });
    if (options.password === null) await recordFirstPassword(transaction, hash, nowMs);
    await options.fillDemo?.(transaction);
    return { username, generatedPassword: options.password === null ? password : null };
  });
}
