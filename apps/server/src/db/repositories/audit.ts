import type { listAudit as listEndpoint } from '@ministerio/contract';
import { type AuditAction, type AuditEntity, maskCodigo, textKey } from '@ministerio/contract/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Store, StoreTransaction } from '../database.ts';
import { preparedQuery } from '../prepared-query.ts';
import type { AuditLogTable } from '../schema.ts';

/** Fields that may be logged; everything else is left out, passwords and hashes above all (R30). */
const allowed = [
  'username',
  'email',
  'nombre',
  'apellido',
  'codigo',
  'role',
  'origin',
  'name',
  'usuario',
  'ministerio',
  'date',
  'time',
  'method',
  'latitude',
  'longitude',
  'aporte',
  'asistencias',
  'aportesCentavos',
  'usuarios',
  'tutores',
  'consentimientos',
  'documento',
  'version',
  'restaurada',
  'campos',
  'registros',
  'cuentas',
  'intentos',
  'frenados',
  'pedido',
  'veces',
  'perfil',
  'equipo',
  'total',
  'visitas',
  'desde',
  'hasta',
  'mes',
  'contadoCentavos',
  'testigo',
  'estado',
  'faltas',
] as const;

type AuditValues = { readonly [Field in (typeof allowed)[number]]?: unknown };

/** Author, time and request of a change. */
export interface AuditSource {
  readonly actor: { readonly id: number | null; readonly username: string };
  readonly atMs: number;
  readonly requestId: string;
}

/** The source of what is done in the server's shell. @param atMs - UTC milliseconds. */
export function shellSource(atMs: number): AuditSource {
  return { actor: { id: null, username: 'consola del servidor' }, atMs, requestId: 'consola' };
}

/** One change. */
export interface AuditChange {
  readonly action: AuditAction;
  readonly entity: AuditEntity;
  /** @default null */
  readonly entityId?: number;
  /** The person that the change is about. @default the entity where it is a user, else null */
  readonly subjectId?: number;
  readonly before?: AuditValues;
  readonly after?: AuditValues;
}

const insert = preparedQuery((store: Store, row: Omit<AuditLogTable, 'id'>) =>
  store.insertInto('audit_log').values(row),
);

/**
 * Writes one change, in the transaction of the change itself. Every call that changes more than the caller's own data
 * has one (`test/api/audit-coverage.test.ts`).
 */
export async function writeAudit(
  transaction: StoreTransaction,
  { actor, atMs, requestId }: AuditSource,
  { action, entity, entityId, subjectId, before, after }: AuditChange,
): Promise<void> {
  await insert(transaction, {
    at_ms: atMs,
    actor_id: actor.id,
    actor_name: actor.username,
    action,
    entity,
    entity_id: entityId ?? null,
    subject_user_id: subjectId ?? (entity === 'user' ? (entityId ?? null) : null),
    before_json: valuesJson(before),
    after_json: valuesJson(after),
    request_id: requestId,
  });
}

/** Username of the last administrator who wrote a record's contribution; null for a record without an entry. */
export async function lastAporteEditor(store: Store, attendanceId: number): Promise<string | null> {
  const row = await store
    .selectFrom('audit_log')
    .select('actor_name')
    .where('entity', '=', 'attendance' satisfies AuditEntity)
    .where('entity_id', '=', attendanceId)
    .where('action', '=', 'aporte_edited' satisfies AuditAction)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.actor_name ?? null;
}

