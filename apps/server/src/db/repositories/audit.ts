import { type AuditAction, type AuditEntity, maskCodigo } from '@ministerio/contract/domain';
import type { Store, StoreTransaction } from '../database.ts';
import { hotQuery } from '../hot-query.ts';

/** Values that may stand in the log; everything else is left out, a password or hash above all (R30). */
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
] as const;

type AuditValues = { readonly [Field in (typeof allowed)[number]]?: unknown };

export interface AuditRecord {
  readonly atMs: number;
  readonly actor: { readonly id: number | null; readonly username: string };
  readonly action: AuditAction;
  readonly entity: AuditEntity;
  readonly entityId: number | null;
  /** The person that the change is about, where it is about one. */
  readonly subjectId: number | null;
  readonly before?: AuditValues;
  readonly after?: AuditValues;
  readonly requestId: string;
}

type AuditRow = [
  atMs: number,
  actorId: number | null,
  actorName: string,
  action: AuditAction,
  entity: AuditEntity,
  entityId: number | null,
  subjectId: number | null,
  before: string | null,
  after: string | null,
  requestId: string,
];

const insert = hotQuery((store: Store, ...row: AuditRow) => {
  const [atMs, actorId, actorName, action, entity, entityId, subjectId, before, after, requestId] = row;
  return store.insertInto('audit_log').values({
    at_ms: atMs,
    actor_id: actorId,
    actor_name: actorName,
    action,
    entity,
    entity_id: entityId,
    subject_user_id: subjectId,
    before_json: before,
    after_json: after,
    request_id: requestId,
  });
});

/**
 * Writes one change, in the transaction of the change itself: every call by which somebody changes what is not only
 * their own has one (`test/api/audit-coverage.test.ts`).
 */
export async function writeAudit(transaction: StoreTransaction, record: AuditRecord): Promise<void> {
  const { atMs, actor, action, entity, entityId, subjectId, before, after, requestId } = record;
  await insert(
    transaction,
    atMs,
    actor.id,
    actor.username,
    action,
    entity,
    entityId,
    subjectId,
    valuesJson(before),
    valuesJson(after),
    requestId,
  );
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
