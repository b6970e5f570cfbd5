import * as z from 'zod/mini';
import { DOOR_BATCH } from '../domain/door/door-rules.ts';
import { defineEndpoint } from '../endpoint.ts';
import { confirmation, idInBody } from '../schemas/common.ts';
import {
  dayParams,
  doorKey,
  doorPerson,
  doorPhone,
  expectedPerson,
  leftToSend,
  ownMark,
  phoneName,
  sentAt,
  todaysMark,
  typedAt,
} from '../schemas/door.ts';

/** Enough for a batch of marks. */
const BATCH_BYTES = 96 * 1024;

/**
 * Enrols a phone of the door with a code (R55): sets its cookie, and answers what it needs to know of itself. The address
 * has to be https, or this machine's own: 409 `door_needs_https`. 403 `wrong_door_code`, 429.
 */
export const enrolPhone = defineEndpoint({
  name: 'enrolPhone',
  method: 'POST',
  path: '/puerta/enrolar',
  access: 'public',
  door: true,
  summary: 'Inscribe este teléfono en la puerta con un código',
  body: z.object({
    /** As typed: case, spaces and hyphens do not matter. */
    codigo: z
      .string({ error: 'Escribe el código' })
      .check(z.maxLength(32, 'El código tiene 8 letras y números')),
    nombre: phoneName,
  }),
  bodyBytes: 2 * 1024,
  cookies: true,
  answer: doorPhone,
});

/** Result of a mark: here now, here already, an unknown number, or its time is outside of R53. */
export const MARK_RESULTS = ['marcada', 'ya-estaba', 'no-existe', 'fuera-de-plazo'] as const;

/** One of {@link MARK_RESULTS}. */
export type MarkResult = (typeof MARK_RESULTS)[number];

const doorMark = z
  .object({
    clave: doorKey,
    /** The membership number as typed. */
    codigo: z.optional(z.string().check(z.maxLength(64))),
    /** Id of a person from the list; of phones only those that show names may send it (R41). */
    usuario: z.optional(idInBody),
    ...typedAt,
  })
  .check(
    z.refine(({ codigo, usuario }) => (codigo === undefined) !== (usuario === undefined), {
      path: ['codigo'],
      message: 'Envía el número o la persona',
    }),
  );

/** A mark, as it is sent. */
export type DoorMark = z.input<typeof doorMark>;

const markAnswer = z.object({
  clave: z.string(),
  resultado: z.enum(MARK_RESULTS),
  /** 'Ana R.' for a phone that shows names, of its ministries alone (R42); the whole name for an administrator. */
  nombre: z.optional(z.string()),
  /** The person's id, with the name. */
  usuario: z.optional(z.int()),
  /** Only for phones, of `ya-estaba`: the mark that is there, where this phone made it. */
  propia: z.optional(ownMark),
  /** Only for administrators: today's mark. */
  marca: z.optional(z.extend(todaysMark, { codigo: z.string() })),
});

/** Result of one mark of a batch. */
export type MarkAnswer = z.output<typeof markAnswer>;

/**
 * A batch of marks, each of which is answered, in the order sent (R41, R50, R52, R53). A `clave` that is known is answered as
 * before. 401 `phone_missing`, `phone_ended` or `phone_removed`; 403 `phone_unconfirmed`; 429 where the phone sent too many
 * unknown numbers: nothing of the batch was evaluated, the next one should be smaller.
 */
export const sendMarks = defineEndpoint({
  name: 'sendMarks',
  method: 'POST',
  path: '/puerta/marcas',
  access: 'door',
  summary: 'Recibe marcas de la puerta, hasta 200, y responde cada una',
  body: z.object({
    ...sentAt,
    marcas: z.array(doorMark).check(z.minLength(1), z.maxLength(DOOR_BATCH)),
    pendientes: leftToSend,
  }),
  bodyBytes: BATCH_BYTES,
  cookies: true,
  answer: z.object({ resultados: z.array(markAnswer) }),
});

/**
 * Undoes a mark of the caller's own, on its day (R50). 404 `mark_not_found` for anybody else's, and for a key that never
 * arrived; 409 `mark_in_use` where the record has an aporte; 409 `day_over`.
 */
export const undoMark = defineEndpoint({
  name: 'undoMark',
  method: 'DELETE',
  path: '/puerta/marcas/:clave',
  access: 'door',
  summary: 'Deshace una marca propia de hoy',
  params: z.object({ clave: doorKey }),
  cookies: true,
  ...confirmation,
});

const dayInSight = {
  /** The church's day, `YYYY-MM-DD`. */
  fecha: z.string(),
  /** Members marked today. */
  presentes: z.int(),
  /** Visits of today: the church's for an administrator, its own for a phone (R42). */
  visitas: z.int(),
  /** Average of the last eight of this weekday, rounded; null before the first. */
  promedio: z.nullable(z.int()),
  /** The caller's keys of which a mark or a visit of today stands: what of its own these counts contain. */
  propias: z.array(z.string()),
};

const listAnswer = z.discriminatedUnion('perfil', [
  z.object({ perfil: z.literal('numeros'), telefono: doorPhone, ...dayInSight }),
  z.object({
    perfil: z.literal('nombres'),
    telefono: doorPhone,
    ...dayInSight,
    /** Of the phone's ministries, who most likely comes first. */
    personas: z.array(doorPerson),
  }),
  z.object({
    perfil: z.literal('administrador'),
    ...dayInSight,
    /** People who came to one of the last nine of this weekday or are here today; the most likely come first. */
    personas: z.array(expectedPerson),
  }),
]);

/** The door's list, by caller. */
export type DoorList = z.output<typeof listAnswer>;

/**
 * The door's list (R42): the count for every caller; names to phones that may have them; all of it to an administrator.
 * Refusals as {@link sendMarks}; an enrolled phone that waits for 'Es este' is 403 `phone_unconfirmed`.
 */
export const doorList = defineEndpoint({
  name: 'doorList',
  method: 'GET',
  path: '/puerta/lista',
  access: 'door',
  summary: 'El día en la puerta: cuántos son y, según quién pregunta, quiénes suelen venir',
  query: z.object({ pendientes: leftToSend }),
  cookies: true,
  answer: listAnswer,
});

/** The number of people of a day whom nobody wrote down; sent again, it replaces. Phones: today alone, else 409 `day_over`. */
export const putHeadCount = defineEndpoint({
  name: 'putHeadCount',
  method: 'PUT',
  path: '/puerta/conteos/:fecha',
  access: 'door',
  summary: 'Guarda cuántas personas sin nombre hubo en un día',
  params: dayParams,
  body: z.object({
    total: z.int('Escribe un número entero').check(z.minimum(0), z.maximum(9999, 'Como máximo 9999')),
  }),
  cookies: true,
  answer: z.object({ fecha: z.string(), total: z.int() }),
});
