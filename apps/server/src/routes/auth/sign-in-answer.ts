import type { login } from '@ministerio/contract';
import { textKey } from '@ministerio/contract/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isoInstant } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { changesByOthers } from '../../db/repositories/account-changes.ts';
import { leadsAny } from '../../db/repositories/leaders.ts';
import type { Credentials } from '../../db/repositories/users.ts';

/**
 * Answer of a sign-in, after one step or two: the token, the device's cookie (R59), an entry in the trail, and what
 * others changed on the account meanwhile (R6).
 */
export async function signInAnswer(
  { store, clock, devices, tokens, trail }: Context,
  user: Credentials,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<z.output<typeof login.answer>> {
  const nowMs = clock();
  const [changes, leads] = await Promise.all([
    changesByOthers(store, user.id, nowMs),
    leadsAny(store, user.id),
  ]);
  trail.signedIn(user, request);
  reply.header('set-cookie', devices.issue(user, textKey(user.username), nowMs));
  const cambios = changes.map(({ change, actor, atMs }) => ({
    que: change,
    por: actor,
    cuando: isoInstant(atMs),
  }));
  return { token: tokens.issue({ ...user, leads }, nowMs), ...(cambios.length > 0 && { cambios }) };
}
