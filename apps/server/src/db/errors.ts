import { errorCode } from '../start-error.ts';

/** A database's refusal without its values: PostgreSQL prints the whole failing row in `detail` (R30). */
export type DatabaseFailure =
  | { readonly kind: 'unique'; readonly constraint: string }
  | { readonly kind: 'foreign-key' }
  | { readonly kind: 'storage' }
  | { readonly kind: 'retry' };

/** SQLite names the columns of a violated constraint, PostgreSQL the constraint: constraints by SQLite's names. */
const rulesByColumns = new Map([
  ['users.username_key', 'users_username_key'],
  ['users.email_key', 'users_email_key'],
  ['users.codigo_key', 'users_codigo_key'],
  ['categories.name_key', 'categories_name_key'],
  ['attendance.user_id, attendance.local_date', 'attendance_one_a_day'],
]);

/** A page, an index or the whole file that cannot be read; codes of both databases. */
const damage = /^(SQLITE_(CORRUPT|NOTADB).*|XX00[12])$/;
/** Full, read-only or failing disk; codes of both databases and of the system. */
const disk = /^(SQLITE_(FULL|READONLY|IOERR|CANTOPEN|PERM).*|53100|25006|58030|ENOSPC|EROFS|EDQUOT|EIO)$/;
const sqliteStorage = /^SQLITE_(BUSY|LOCKED|NOMEM)/;
/** Connection, resources, shutdown, statement timeout. */
const postgresStorage = /^(08...|53...|57P0.|57014|58...|55P03)$/;
const network = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;

const noConnection =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

/**
 * Classifies an error of either database.
 * @returns null for errors of other origin and for programming errors.
 */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  if (!(error instanceof Error)) return null;
  const code = errorCode(error) ?? '';
  if (code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY') {
    const columns = error.message.replace('UNIQUE constraint failed: ', '');
    return { kind: 'unique', constraint: rulesByColumns.get(columns) ?? columns };
  }
  if (code === '23505') {
    return { kind: 'unique', constraint: 'constraint' in error ? String(error.constraint) : '' };
  }
  if (code === 'SQLITE_CONSTRAINT_FOREIGNKEY' || code === '23503') return { kind: 'foreign-key' };
  if (code === '40001' || code === '40P01') return { kind: 'retry' };
  const isStorage = [damage, disk, sqliteStorage, postgresStorage, network].some((codes) => codes.test(code));
  if (isStorage) return { kind: 'storage' };
  // Refusals of the pool and of a client that lost its connection carry no code.
  if (noConnection.test(error.message)) return { kind: 'storage' };
  return null;
}

/** Identifies faults of the storage that stay until somebody mends them; null for any other error. */
export function storageFault(error: unknown): 'damage' | 'disk' | null {
  const code = errorCode(error) ?? '';
  if (damage.test(code)) return 'damage';
  return disk.test(code) ? 'disk' : null;
}
