import { enrolPhone } from '@ministerio/contract';
import { DOOR_LATE_MS } from '@ministerio/contract/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isoInstant } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { type DoorPhoneRow, insertPhone, takeCode } from '../../db/repositories/door-phones.ts';
import { auditedTransaction } from '../../http/audit.ts';
import { isFromOwnPage, mayHaveCookies } from '../../http/own-pages.ts';
import { fieldProblem, Problem, refuseWhileWaiting } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { networksOf } from '../../security/network.ts';

/** POST /puerta/enrolar: a code becomes a phone of the door, with a cookie of its own (R54, R55). */
export function enrolPhoneRoute(app: FastifyInstance, context: Context): void {
  const { door, publicUrl, clock } = context;
  route(app, enrolPhone, {
    async preValidation(request) {
      if (!mayHaveCookies(request, publicUrl)) throw new Problem('door_needs_https');
      if (!isFromOwnPage(request, publicUrl)) throw new Problem('cross_site');
      await slowDown(context, request);
    },
    async handle({ body: { codigo, nombre }, request, reply }) {
      const { secret, secretHash } = door.secret();
      const account = phoneActor(nombre);
      const phone = await auditedTransaction(
        context,
        { account, request },
        async (transaction, audit, nowMs) => {
          const grant = await takeCode(transaction, door.hash(codigo), nowMs);
          if (grant === null || grant.endsMs <= nowMs) return null;
          const added = await insertPhone(transaction, grant, { name: nombre, secretHash }, nowMs);
          const after = { equipo: nombre, perfil: grant.profile };
          await audit({ action: 'door_phone_enrolled', entity: 'door', entityId: added.id, after });
          return added;
        },
      );
      if (phone === null) {
        await countWrong(context, request);
        throw fieldProblem('wrong_door_code', 'codigo');
      }
      // So long it may deliver what it took (R52).
      reply.header('set-cookie', door.cookie(phone.id, secret, phone.endsMs + DOOR_LATE_MS - clock()));
      return ownPhone(phone);
    },
  });
}

/** Actor that the log names for a phone. */
export function phoneActor(name: string): { readonly id: null; readonly username: string } {
  return { id: null, username: `Teléfono ${name}` };
}

/** Facts of a phone for itself. */
export function ownPhone({ id, name, profile, endsMs, confirmedMs }: DoorPhoneRow) {
  return { id, nombre: name, perfil: profile, fin: isoInstant(endsMs), espera: confirmedMs === null };
}

/** Past the wrong codes of a network, or of all, one try every few seconds. @throws Problem - 429. */
async function slowDown({ limits }: Context, { ip }: FastifyRequest): Promise<void> {
  const networks = networksOf(ip);
  const [own, all] = await Promise.all([
    limits.doorCodesOfNetwork.wait(networks),
    limits.doorCodesInAll.wait(''),
  ]);
  if (own > 0 || all > 0) refuseWhileWaiting(await limits.doorCodesSlowed.take(networks));
}

async function countWrong({ limits }: Context, { ip }: FastifyRequest): Promise<void> {
  await limits.doorCodesOfNetwork.count(networksOf(ip));
  await limits.doorCodesInAll.count('');
}
