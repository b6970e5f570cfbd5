import { listNotices } from '@ministerio/contract';
import { DAY_MS } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import { isoInstant } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { firstPasswordHolder, newAdministrators } from '../../db/repositories/administrators.ts';
import { route } from '../../http/route.ts';

/** How long a new administrator is announced, in milliseconds (R5). */
const ANNOUNCED_MS = 7 * DAY_MS;

/** GET /avisos. */
export function noticesRoute(app: FastifyInstance, { store, clock }: Context): void {
  route(app, listNotices, {
    async handle({ account }) {
      const announced = await newAdministrators(store, clock() - ANNOUNCED_MS, account.id);
      return {
        administradores: announced.map(({ id, username, atMs, actor, action }) => ({
          id,
          username,
          desde: isoInstant(atMs),
          por: actor,
          motivo: action === 'user_promoted' ? ('promovido' as const) : ('creado' as const),
        })),
        primeraClave: await firstPasswordHolder(store),
      };
    },
  });
}
