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

const sqliteStorage = /^SQLITE_(FULL|READONLY|BUSY|LOCKED|IOERR|CANTOPEN|CORRUPT|NOTADB|PERM|NOMEM)/;
/** Connection, resources, shutdown, read-only, statement timeout, disk. */
const postgresStorage = /^(08...|53...|57P0.|57014|25006|58...|55P03)$/;
const network =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENOSPC|EROFS|EDQUOT|EIO)$/;

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
  if (sqliteStorage.test(code) || postgresStorage.test(code) || network.test(code))
    return { kind: 'storage' };
  // Refusals of the pool and of a client that lost its connection carry no code.
  if (noConnection.test(error.message)) return { kind: 'storage' };
  return null;
}
