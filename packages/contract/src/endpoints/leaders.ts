import * as z from 'zod/mini';
import { FOLLOW_UP_STATES, LEADERS_MAX } from '../domain/people/follow-up-words.ts';
import { defineEndpoint } from '../endpoint.ts';
import { confirmation, dateQuery, idInBody, idInPath, idParams, namesOf } from '../schemas/common.ts';
import { line } from '../schemas/text.ts';
import { followUpsLeftOut } from './follow-ups.ts';

const state = z.enum(namesOf(FOLLOW_UP_STATES));

const leader = z.object({
  id: z.int(),
  username: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  /** ISO 8601 instant in UTC. */
  desde: z.string(),
  /** Username of who named them; null for a deleted account. */
  por: z.nullable(z.string()),
});

/** Leader of a ministry. */
export type Leader = z.output<typeof leader>;

const leadersAnswer = z.object({ lideres: z.array(leader) });

/** Leaders of a ministry, by surname. */
export const listLeaders = defineEndpoint({
  name: 'listLeaders',
  method: 'GET',
  path: '/category/:id/lideres',
  access: 'ADMIN',
  summary: 'Quién lidera un ministerio',
  params: idParams,
  answer: leadersAnswer,
});

/**
 * Sets the leaders of a ministry: an account that is left out is a leader no more. Needs `X-Confirmacion` where somebody is named or
 * leaves (R47). 404 `category_not_found`, `user_not_found`.
 */
export const setLeaders = defineEndpoint({
  name: 'setLeaders',
  method: 'PUT',
  path: '/category/:id/lideres',
  access: 'ADMIN',
  summary: 'Nombra a quienes lideran un ministerio',
  params: idParams,
  body: z.object({ usuarios: z.array(idInBody).check(z.maxLength(LEADERS_MAX)) }),
  answer: leadersAnswer,
});

/** The ministries that the caller leads. 404 `not_found` for who leads none (R51). */
export const ledMinistries = defineEndpoint({
  name: 'ledMinistries',
  method: 'GET',
  path: '/lider/ministerios',
  access: 'signed-in',
  summary: 'Ministerios que lidera quien llama',
  answer: z.object({ ministerios: z.array(z.strictObject({ id: z.int(), name: z.string() })) }),
});

const person = z.strictObject({
  id: z.int(),
  nombre: z.string(),
  /** A minor's is an initial: `M.` */
  apellido: z.string(),
  presente: z.boolean(),
  /** `HH:MM:SS` of the mark; null without one, and where the hour is not known: a mark for an earlier day. */
  hora: z.nullable(z.string()),
  /** Whether the mark was made by tap in this ministry; false without one. */
  aqui: z.boolean(),
  /** Meetings of this ministry that were held and missed since the last mark. */
  faltas: z.int(),
});

/** A member of a ministry as its leader sees them. */
export type MinistryPerson = z.output<typeof person>;

const ministryList = z.strictObject({
  /** `YYYY-MM-DD`. */
  fecha: z.string(),
  /** False where a leader said 'No hubo reunión' of this day. */
  huboReunion: z.boolean(),
  personas: z.array(person),
});

/** A ministry's members on a day. */
export type MinistryList = z.output<typeof ministryList>;

/** Of a day in a leader's hands: today to seven days back, else 400. */
const leadersDay = dateQuery;

/** Members of a ministry that the caller leads, by first name, with who is present on a day. */
export const ministryPeople = defineEndpoint({
  name: 'ministryPeople',
  method: 'GET',
  path: '/lider/ministerios/:id/lista',
  access: 'signed-in',
  summary: 'Miembros de un ministerio en un día, para quien lo lidera',
  params: idParams,
  /** @default today */
  query: z.object({ fecha: z.optional(leadersDay) }),
  answer: ministryList,
});

/**
 * Marks a member present, or takes that back; the same twice changes nothing. Only a mark made by tap in this ministry is
 * taken back (R50): 409 `mark_in_use` for any other, and where an aporte or a closed month stands on it.
 */
export const markInMinistry = defineEndpoint({
  name: 'markInMinistry',
  method: 'PUT',
  path: '/lider/ministerios/:id/asistencia/:usuario',
  access: 'signed-in',
  summary: 'Marca presente a un miembro del ministerio, o lo deshace',
  params: z.object({ id: idInPath, usuario: idInPath }),
  body: z.object({ fecha: leadersDay, presente: z.boolean() }),
  answer: person,
});

