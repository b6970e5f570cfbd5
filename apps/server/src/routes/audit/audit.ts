import { listAudit as listEndpoint, readAuditChain } from '@ministerio/contract';
import { addDays, churchDayStart } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import { isoInstant } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { countUnlinked, type LastCheck, readLastCheck } from '../../db/audit-chain/last-check.ts';
import { START } from '../../db/audit-chain/link.ts';
import { chainHead } from '../../db/audit-chain/link-entries.ts';
import { listAudit } from '../../db/repositories/audit.ts';
import { route } from '../../http/route.ts';

/** GET /auditoria: 200 entries where no `limit` is asked for. No call alters the log. */
export function auditRoutes(app: FastifyInstance, { store, content, trail }: Context): void {
  route(app, listEndpoint, {
    async handle({ query: { from, until, ...filter } }) {
      const { timeZone } = (await content.current()).site.church;
      await trail.settled();
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

/** GET /auditoria/cadena. */
export function auditChainRoute(app: FastifyInstance, { store, trail }: Context): void {
  route(app, readAuditChain, {
    async handle() {
      await trail.settled();
      const head = await chainHead(store);
      const isEmpty = head.seq === START.seq;
      const last = await readLastCheck(store);
      return {
        hasta: isEmpty ? null : isoInstant(head.at_ms),
        cabeza: isEmpty ? null : head.hash,
        pendientes: await countUnlinked(store, head),
        revisada: isoInstant(last?.atMs ?? null),
        falla: chainFault(last),
      };
    },
  });
}

/** Fault that a check found, as answers say it. */
export function chainFault(last: LastCheck | null) {
  if (last === null || last.problem === null) return null;
  const { fault, entryId, atMs } = last.problem;
  return { tipo: fault, entrada: entryId, cuando: isoInstant(atMs) };
}

/** The values of an audit entry, as the database keeps them. */
export function auditedValues(json: string | null): Record<string, unknown> | null {
  return json === null ? null : (JSON.parse(json) as Record<string, unknown>);
}
