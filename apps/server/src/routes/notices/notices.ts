import { CONFIRMED_DATA_FIELDS, DOOR_PROFILES, listNotices } from '@ministerio/contract';
import { DAY_MS } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isoInstant } from '../../clock.ts';
import { churchYear } from '../../content/church-day.ts';
import type { Context } from '../../context.ts';
import { copiesStatus } from '../../copies/copies-status.ts';
import { readLastCheck } from '../../db/audit-chain/last-check.ts';
import type { Store } from '../../db/database.ts';
import {
  administratorChanges,
  firstPasswordHolder,
  newAdministrators,
} from '../../db/repositories/administrators.ts';
import { contentChanges, newestChanges } from '../../db/repositories/audit.ts';
import { deletedByAdministrators } from '../../db/repositories/deletions.ts';
import { minorsWithoutGuardian } from '../../db/repositories/minors.ts';
import { route } from '../../http/route.ts';
import { chainFault } from '../audit/audit.ts';

/** How long new administrators, changes of their accounts and of the church's data are announced, in milliseconds (R5, R47). */
const ANNOUNCED_MS = 7 * DAY_MS;

/** Author and time of a change, as answers say them. */
function told({ actor, atMs }: { readonly actor: string; readonly atMs: number }) {
  return { por: actor, cuando: isoInstant(atMs) };
}

/** GET /avisos. */
export function noticesRoute(app: FastifyInstance, { store, clock, content, health, copies }: Context): void {
  route(app, listNotices, {
    async handle({ account }) {
      const sinceMs = clock() - ANNOUNCED_MS;
      const administrators = await newAdministrators(store, sinceMs, account.id);
      const accessChanges = await administratorChanges(store, sinceMs);
      const deletions = await deletedByAdministrators(store, sinceMs);
      const refusedChats = await newestChanges(store, ['follow_up_chats_refused'], sinceMs);
      return {
        administradores: administrators.map(({ id, username, atMs, actor, action }) => ({
          id,
          username,
          desde: isoInstant(atMs),
          por: actor,
          motivo: action === 'user_promoted' ? ('promovido' as const) : ('creado' as const),
        })),
        datos: await changedData(store, sinceMs),
        accesos: accessChanges.map(({ username, former, change, ...row }) => ({
          username,
          ...(former === undefined ? {} : { antes: former }),
          ...told(row),
          motivo: change,
        })),
        borrados: deletions.map(({ actor, what, total, lastMs }) => ({
          ...told({ actor, atMs: lastMs }),
          que: what,
          total,
        })),
        puerta: await doorNotices(store, sinceMs),
        cierres: await closingNotices(store, sinceMs),
        menores: await minorsNotices(store, sinceMs),
        menoresSinTutor: await minorsWithoutGuardian(store, await churchYear(content, clock())),
        chats: refusedChats.map(told),
        lideres: await leaderNotices(store, sinceMs),
        primeraClave: await firstPasswordHolder(store),
        cadena: chainFault(await readLastCheck(store)),
        servidor: health.problems.map(({ problem, sinceMs }) => ({
          problema: problem,
          desde: isoInstant(sinceMs),
        })),
        copias: await copiesStatus(store, copies, clock()),
      };
    },
  });
}

const doorValues = z.object({ perfil: z.enum(DOOR_PROFILES), equipo: z.string().optional() });

/** Codes that were made, and phones that sent too many unknown numbers, newest first (R41, R47). */
async function doorNotices(store: Store, sinceMs: number) {
  const changes = await newestChanges(store, ['door_code_made', 'door_phone_held'], sinceMs);
  return changes.map(({ action, actor, atMs, after }) => {
    const { perfil, equipo = null } = doorValues.parse(JSON.parse(after ?? '{}'));
    const isCode = action === 'door_code_made';
    return {
      motivo: isCode ? ('codigo' as const) : ('frenado' as const),
      por: isCode ? actor : null,
      telefono: equipo,
      perfil,
      cuando: isoInstant(atMs),
    };
  });
}

const closingValues = z.object({ mes: z.string() });

/** Months that were closed or adjusted, newest first (R47). */
async function closingNotices(store: Store, sinceMs: number) {
  const changes = await newestChanges(store, ['month_closed', 'month_adjusted'], sinceMs);
  return changes.map(({ action, after, ...change }) => ({
    motivo: action === 'month_closed' ? ('cerrado' as const) : ('ajustado' as const),
    mes: closingValues.parse(JSON.parse(after ?? '{}')).mes,
    ...told(change),
  }));
}

const ministryValues = z.object({ ministerio: z.string() });

/** Leaders named or removed, newest first (R47). */
async function leaderNotices(store: Store, sinceMs: number) {
  const changes = await newestChanges(store, ['leader_named', 'leader_removed'], sinceMs);
  return changes.map(({ action, after, username, ...change }) => ({
    motivo: action === 'leader_named' ? ('nombrado' as const) : ('quitado' as const),
    ministerio: ministryValues.parse(JSON.parse(after ?? '{}')).ministerio,
    username,
    ...told(change),
  }));
}

const numberValues = z.object({ testigo: z.string().optional(), tutores: z.int().optional() });

/** People who stopped counting as minors, and guardians' new numbers, newest first (R44). */
async function minorsNotices(store: Store, sinceMs: number) {
  const changes = await newestChanges(store, ['minor_ended', 'guardian_phone_set'], sinceMs);
  return changes.map(({ action, after, id, username, ...change }) => {
    const { testigo, tutores = null } = numberValues.parse(JSON.parse(after ?? '{}'));
    return {
      motivo: action === 'minor_ended' ? ('adulto' as const) : ('tutor' as const),
      persona: id === null || username === null ? null : { id, username },
      importados: tutores,
      compartido: testigo !== undefined,
      ...told(change),
    };
  });
}

const changed = z.object({ documento: z.string(), campos: z.array(z.string()) });
const announced: readonly string[] = CONFIRMED_DATA_FIELDS;

/** The announced fields of `datos` that changed since, newest first (R47). */
async function changedData(store: Store, sinceMs: number) {
  const changes = await contentChanges(store, sinceMs);
  return changes.flatMap(({ after, ...change }) => {
    const { documento, campos } = changed.parse(JSON.parse(after ?? '{}'));
    const fields = documento === 'datos' ? campos.filter((field) => announced.includes(field)) : [];
    return fields.length > 0 ? [{ ...told(change), campos: fields }] : [];
  });
}