/** 'No hubo reunión', or that there was one after all: counts for this ministry's follow-up alone (R51). */
export const noteMeeting = defineEndpoint({
  name: 'noteMeeting',
  method: 'PUT',
  path: '/lider/ministerios/:id/reunion',
  access: 'signed-in',
  summary: 'Anota que el ministerio no se reunió un día',
  params: idParams,
  body: z.object({ fecha: leadersDay, hubo: z.boolean() }),
  ...confirmation,
});

const ministryRow = z.strictObject({
  /** As in 'Seguimiento': who, and the day that it counts from. */
  id: z.string(),
  nombre: z.string(),
  /** A minor's is an initial. */
  apellido: z.string(),
  menor: z.boolean(),
  /** Days of attendance that say why, as in `Seguimiento`. */
  dias: z.array(z.string()),
  faltas: z.int(),
  /** Recipient of the button's message, see `ContactoDeSeguimiento`. */
  contacto: z.enum(['propio', 'tutor', 'sin-tutor', 'espera', 'ninguno']),
  estado: state,
  /** Holder of the row; `tuyo` for the caller. Null while it is free. */
  tomado: z.nullable(z.strictObject({ por: z.string(), tuyo: z.boolean(), cuando: z.string() })),
  /** The person said that they will not come for a while; leaders see neither dates nor reasons (R65). */
  aviso: z.boolean(),
});

/** Person of a ministry to be greeted, missed, or welcomed back. */
export type MinistryFollowUp = z.output<typeof ministryRow>;

const ministryRows = z.strictObject({
  nuevos: z.array(ministryRow),
  faltan: z.array(ministryRow),
  volvieron: z.array(ministryRow),
  mas: followUpsLeftOut,
});

/** The three lists of a ministry's own 'Seguimiento'. */
export type MinistryFollowUps = z.output<typeof ministryRows>;

/** New, missing and returned people of a ministry that the caller leads. */
export const listMinistryFollowUps = defineEndpoint({
  name: 'listMinistryFollowUps',
  method: 'GET',
  path: '/lider/ministerios/:id/seguimientos',
  access: 'signed-in',
  summary: 'Seguimiento de un ministerio, para quien lo lidera',
  params: idParams,
  answer: ministryRows,
});

const rowParams = z.object({
  id: idInPath,
  fila: z.string().check(z.regex(/^u[1-9]\d{0,9}-\d{4}-\d{2}-\d{2}$/, 'Seguimiento inválido')),
});

/** Takes a row of a ministry that the caller leads. 409 `follow_up_taken` with who has it. */
export const takeMinistryFollowUp = defineEndpoint({
  name: 'takeMinistryFollowUp',
  method: 'POST',
  path: '/lider/ministerios/:id/seguimientos/:fila/tomar',
  access: 'signed-in',
  summary: 'Toma un seguimiento del ministerio',
  params: rowParams,
  answer: ministryRow,
});

/** Lets go of a row that the caller has. */
export const dropMinistryFollowUp = defineEndpoint({
  name: 'dropMinistryFollowUp',
  method: 'POST',
  path: '/lider/ministerios/:id/seguimientos/:fila/soltar',
  access: 'signed-in',
  summary: 'Suelta un seguimiento del ministerio',
  params: rowParams,
  answer: ministryRow,
});

/** The one chat address of a row that the caller has (R64); refusals as of `openFollowUpChat`. */
export const openMinistryChat = defineEndpoint({
  name: 'openMinistryChat',
  method: 'POST',
  path: '/lider/ministerios/:id/seguimientos/:fila/chat',
  access: 'signed-in',
  summary: 'Dirección del chat de un seguimiento del ministerio',
  params: rowParams,
  body: z.object({ texto: line('Escribe el mensaje', 300) }),
  /** `https://wa.me/…`, to be opened once, without a referrer, and kept nowhere. */
  answer: z.strictObject({ direccion: z.string(), fila: ministryRow }),
});

/** Notes the state of a row. 409 `follow_up_taken` where somebody else has it. */
export const noteMinistryFollowUp = defineEndpoint({
  name: 'noteMinistryFollowUp',
  method: 'PATCH',
  path: '/lider/ministerios/:id/seguimientos/:fila',
  access: 'signed-in',
  summary: 'Anota el estado de un seguimiento del ministerio',
  params: rowParams,
  body: z.object({ estado: state }),
  answer: ministryRow,
});
