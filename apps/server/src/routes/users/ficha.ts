import { type Ficha, type FichaBody, readFicha as readEndpoint, saveFicha } from '@ministerio/contract';
import { BIRTH_YEAR_FAULT, isBirthYear, minorReason, PHONE_FAULT, toE164 } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import { isoInstant } from '../../clock.ts';
import { churchYear } from '../../content/church-day.ts';
import type { Context } from '../../context.ts';
import type { Store } from '../../db/database.ts';
import { emptyLog } from '../../db/empty-log.ts';
import { consentsOf } from '../../db/repositories/consents.ts';
import { type NewGuardian, readFicha } from '../../db/repositories/fichas.ts';
import { findUser } from '../../db/repositories/users.ts';
import { orNotFound, Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { changeFicha, type FichaPlan } from './change-ficha.ts';

/** GET and PUT /auth/users/{id}/ficha (R43, R44). */
export function fichaRoutes(app: FastifyInstance, context: Context): void {
  const { store, content, clock, trail } = context;
  route(app, readEndpoint, {
    notFoundCode: 'user_not_found',
    async handle({ params: { id }, account, request }) {
      orNotFound(await findUser(store, id), 'user_not_found');
      const year = await churchYear(content, clock());
      await trail.look({ account, request }, ['ficha', id], async () => ({
        action: 'ficha_viewed',
        entity: 'user',
        entityId: id,
      }));
      return fichaAnswer(store, id, year);
    },
  });
  route(app, saveFicha, {
    notFoundCode: 'user_not_found',
    async handle({ params: { id }, body, account, request }) {
      const year = await churchYear(content, clock());
      const { countryCode } = (await content.current()).site.church;
      const plan = planOf(body, countryCode, year);
      orNotFound(await findUser(store, id), 'user_not_found');
      await changeFicha(context, { id, plan, year, testigo: body.testigo }, { account, request });
      // Erased data are in no file any more.
      await emptyLog(context.store);
      return fichaAnswer(store, id, year);
    },
  });
}

/**
 * Sent ficha, with numbers in their one form.
 * @throws Problem - 400 by field.
 */
function planOf(body: FichaBody, countryCode: string, year: number): FichaPlan {
  const errors: Record<string, string> = {};
  const number = (text: string, path: string): string => {
    const found = toE164(text, countryCode);
    if (found === null) errors[path] = PHONE_FAULT;
    return found ?? '';
  };
  const { version, anioNacimiento, consentimientos } = body;
  if (anioNacimiento !== null && !isBirthYear(anioNacimiento, year)) {
    errors.anioNacimiento = BIRTH_YEAR_FAULT;
  }
  const telefono = body.telefono === null ? null : number(body.telefono, 'telefono');
  const guardians = body.tutores.map(
    ({ id, nombre, telefono: text, parentesco, sePuedeEscribir }, index): NewGuardian => ({
      id,
      nombre,
      telefono: number(text, `tutores.${index}.telefono`),
      parentesco,
      mayWrite: sePuedeEscribir,
    }),
  );
  if (Object.keys(errors).length > 0) throw new Problem('validation_failed', { errors });
  return { version, telefono, birthYear: anioNacimiento, guardians, consents: consentimientos };
}

async function fichaAnswer(store: Store, id: number, year: number): Promise<Ficha> {
  const row = await readFicha(store, id);
  const consents = await consentsOf(store, id);
  return {
    version: row.version,
    telefono: row.telefono,
    anioNacimiento: row.birthYear,
    menor: minorReason(row, year),
    esperaHasta: isoInstant(row.chatFromMs),
    tutores: row.guardians.map(({ mayWrite, chatFromMs, ...guardian }) => ({
      ...guardian,
      sePuedeEscribir: mayWrite,
      esperaHasta: isoInstant(chatFromMs),
    })),
    consentimientos: consents.map(({ kind, way, by, recordedMs, withdrawnMs }) => ({
      tipo: kind,
      medio: way,
      por: by,
      cuando: isoInstant(recordedMs),
      retirado: isoInstant(withdrawnMs),
    })),
  };
}
