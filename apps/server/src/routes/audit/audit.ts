import { listAudit as listEndpoint } from '@ministerio/contract';
import { addDays, churchDayStart } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { listAudit } from '../../db/repositories/list-audit.ts';
import { route } from '../../http/route.ts';

/** GET /auditoria: 200 entries where no `limit` is asked for. No call alters the log. */
export function auditRoutes(app: FastifyInstance, { store, church: { timeZone } }: Context): void {
  route(app, listEndpoint, {
    async handle({ query: { from, until, entity, action, actor, person, limit, offset } }) {
      const rows = await listAudit(store, {
        entity,
        action,
        actor,
        person,
        fromMs: from === undefined ? undefined : churchDayStart(from, timeZone),
        untilMs: until === undefined ? undefined : churchDayStart(addDays(until, 1), timeZone),
        limit,
        offset,
      });
      return rows.map((row) => ({
        id: row.id,
        at: new Date(row.at_ms).toISOString(),
        actor: row.actor_name,
        action: row.action,
        entity: row.entity,
        entityId: row.entity_id,
        person:
          row.personId === null
            ? null
            : { id: row.personId, nombre: row.nombre ?? '', apellido: row.apellido ?? '' },
        before: auditedValues(row.before_json),
        after: auditedValues(row.after_json),
      }));
    },
  });
}

/** The values of an audit entry, as the database keeps them. */
export function auditedValues(json: string | null): Record<string, unknown> | null {
  return json === null ? null : (JSON.parse(json) as Record<string, unknown>);
}
