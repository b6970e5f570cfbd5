import * as z from 'zod/mini';
import { DOOR_BATCH } from '../domain/door/door-rules.ts';
import {
  isOneLetter,
  isWrittenNumber,
  ONE_LETTER,
  ONLY_DIGITS,
  visitTexts,
} from '../domain/door/visit-rules.ts';
import { defineEndpoint } from '../endpoint.ts';
import { confirmation, idInBody, idParams } from '../schemas/common.ts';
import { dayParams, doorKey, leftToSend, sentAt, typedAt } from '../schemas/door.ts';
import { line } from '../schemas/text.ts';
import { identity, userEntry } from '../schemas/user.ts';

const { nombre: name, inicial: letter, telefono: phone, invito: inviter } = visitTexts;

const phoneNumber = line(phone.required, phone.max).check(z.refine(isWrittenNumber, ONLY_DIGITS));

const newVisit = z
  .object({
    clave: doorKey,
    nombre: line(name.required, name.max),
    /** First letter of the surname. */
    inicial: line(letter.required, letter.max).check(z.refine(isOneLetter, ONE_LETTER)),
    menor: z.boolean(),
    /** Of an adult; a minor's own is refused. */
    telefono: z.optional(phoneNumber),
    /** Of a minor's guardian. */
    tutorTelefono: z.optional(phoneNumber),
    invito: z.optional(line(inviter.required, inviter.max)),
    ...typedAt,
  })
  .check(
    z.refine(({ menor, telefono }) => !menor || telefono === undefined, {
      path: ['telefono'],
      message: 'De un menor se guarda el teléfono de su familia',
    }),
  );

/** A visit, as it is sent. */
export type NewVisit = z.input<typeof newVisit>;

/** Visitor who may be the same: the same phone, or name and letter within 60 days. */
const similarVisitor = z.object({
  id: z.int(),
  nombre: z.string(),
  inicial: z.string(),
  /** Day of the last visit, `YYYY-MM-DD`. */
  ultima: z.string(),
});

/** Visitor who may be the same. */
export type SimilarVisitor = z.output<typeof similarVisitor>;

const visitAnswer = z.object({
  clave: z.string(),
  resultado: z.enum(['anotada', 'fuera-de-plazo']),
  /** Only for administrators: the visitor, and who it may be; a phone's wait in the panel (R42). */
  visita: z.optional(z.int()),
  parecidas: z.optional(z.array(similarVisitor)),
});

/** Result of one visit of a batch. */
export type VisitAnswer = z.output<typeof visitAnswer>;

/** A batch of visits ('Soy nuevo'), each of which is answered, in the order sent; times, keys and refusals as of marks. */
export const sendVisits = defineEndpoint({
  name: 'sendVisits',
  method: 'POST',
  path: '/puerta/visitas',
  access: 'door',
  summary: 'Recibe visitas de la puerta, hasta 200, y responde cada una',
  body: z.object({
    ...sentAt,
    visitas: z.array(newVisit).check(z.minLength(1), z.maxLength(DOOR_BATCH)),
    pendientes: leftToSend,
  }),
  bodyBytes: 192 * 1024,
  cookies: true,
  answer: z.object({ resultados: z.array(visitAnswer) }),
});

const visitor = z.object({
  id: z.int(),
  nombre: z.string(),
  inicial: z.string(),
  menor: z.boolean(),
  /** Owner of the kept contact; null for none. No list carries a number. */
  contacto: z.nullable(z.enum(['propio', 'tutor'])),
  invito: z.nullable(z.string()),
  /** Days of the visits, `YYYY-MM-DD`, newest first. */
  visitas: z.array(z.string()),
  parecidas: z.array(similarVisitor),
});

/** Visitor who is no member. */
export type Visitor = z.output<typeof visitor>;

/** Visitors of the last six months, the newest visit first. */
export const listVisitors = defineEndpoint({
  name: 'listVisitors',
  method: 'GET',
  path: '/visitas',
  access: 'ADMIN',
  summary: 'Visitas que no son miembros',
  answer: z.array(visitor),
});

/** The numbers that were left by a visitor: the own one, or a minor's guardian's. */
export const readVisitorContact = defineEndpoint({
  name: 'readVisitorContact',
  method: 'GET',
  path: '/visitas/:id/contacto',
  access: 'ADMIN',
  summary: 'Teléfono que dejó una visita',
  params: idParams,
  answer: z.object({ telefono: z.nullable(z.string()), tutorTelefono: z.nullable(z.string()) }),
});

/** '¿Es Kevin M., que vino el 14-11?' Yes: the visits of `id` become those of `con`. */
export const joinVisitors = defineEndpoint({
  name: 'joinVisitors',
  method: 'POST',
  path: '/visitas/:id/unir',
  access: 'ADMIN',
  summary: 'Une dos visitas que son la misma persona',
  params: idParams,
  body: z.object({ con: idInBody }),
  ...confirmation,
});

/**
 * 'Hacer miembro': the visits become attendance with their dates, of an existing member or of a new one, whose password is
 * the number. A day on which the member is marked already stays as it is. 404 `visitor_not_found`, `user_not_found`;
 * 409 `already_taken`.
 */
export const makeMember = defineEndpoint({
  name: 'makeMember',
  method: 'POST',
  path: '/visitas/:id/miembro',
  access: 'ADMIN',
  summary: 'Hace miembro a una visita, con las fechas en que vino',
  params: idParams,
  body: z.union([z.object({ usuario: idInBody }), z.object(identity)]),
  answer: z.object({
    usuario: userEntry,
    /** Visits that became attendance. */
    asistencias: z.int(),
  }),
});

/** A day in numbers: '143 con número + 12 visitas + 20 sin nombre'. */
export const dayCounts = defineEndpoint({
  name: 'dayCounts',
  method: 'GET',
  path: '/conteos/:fecha',
  access: 'ADMIN',
  summary: 'Cuántas personas hubo en un día',
  params: dayParams,
  answer: z.object({ fecha: z.string(), conNumero: z.int(), visitas: z.int(), sinNombre: z.int() }),
});
