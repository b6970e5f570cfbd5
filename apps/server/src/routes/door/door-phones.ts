import { confirmDoorPhone, listDoorPhones, makeDoorCode, removeDoorPhone } from '@ministerio/contract';
import {
  addDays,
  churchClock,
  churchInstant,
  DAY_MS,
  DOOR_CODE_MS,
  DOOR_PHONE_DAYS,
} from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import { isoInstant } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { lockAdministrators } from '../../db/repositories/administrators.ts';
import { categoriesById } from '../../db/repositories/categories.ts';
import {
  confirmPhone,
  countCodes,
  insertCode,
  listPhones,
  phoneMinistries,
  removePhone,
} from '../../db/repositories/door-phones.ts';
import { auditedTransaction } from '../../http/audit.ts';
import { mayHaveCookies } from '../../http/own-pages.ts';
import { fieldProblem, orNotFound, Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { requireConfirmation } from '../auth/confirm-identity.ts';

/** More are lying about than anybody is going to use (R55). */
const LIVE_CODES = 5;
const END_OF_DAY = '23:00:00';
/** A code made shortly before the end of the day is for the next one. */
const SHORTEST_MS = 60 * 60_000;

/** POST /puerta/codigos; GET, DELETE /puerta/telefonos and 'Es este': the phones of the door in the panel (R47, R55). */
export function doorPhonesRoutes(app: FastifyInstance, context: Context): void {
  makeCodeRoute(app, context);
  listRoute(app, context);
  route(app, confirmDoorPhone, {
    async handle({ params: { id }, account, request }) {
      await auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
        const { name, profile } = orNotFound(await confirmPhone(transaction, id, nowMs), 'not_found');
        const after = { equipo: name, perfil: profile };
        await audit({ action: 'door_phone_confirmed', entity: 'door', entityId: id, after });
      });
      return { message: 'Teléfono confirmado. Ya puede mostrar los nombres.' };
    },
  });
  route(app, removeDoorPhone, {
    async handle({ params: { id }, account, request }) {
      await auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
        const { name, profile } = orNotFound(await removePhone(transaction, id, nowMs), 'not_found');
        const before = { equipo: name, perfil: profile };
        await audit({ action: 'door_phone_removed', entity: 'door', entityId: id, before });
      });
      return { message: 'Teléfono quitado. Ya no puede marcar.' };
    },
  });
}

function makeCodeRoute(app: FastifyInstance, context: Context): void {
  const { door, content, clock, publicUrl } = context;
  route(app, makeDoorCode, {
    async handle({ body: { perfil, ministerios = [], hasta }, account, request }) {
      if (!mayHaveCookies(request, publicUrl)) throw new Problem('door_needs_https');
      const { timeZone } = (await content.current()).site.church;
      const endsMs = endOfInscription(hasta, clock(), timeZone);
      const codigo = door.make();
      return auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
        await requireConfirmation(transaction, account, request, nowMs);
        // Two administrators at once must not make a sixth.
        await lockAdministrators(transaction);
        if ((await countCodes(transaction, nowMs)) >= LIVE_CODES) throw new Problem('too_many_door_codes');
        const wanted = perfil === 'nombres' ? ministerios : [];
        const categories = await categoriesById(transaction, wanted);
        if (categories.length < new Set(wanted).size) throw new Problem('category_not_found');
        const grant = {
          profile: perfil,
          categories: categories.map(({ id }) => id),
          endsMs,
          madeBy: account.id,
        };
        const expiresMs = nowMs + DOOR_CODE_MS;
        await insertCode(transaction, door.hash(codigo), grant, expiresMs);
        const ministerio = categories.map(({ name }) => name).join(', ');
        await audit({
          action: 'door_code_made',
          entity: 'door',
          after: { perfil, ...(ministerio === '' ? {} : { ministerio }) },
        });
        return { codigo, vence: isoInstant(expiresMs), fin: isoInstant(endsMs) };
      });
    },
  });
}

/** 23:00 at the church: of the chosen day, else of today. @throws Problem - 400 where the day is over or too far. */
function endOfInscription(chosen: string | undefined, nowMs: number, timeZone: string): number {
  const today = churchClock(nowMs, timeZone).date;
  if (chosen === undefined) {
    const tonight = churchInstant(today, END_OF_DAY, timeZone);
    return tonight - nowMs >= SHORTEST_MS ? tonight : churchInstant(addDays(today, 1), END_OF_DAY, timeZone);
  }
  const endsMs = churchInstant(chosen, END_OF_DAY, timeZone);
  if (endsMs <= nowMs || endsMs > nowMs + DOOR_PHONE_DAYS * DAY_MS) {
    const message = `Elige un día desde hoy, de hasta ${DOOR_PHONE_DAYS} días.`;
    throw fieldProblem('validation_failed', 'hasta', message);
  }
  return endsMs;
}

function listRoute(app: FastifyInstance, { store, clock }: Context): void {
  route(app, listDoorPhones, {
    async handle() {
      const nowMs = clock();
      const [phones, ministries] = await Promise.all([listPhones(store, nowMs), phoneMinistries(store)]);
      return phones.map((phone) => ({
        id: phone.id,
        nombre: phone.name,
        perfil: phone.profile,
        ministerios: ministries
          .filter(({ phoneId }) => phoneId === phone.id)
          .map(({ id, name }) => ({ id, name })),
        estado: stateOf(phone, nowMs),
        por: phone.maker,
        inscrito: isoInstant(phone.enrolledMs),
        fin: isoInstant(phone.endsMs),
        visto: isoInstant(phone.seenMs),
        pendientes: phone.pending,
      }));
    },
  });
}

function stateOf(
  { confirmedMs, endsMs }: { readonly confirmedMs: number | null; readonly endsMs: number },
  nowMs: number,
): 'espera' | 'vigente' | 'vencido' {
  if (nowMs >= endsMs) return 'vencido';
  return confirmedMs === null ? 'espera' : 'vigente';
}
