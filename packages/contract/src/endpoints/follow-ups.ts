import * as z from 'zod/mini';
import { KINSHIPS } from '../domain/people/ficha-words.ts';
import { FOLLOW_UP_STATES, NOTE_MAX } from '../domain/people/follow-up-words.ts';
import { defineEndpoint } from '../endpoint.ts';
import { dateQuery, idInPath, namesOf } from '../schemas/common.ts';
import { line } from '../schemas/text.ts';

const state = z.enum(namesOf(FOLLOW_UP_STATES));

/** Recipient of the button's message. */
const contact = z.discriminatedUnion('clase', [
  /** The person's own chat: a recorded adult with a number (R43). */
  z.object({ clase: z.literal('propio') }),
  /** The family's: everybody who counts as a minor. `parentesco` is null for the family of a visitor. */
  z.object({
    clase: z.literal('tutor'),
    nombre: z.nullable(z.string()),
    // A union: OpenAPI's `nullable` does not let null into an enumeration.
    parentesco: z.union([z.enum(namesOf(KINSHIPS)), z.null()]),
  }),
  /** A minor of whom no guardian may be written to: 'habla con quien coordina'. */
  z.object({ clase: z.literal('sin-tutor') }),
  /** A number that was changed waits 72 hours (R44). `desde` is an ISO 8601 instant in UTC. */
  z.object({ clase: z.literal('espera'), desde: z.string() }),
  /** No number, or of somebody whose year of birth is not known. */
  z.object({ clase: z.literal('ninguno') }),
]);

/** Recipient of the message of a row's button. */
export type FollowUpContact = z.output<typeof contact>;

const followUp = z.object({
  /** `u12-2026-10-31` of a member, `v7-2026-11-21` of a visitor: who, and the day that it counts from. */
  id: z.string(),
  /** Id of the member; null for a visitor. */
  usuario: z.nullable(z.int()),
  nombre: z.string(),
  /** A minor's, and a visitor's, is an initial: `M.` */
  apellido: z.string(),
  menor: z.boolean(),
  /** Ids of the person's ministries in which it is so. */
  ministerios: z.array(z.int()),
  /** Days of attendance that say why, `YYYY-MM-DD`, newest first: the first ones of who is new, the last one of who is missing, the return of who came back. */
  dias: z.array(z.string()),
  /** Meetings that were held and missed; 0 for who is new. */
  faltas: z.int(),
  /** Name of the person who brought a visitor. */
  invito: z.nullable(z.string()),
  contacto: contact,
  estado: state,
  /** Holder of the row; `tuyo` for the caller. Null while it is free. */
  tomado: z.nullable(z.object({ por: z.string(), tuyo: z.boolean(), cuando: z.string() })),
  /** When somebody last opened the chat, an ISO 8601 instant in UTC; null for never. */
  chatAbierto: z.nullable(z.string()),
  /** Account that last said it wrote, and when. */
  escrito: z.nullable(z.object({ por: z.string(), cuando: z.string() })),
  /** 'Esperar una semana': until this day, `YYYY-MM-DD`. */
  esperaHasta: z.nullable(z.string()),
  /** 'Avisó que no vendrá': until this day, `YYYY-MM-DD`. */
  avisoHasta: z.nullable(z.string()),
  /** The note of at most 140 characters, which the person can read. */
  nota: z.nullable(z.string()),
});

/** Person to be greeted, missed, or welcomed back, and the work done on it. */
export type FollowUp = z.output<typeof followUp>;

/** How many rows to write to each list leaves out: an answer has at most 200 of each. */
export const followUpsLeftOut = z.strictObject({ nuevos: z.int(), faltan: z.int(), volvieron: z.int() });

const followUpLists = z.object({
  nuevos: z.array(followUp),
  faltan: z.array(followUp),
  volvieron: z.array(followUp),
  mas: followUpsLeftOut,
  /** Days of the last five weeks that counted for nobody's absence: 'El sábado 7 no contó: se suspendió'. */
  noContaron: z.array(z.object({ fecha: z.string(), motivo: z.nullable(z.string()) })),
});

/** The three lists of 'Seguimiento'. */
export type FollowUpLists = z.output<typeof followUpLists>;

/** Row of an answer. 404 `follow_up_not_found` where there is no such row any more. */
const rowParams = z.object({
  id: z.string().check(z.regex(/^[uv][1-9]\d{0,15}-\d{4}-\d{2}-\d{2}$/, 'Seguimiento inválido')),
});

/** New, missing and returned people, by the newest day. Rows that wait or were put off come last. */
export const listFollowUps = defineEndpoint({
  name: 'listFollowUps',
  method: 'GET',
  path: '/seguimientos',
  access: 'ADMIN',
  summary: 'Nuevos, quienes faltan y quienes volvieron',
  /** @default every ministry, and visitors */
  query: z.object({ ministerio: z.optional(idInPath) }),
  answer: followUpLists,
});

/** Takes a row. 409 `follow_up_taken` with who has it, unless `quitar` says to take it from them. */
export const takeFollowUp = defineEndpoint({
  name: 'takeFollowUp',
  method: 'POST',
  path: '/seguimientos/:id/tomar',
  access: 'ADMIN',
  summary: 'Toma un seguimiento',
  params: rowParams,
  body: z.object({ quitar: z.optional(z.boolean()) }),
  answer: followUp,
});

/** Lets go of a row that the caller has. */
export const dropFollowUp = defineEndpoint({
  name: 'dropFollowUp',
  method: 'POST',
  path: '/seguimientos/:id/soltar',
  access: 'ADMIN',
  summary: 'Suelta un seguimiento',
  params: rowParams,
  answer: followUp,
});

/**
 * The one chat address of a row that the caller has (R64). 409 `follow_up_not_held`, `no_contact`; 429 after 20 new people in
 * an hour or 60 in a day. `texto` is the message; what it leaves out of `{nombre}` is the first name.
 */
export const openFollowUpChat = defineEndpoint({
  name: 'openFollowUpChat',
  method: 'POST',
  path: '/seguimientos/:id/chat',
  access: 'ADMIN',
  summary: 'Dirección del chat de un seguimiento',
  params: rowParams,
  body: z.object({ texto: line('Escribe el mensaje', 300) }),
  /** `https://wa.me/…`, to be opened once, without a referrer, and kept nowhere. */
  answer: z.object({ direccion: z.string(), fila: followUp }),
});

/**
 * Notes what was done: state, a week's wait, an announced absence, the note. What is left out stays; null takes it away.
 * 409 `follow_up_taken` where somebody else has the row.
 */
export const noteFollowUp = defineEndpoint({
  name: 'noteFollowUp',
  method: 'PATCH',
  path: '/seguimientos/:id',
  access: 'ADMIN',
  summary: 'Anota lo que se hizo en un seguimiento',
  params: rowParams,
  body: z.partial(
    z.object({
      estado: state,
      esperaHasta: z.nullable(dateQuery),
      avisoHasta: z.nullable(dateQuery),
      nota: z.nullable(line('Escribe la nota', NOTE_MAX)),
    }),
  ),
  answer: followUp,
});
