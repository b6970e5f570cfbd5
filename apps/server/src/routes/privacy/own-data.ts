import { exportOwnData, readOwnFicha } from '@ministerio/contract';
import { CONSENT_WAYS, CONSENTS, FOLLOW_UP_STATES, KINSHIPS, maskPhone } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import { isoInstant } from '../../clock.ts';
import { churchYear } from '../../content/church-day.ts';
import type { Context } from '../../context.ts';
import type { Store } from '../../db/database.ts';
import { categoriesOfUser } from '../../db/repositories/categories.ts';
import { consentsOf } from '../../db/repositories/consents.ts';
import { deletionRequestedMs } from '../../db/repositories/deletion-requests.ts';
import { readFicha } from '../../db/repositories/fichas.ts';
import { followUpsOf, noteOf } from '../../db/repositories/follow-ups.ts';
import { ledBy } from '../../db/repositories/leaders.ts';
import { isMinor } from '../../db/repositories/minors.ts';
import { accountFacts, changesAbout, marksOf } from '../../db/repositories/own-data.ts';
import { phonesOf } from '../../db/repositories/own-phones.ts';
import type { Account } from '../../http/account.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { auditedValues } from '../audit/audit.ts';
import { requirePassword } from '../auth/confirm-identity.ts';

/** GET /auth/me/datos: everything that the server keeps about the caller; GET /auth/me/ficha, a part of it to be shown. */
export function ownDataRoute(app: FastifyInstance, context: Context): void {
  const { store, clock, trail, content } = context;
  route(app, exportOwnData, {
    async handle({ account, request }) {
      requireOwnPassword(account);
      await requirePassword(context, account, request);
      const hidesWriters = await isMinor(store, account.id, await churchYear(content, clock()));
      const answer = {
        generado: isoInstant(clock()),
        cuenta: await accountOf(store, account.id),
        ministerios: (await categoriesOfUser(store, account.id)).map(({ name, sinceMs }) => ({
          nombre: name,
          desde: isoInstant(sinceMs),
        })),
        asistencias: (await marksOf(store, account.id)).map(({ tappedIn, ...mark }) => ({
          ...mark,
          method: tappedIn === null ? mark.method : ('leader' as const),
          time: mark.method === 'late' ? null : mark.time,
        })),
        telefonos: (await phonesOf(store, account.id, clock())).map((phone) => ({
          nombre: phone.name,
          desde: isoInstant(phone.madeMs),
          usado: isoInstant(phone.usedMs),
          fin: isoInstant(phone.endsMs),
        })),
        ficha: await ownFicha(store, account.id, hidesWriters),
        lidera: (await ledBy(store, account.id)).map(({ name, sinceMs }) => ({
          ministerio: name,
          desde: isoInstant(sinceMs),
        })),
        seguimiento: await ownFollowUps(store, account.id),
        cambios: (await changesAbout(store, account.id)).map(({ atMs, before, after, ...change }) => ({
          ...change,
          actor: hidesWriters && change.action.startsWith('follow_up_') ? TEAM : change.actor,
          at: isoInstant(atMs),
          before: auditedValues(before),
          after: auditedValues(after),
        })),
        eliminacionPedida: isoInstant(await deletionRequestedMs(store, account.id)),
      };
      const about = { entityId: account.id, subjectId: account.id };
      trail.write({ account, request }, { action: 'own_data_exported', entity: 'session', ...about });
      return answer;
    },
  });
  route(app, readOwnFicha, {
    async handle({ account, request }) {
      requireOwnPassword(account);
      await requirePassword(context, account, request);
      const hidesWriters = await isMinor(store, account.id, await churchYear(content, clock()));
      return ownFicha(store, account.id, hidesWriters);
    },
  });
}

async function accountOf(store: Store, id: number) {
  const facts = await accountFacts(store, id);
  // Deleted between the guard and here.
  if (facts === undefined) throw new Problem('token_invalid');
  const { createdMs, confirmedMs, ...account } = facts;
  return { ...account, creada: isoInstant(createdMs), confirmada: isoInstant(confirmedMs) };
}

/** Author of a message to a minor, as the minor reads it; the family reads the name (R65). */
const TEAM = 'Equipo de la iglesia';

/** Work of the follow-up on a person. */
async function ownFollowUps(store: Store, id: number) {
  const { episodes, absences } = await followUpsOf(store, id);
  return {
    episodios: episodes.map(({ since, state, wroteMs, chatMs, snoozeUntil }) => ({
      desde: since,
      estado: FOLLOW_UP_STATES[state],
      escrito: isoInstant(wroteMs),
      chatAbierto: isoInstant(chatMs),
      esperaHasta: snoozeUntil,
    })),
    avisos: absences,
  };
}

/**
 * Numbers of guardians are theirs, so of each its end alone is told (R65).
 * @param hidesWriters - of a minor it is left out who wrote the note.
 */
async function ownFicha(store: Store, id: number, hidesWriters: boolean) {
  const { telefono, birthYear, guardians } = await readFicha(store, id);
  const note = await noteOf(store, id);
  return {
    nota:
      note === undefined
        ? null
        : {
            texto: note.note,
            por: hidesWriters ? null : note.writer,
            cuando: isoInstant(note.writtenMs),
          },
    telefono,
    anioNacimiento: birthYear,
    tutores: guardians.map(({ nombre, parentesco, mayWrite, telefono: number }) => ({
      nombre,
      telefono: maskPhone(number),
      parentesco: KINSHIPS[parentesco],
      sePuedeEscribir: mayWrite,
    })),
    consentimientos: (await consentsOf(store, id)).map(({ kind, way, recordedMs, withdrawnMs }) => ({
      tipo: CONSENTS[kind],
      medio: CONSENT_WAYS[way],
      cuando: isoInstant(recordedMs),
      retirado: isoInstant(withdrawnMs),
    })),
  };
}

/**
 * Membership numbers are known to all who have the list: exporting or deleting a person's data needs a password that
 * only they know (R1).
 * @throws Problem - 403 `own_password_required`.
 */
export function requireOwnPassword({ passwordKind }: Account): void {
  if (passwordKind !== 'own') throw new Problem('own_password_required');
}
