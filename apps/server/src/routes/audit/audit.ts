import { listAudit as listEndpoint } from '@ministerio/contract';
import { addDays, churchDayStart } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import { isoInstant } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { listAudit } from '../../db/repositories/audit.ts';
import { route } from '../../http/route.ts';

/** GET /auditoria: 200 entries where no `limit` is asked for. No call alters the log. */
export function auditRoutes(app: FastifyInstance, { store, church: { timeZone } }: Context): void {
  route(app, listEndpoint, {
    async handle({ query: { from, until, ...filter } }) {
      const rows = await listAudit(store, {
        ...filter,
        fromMs: from === undefined ? undefined : churchDayStart(from, timeZone),
        untilMs: until === undefined ? undefined : churchDayStart(addDays(until, 1), timeZone),
      });
      return rows.map(({ atMs, personId, nombre, apellido, before, after, ...entry }) => ({
        ...entry,
        at: isoInstant(atMs),
        person: personId === null ? null : { id: personId, nombre: nombre ?? '', apellido: apellido ?? '' },
        before: auditedValues(before),
        after: auditedValues(after),
      }));
    },
  });
}

/** The values of an audit entry, as the database keeps them. */
export function auditedValues(json: string | null): Record<string, unknown> | null {
  return json === null ? null : (JSON.parse(json) as Record<string, unknown>);
}
