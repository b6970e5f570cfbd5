import { exportOwnData } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Store } from '../../db/database.ts';
import { deletionRequestedMs } from '../../db/repositories/deletion-requests.ts';
import { accountFacts, changesAbout, marksOf, ministriesOf } from '../../db/repositories/own-data.ts';
import type { Account } from '../../http/account.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { auditedValues } from '../audit/audit.ts';

const iso = (ms: number) => new Date(ms).toISOString();
const isoOrNull = (ms: number | null) => (ms === null ? null : iso(ms));

/** GET /auth/me/datos: everything that the server keeps about the caller. */
export function ownDataRoute(app: FastifyInstance, { store, clock }: Context): void {
  route(app, exportOwnData, {
    async handle({ account }) {
      requireOwnPassword(account);
      return {
        generado: iso(clock()),
        cuenta: await accountOf(store, account.id),
        ministerios: (await ministriesOf(store, account.id)).map(({ name, created_ms }) => ({
          nombre: name,
          desde: iso(created_ms),
        })),
        asistencias: (await marksOf(store, account.id)).map((mark) => ({
          date: mark.local_date,
          time: mark.method === 'late' ? null : mark.local_time,
          method: mark.method,
          marcadoPor: mark.marker,
          latitude: mark.latitude,
          longitude: mark.longitude,
          precisionMetros: mark.accuracy_m,
          aporte: mark.aporte,
        })),
        cambios: (await changesAbout(store, account.id)).map((change) => ({
          at: iso(change.at_ms),
          actor: change.actor_name,
          action: change.action,
          before: auditedValues(change.before_json),
          after: auditedValues(change.after_json),
        })),
        eliminacionPedida: isoOrNull(await deletionRequestedMs(store, account.id)),
      };
    },
  });
}

async function accountOf(store: Store, id: number) {
  const facts = await accountFacts(store, id);
  // Deleted between the guard and here.
  if (facts === undefined) throw new Problem('token_invalid');
  const { created_ms, confirmed_ms, ...account } = facts;
  return { ...account, creada: iso(created_ms), confirmada: isoOrNull(confirmed_ms) };
}

/**
 * Membership numbers are known to whoever keeps the list: exporting or deleting a person's data needs a
 * password that only they know (R1).
 * @throws Problem - 403 `own_password_required`.
 */
export function requireOwnPassword({ passwordKind }: Account): void {
  if (passwordKind !== 'own') throw new Problem('own_password_required');
}
