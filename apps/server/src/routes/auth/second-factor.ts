import { secondFactor } from '@ministerio/contract';
import { textKey } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { networksOf } from '../../security/network.ts';
import { isOver } from './confirm-password.ts';
import { proveFactor } from './prove-factor.ts';

/** POST /auth/segundo-factor: the token of an account with a second factor (R45). */
export function secondFactorRoute(app: FastifyInstance, context: Context): void {
  const { clock, devices, limits, tokens, trail } = context;
  route(app, secondFactor, {
    async handle({ body, request, reply }) {
      if (!limits.loginGate.tryAcquire(networksOf(request.ip))) {
        throw new Problem('busy', { headers: { 'retry-after': '1' } });
      }
      const user = await proveFactor(context, { purpose: 'sign-in' }, body, request);
      const nowMs = clock();
      if (isOver(user, nowMs)) throw new Problem('challenge_expired');
      trail.signedIn(user, request);
      reply.header('set-cookie', devices.issue(user, textKey(user.username), nowMs));
      return { token: tokens.issue(user, nowMs) };
    },
  });
}
