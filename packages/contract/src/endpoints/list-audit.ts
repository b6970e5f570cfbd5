import * as z from 'zod/mini';
import {
  AUDIT_ACTIONS,
  AUDIT_ENTITIES,
  type AuditAction,
  type AuditEntity,
} from '../domain/access/audit-actions.ts';
import { CHAIN_FAULTS } from '../domain/access/audit-chain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { dateQuery, namesOf, pageQuery } from '../schemas/common.ts';
import { searchText } from '../schemas/text.ts';

/** A change with the values before and after it (docs/rules.md#data). */
export const auditEntry = z.object({
  id: z.int(),
  /** ISO instant. */
  at: z.string(),
  /** Username of the author. */
  actor: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.nullable(z.int()),
  /** The person concerned; null for none or a deleted one. */
  person: z.nullable(z.object({ id: z.int(), nombre: z.string(), apellido: z.string() })),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});

/** An entry of the audit log. */
export type AuditEntry = z.output<typeof auditEntry>;

/**
 * The audit log, newest first, 200 entries without a `limit`. `actor` and `person` search names, usernames and numbers,
 * ignoring case and accents; `from` and `until` are days in the church's zone, both included.
 */
export const listAudit = defineEndpoint({
  name: 'listAudit',
  method: 'GET',
  path: '/auditoria',
  access: 'ADMIN',
  summary: 'Registro de cambios de los administradores',
  query: z.object({
    ...pageQuery,
    entity: z.optional(z.enum(namesOf<AuditEntity>(AUDIT_ENTITIES))),
    action: z.optional(z.enum(namesOf<AuditAction>(AUDIT_ACTIONS))),
    actor: z.optional(searchText().check(z.maxLength(100))),
    person: z.optional(searchText().check(z.maxLength(100))),
    from: z.optional(dateQuery),
    until: z.optional(dateQuery),
  }),
  answer: z.array(auditEntry),
});

/** Where the audit's chain is not whole (R67). */
export const chainFault = z.object({
  tipo: z.enum(CHAIN_FAULTS),
  /** Id of the entry, or for what is missing of the one beside it. */
  entrada: z.int(),
  /** ISO instant of that entry. */
  cuando: z.string(),
});

const auditChain = z.object({
  /** ISO instant of the last linked entry; null before the first one. */
  hasta: z.nullable(z.string()),
  /** Hash of the last link, to be written down and compared later; null before the first one. */
  cabeza: z.nullable(z.string()),
  /** Entries that wait to be linked. */
  pendientes: z.int(),
  /** ISO instant of the last check; null before the first one. */
  revisada: z.nullable(z.string()),
  /** First fault of the last check; null where the chain is whole. */
  falla: z.nullable(chainFault),
});

/** How far the audit's chain goes. */
export type AuditChain = z.output<typeof auditChain>;

/** The audit's chain: how far it goes, and whether the daily check found it whole (R67). */
export const readAuditChain = defineEndpoint({
  name: 'readAuditChain',
  method: 'GET',
  path: '/auditoria/cadena',
  access: 'ADMIN',
  summary: 'Cadena del registro de cambios',
  answer: auditChain,
});
