import { registrationStatus } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';

/** GET /registro: what the registration page asks before it shows its form. */
export function registrationStatusRoute(app: FastifyInstance, { registration }: Context): void {
  route(app, registrationStatus, {
    handle: async () => ({ abierto: registration === 'open' }),
  });
}
