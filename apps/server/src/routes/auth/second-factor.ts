import { secondFactor } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { networksOf } from '../../security/network.ts';
import { isOver } from './confirm-password.ts';
import { proveFactor } from './prove-factor.ts';
import { signInAnswer } from './sign-in-answer.ts';

/** POST /auth/segundo-factor: the token of an account with a second factor (R45). */
export function secondFactorRoute(app: FastifyInstance, context: Context): void {
  const { clock, limits } = context;
  route(app, secondFactor, {
    async handle({ body, request, reply }) {
      if (!limits.loginGate.tryAcquire(networksOf(request.ip))) {
        throw new Problem('busy', { headers: { 'retry-after': '1' } });
      }
      const user = await proveFactor(context, { purpose: 'sign-in' }, body, request);
      if (isOver(user, clock())) throw new Problem('challenge_expired');
      return signInAnswer(context, user, request, reply);
    },
  });
}
