import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { doorProfile } from '../schemas/door.ts';
import { chainFault } from './list-audit.ts';
import { serverProblem } from './system.ts';

/** Author and time of a change. */
const change = {
  /** Username of the author. */
  por: z.string(),
  /** ISO 8601 instant in UTC. */
  cuando: z.string(),
};

const newAdministrator = z.object({
  id: z.int(),
  username: z.string(),
  /** ISO 8601 instant in UTC. */
  desde: z.string(),
  /** Username of the author. */
  por: z.string(),
  motivo: z.enum(['creado', 'promovido']),
});

const changedData = z.object({
  ...change,
  /** Names of the changed fields. */
  campos: z.array(z.string()),
});

const changedAccess = z.object({
  /** Username of the account; null for one that was deleted. */
  username: z.nullable(z.string()),
  /** Its username before `usuario-o-correo`; absent for the others. */
  antes: z.optional(z.string()),
  ...change,
  motivo: z.enum([
    'clave-nueva',
    'clave-de-un-uso',
    'usuario-o-correo',
    'sesiones-cerradas',
    'sin-rol',
    'eliminado',
    'factor-agregado',
    'factor-quitado',
    'sin-segundo-factor',
    'codigos-nuevos',
    'codigo-usado',
  ]),
});

const deletions = z.object({
  /** Username of the author. */
  por: z.string(),
  /** Deleted people, ministries, photos and marks; changed aportes; ended memberships; people whom a restore left. */
  que: z.enum(['personas', 'ministerios', 'fotos', 'asistencias', 'aportes', 'membresias', 'recuperadas']),
  total: z.int(),
  /** When the last one was, an ISO 8601 instant in UTC. */
  cuando: z.string(),
});

const doorNotice = z.object({
  /** A code was made for a phone of the door (R47); a phone sent too many unknown numbers (R41). */
  motivo: z.enum(['codigo', 'frenado']),
  /** Username of the author; null for a phone's doing. */
  por: z.nullable(z.string()),
  /** Name of the phone; null for a code. */
  telefono: z.nullable(z.string()),
  perfil: doorProfile,
  /** ISO 8601 instant in UTC. */
  cuando: z.string(),
});

const closingNotice = z.object({
  /** A month was closed, or corrected as a whole or by a mark (R68). */
  motivo: z.enum(['cerrado', 'ajustado']),
  /** `2026-10` */
  mes: z.string(),
  ...change,
});

const minorsNotice = z.object({
  /** Reason: a person stopped counting as a minor, or a guardian's number was set or changed (R44). */
  motivo: z.enum(['adulto', 'tutor']),
  /** Person concerned; null for a deleted account, and for an import. */
  persona: z.nullable(z.object({ id: z.int(), username: z.string() })),
  /** How many guardians an import brought; null where it was no import. */
  importados: z.nullable(z.int()),
  /** Whether a second administrator confirmed a number that is also an administrator's or the person's own. */
  compartido: z.boolean(),
  ...change,
});

const leaderNotice = z.object({
  motivo: z.enum(['nombrado', 'quitado']),
  /** Name of the ministry. */
  ministerio: z.string(),
  /** Username of who leads it, or did; null for a deleted account. */
  username: z.nullable(z.string()),
  ...change,
});

const minorsWithoutGuardian = z.object({
  total: z.int(),
  personas: z.array(z.object({ id: z.int(), nombre: z.string(), apellido: z.string() })),
});

const knownProblem = z.object({
  problema: serverProblem,
  /** ISO 8601 instant in UTC. */
  desde: z.string(),
});

/**
 * Why no copy leaves the machine: the folder is away, full, closed to the server, too slow, another installation's; or
 * something else, which the log names.
 */
export const COPY_FAILURES = ['sin-destino', 'lleno', 'sin-permiso', 'lento', 'ajeno', 'otro'] as const;

const copiesStatus = z.object({
  /** Not set up; the key of the printed page was not typed back yet; copies are made; they fail. */
  estado: z.enum(['sin-configurar', 'sin-comprobar', 'bien', 'falla']),
  /** Why they fail; null where they do not. */
  motivo: z.nullable(z.enum(COPY_FAILURES)),
  /** Since when they fail, an ISO 8601 instant in UTC; null where they do not. */
  desde: z.nullable(z.string()),
  /** When the newest copy was made, an ISO 8601 instant in UTC; null for none. Nothing has changed since where all is well. */
  ultima: z.nullable(z.string()),
  /** The last rehearsal of a restore, with its ISO 8601 instant in UTC; null before the first. */
  ensayo: z.nullable(z.object({ resultado: z.enum(['bien', 'atrasado', 'falla']), cuando: z.string() })),
});

/** Copies that leave the machine (R48). */
export type CopiesStatus = z.output<typeof copiesStatus>;

/** Security notices for every administrator (R5, R30, R47, R67). */
export const noticesAnswer = z.object({
  /** Other administrators created or promoted in the last seven days, newest first. */
  administradores: z.array(newAdministrator),
  /** Username that still has the password printed at the first start; null for none. */
  primeraClave: z.nullable(z.string()),
  /** Changes of the fields of `datos` that need a confirmation (R47), newest first; none where a backend has no such list. */
  datos: z.catch(z.array(changedData), []),
  /** Changes of administrators' accounts in the last seven days (R47), newest first; none where a backend has no list. */
  accesos: z.catch(z.array(changedAccess), []),
  /** How much each administrator deleted or changed in the last seven days (R47), the latest first; none where a backend has no list. */
  borrados: z.catch(z.array(deletions), []),
  /** Codes and phones of the door in the last seven days, newest first; none where a backend has no door. */
  puerta: z.catch(z.array(doorNotice), []),
  /** Months that were closed or adjusted in the last seven days, newest first; none where a backend closes none. */
  cierres: z.catch(z.array(closingNotice), []),
  /** Changes about minors in the last seven days (R44), newest first; none where a backend has no fichas. */
  menores: z.catch(z.array(minorsNotice), []),
  /** People who count as minors and have no guardian: how many, and the first 20 by name; none where a backend has no fichas. */
  menoresSinTutor: z.catch(minorsWithoutGuardian, { total: 0, personas: [] }),
  /** Accounts that asked for chats with more new people than allowed, in the last seven days (R64), newest first; none where a backend has no follow-up. */
  chats: z.catch(z.array(z.object(change)), []),
  /** Leaders named or removed in the last seven days (R47), newest first; none where a backend has none. */
  lideres: z.catch(z.array(leaderNotice), []),
  /** Fault that the last check of the audit's chain found (R67); null where it is whole, or where a backend has none. */
  cadena: z.catch(z.nullable(chainFault), null),
  /** Problems of the server's machine, the oldest first; none where a backend has no such list. */
  servidor: z.catch(z.array(knownProblem), []),
  /** Sealed copies (R48); null where a backend has none. */
  copias: z.catch(z.nullable(copiesStatus), null),
});

/** Security notices for every administrator. */
export type SecurityNotices = z.output<typeof noticesAnswer>;

/** New administrators for seven days; the first password until it is changed; what is wrong with the server. */
export const listNotices = defineEndpoint({
  name: 'listNotices',
  method: 'GET',
  path: '/avisos',
  access: 'ADMIN',
  summary: 'Avisos de seguridad del panel',
  answer: noticesAnswer,
});