/** Publications of the site's content, newest first. @param sinceMs - UTC milliseconds, not included. */
export function contentChanges(store: Store, sinceMs: number) {
  return store
    .selectFrom('audit_log')
    .select(['actor_name as actor', 'at_ms as atMs', 'after_json as after'])
    .where('entity', '=', 'content' satisfies AuditEntity)
    .where('at_ms', '>', sinceMs)
    .orderBy('at_ms', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** As many as a screen shows; the log holds the rest. */
const SHOWN_CHANGES = 20;

/**
 * The newest changes by some actions, newest first, with the account that each is about, where it still exists.
 * @param sinceMs - UTC milliseconds, not included.
 */
export function newestChanges(store: Store, actions: readonly AuditAction[], sinceMs: number) {
  return store
    .selectFrom('audit_log as l')
    .leftJoin('users as u', 'u.id', 'l.subject_user_id')
    .select(['l.actor_name as actor', 'l.at_ms as atMs', 'l.action', 'l.after_json as after'])
    .select(['u.id', 'u.username'])
    .where('l.action', 'in', actions)
    .where('l.at_ms', '>', sinceMs)
    .orderBy('l.at_ms', 'desc')
    .orderBy('l.id', 'desc')
    .limit(SHOWN_CHANGES)
    .execute();
}

const CHATS = ['follow_up_chat_opened', 'message_chat_opened'] satisfies AuditAction[];

/** Chats that an account opened from the follow-up and from messages, oldest first. @param sinceMs - UTC milliseconds, not included. */
export function chatsSince(store: Store, actorId: number, sinceMs: number) {
  return store
    .selectFrom('audit_log')
    .select(['entity', 'entity_id as entityId', 'at_ms as atMs'])
    .where('actor_id', '=', actorId)
    .where('action', 'in', CHATS)
    .where('at_ms', '>', sinceMs)
    .orderBy('at_ms')
    .execute();
}

/** When copies were restored, newest first, UTC milliseconds. */
export async function restoredAt(store: Store): Promise<readonly number[]> {
  const rows = await store
    .selectFrom('audit_log')
    .select('at_ms')
    .where('action', '=', 'database_restored' satisfies AuditAction)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ at_ms }) => at_ms);
}

function valuesJson(values: AuditValues | undefined): string | null {
  if (values === undefined) return null;
  const kept = allowed.flatMap((field): [string, unknown][] => {
    const value = values[field];
    if (value === undefined) return [];
    return [[field, field === 'codigo' ? maskCodigo(String(value)) : value]];
  });
  return JSON.stringify(Object.fromEntries(kept));
}

/** Conditions that narrow the log, named as in the call; absent ones narrow nothing. */
export interface AuditFilter extends Omit<z.output<typeof listEndpoint.query>, 'from' | 'until'> {
  /** UTC milliseconds, included. */
  readonly fromMs: number | undefined;
  /** UTC milliseconds, not included. */
  readonly untilMs: number | undefined;
}

/** The log, newest first. */
export async function listAudit(store: Store, filter: AuditFilter) {
  const { entity, action, actor, person, fromMs, untilMs, limit = 200, offset = 0 } = filter;
  let query = store
    .selectFrom('audit_log as l')
    .leftJoin('users as p', 'p.id', 'l.subject_user_id')
    .select([
      'l.id',
      'l.at_ms as atMs',
      'l.actor_name as actor',
      'l.action',
      'l.entity',
      'l.entity_id as entityId',
    ])
    .select([
      'l.before_json as before',
      'l.after_json as after',
      'p.id as personId',
      'p.nombre',
      'p.apellido',
    ])
    .orderBy('l.at_ms', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit)
    .offset(offset);
  if (entity !== undefined) query = query.where('l.entity', '=', entity);
  if (action !== undefined) query = query.where('l.action', '=', action);
  if (fromMs !== undefined) query = query.where('l.at_ms', '>=', fromMs);
  if (untilMs !== undefined) query = query.where('l.at_ms', '<', untilMs);
  if (actor !== undefined) {
    query = query.where(
      'l.actor_id',
      'in',
      store.selectFrom('users as a').select('a.id').where(named('a', actor)),
    );
  }
  if (person !== undefined) query = query.where(named('p', person));
  return query.execute();
}

/** Whether a person's name, username or number contains a text; case and accents do not matter. */
function named(table: 'a' | 'p', text: string) {
  const pattern = `%${textKey(text).replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(`${table}.search_key`)} like ${pattern} escape '\\'`;
}
