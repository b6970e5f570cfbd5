import { z } from 'zod';
import {
  AUDIT_ACTIONS,
  AUDIT_ENTITIES,
  type AuditAction,
  type AuditEntity,
} from '../domain/access/audit-actions.ts';
import { defineEndpoint } from '../endpoint.ts';
import { dateQuery, pageQuery } from '../schemas/common.ts';
import { lookedUp } from '../schemas/text.ts';

const namesOf = <Name extends string>(words: Readonly<Record<Name, string>>) =>
  Object.keys(words) as [Name, ...Name[]];

/** One change, with what it was before and after (docs/rules.md#data). */
export const auditEntry = z
  .object({
    id: z.int(),
    /** ISO instant. */
    at: z.string(),
    /** Username of who made the change. */
    actor: z.string(),
    action: z.string(),
    entity: z.string(),
    entityId: z.int().nullable(),
    /** The person that the change is about; null where it is about nobody, or somebody who was deleted. */
    person: z.object({ id: z.int(), nombre: z.string(), apellido: z.string() }).nullable(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'Cambio' });

/** One change in the audit log, as our server sends it. */
export type AuditEntry = z.output<typeof auditEntry>;

/**
 * The audit log, newest first, 200 entries where no `limit` is asked for. `actor` and `person` look in names, usernames and
 * numbers without regard to case and accents; `from` and `until` are days of the church, both included.
 */
export const listAudit = defineEndpoint({
  name: 'listAudit',
  method: 'GET',
  path: '/auditoria',
  access: 'ADMIN',
  summary: 'Registro de cambios de los administradores',
  query: z.object({
    ...pageQuery,
    entity: z.enum(namesOf<AuditEntity>(AUDIT_ENTITIES)).optional(),
    action: z.enum(namesOf<AuditAction>(AUDIT_ACTIONS)).optional(),
    actor: lookedUp().max(100).optional(),
    person: lookedUp().max(100).optional(),
    from: dateQuery.optional(),
    until: dateQuery.optional(),
  }),
  answer: z.array(auditEntry),
});
