import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { confirmation, dateQuery, idInBody, idParams } from '../schemas/common.ts';
import { doorProfile } from '../schemas/door.ts';

/**
 * Makes a code for one phone (R55): eight characters, good once, for ten minutes. Needs `X-Confirmacion` (R47). The phone's
 * inscription ends at 23:00 of the church's day, or of `hasta`. 409 `door_needs_https`, `too_many_door_codes`.
 */
export const makeDoorCode = defineEndpoint({
  name: 'makeDoorCode',
  method: 'POST',
  path: '/puerta/codigos',
  access: 'ADMIN',
  door: true,
  summary: 'Hace un código para inscribir un teléfono en la puerta',
  body: z
    .object({
      perfil: doorProfile,
      /** Ministries whose names the phone shows; only with `nombres`, and at least one. */
      ministerios: z.optional(z.array(idInBody).check(z.maxLength(100))),
      /** Last day of the inscription, `YYYY-MM-DD`. */
      hasta: z.optional(z.pipe(z.string(), dateQuery)),
    })
    .check(
      z.refine(({ perfil, ministerios = [] }) => perfil === 'numeros' || ministerios.length > 0, {
        path: ['ministerios'],
        message: 'Elige al menos un ministerio',
      }),
    ),
  answer: z.object({
    /** Eight letters and digits, without those that look alike. */
    codigo: z.string(),
    /** When the code ends; ISO 8601 instants in UTC, like the end of the inscription. */
    vence: z.string(),
    fin: z.string(),
  }),
});

const listedPhone = z.object({
  id: z.int(),
  nombre: z.string(),
  perfil: doorProfile,
  ministerios: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Waits for 'Es este'; works; its inscription is over, and it may only deliver what it took before. */
  estado: z.enum(['espera', 'vigente', 'vencido']),
  /** Username of the administrator whose code it used; null for one that was deleted. */
  por: z.nullable(z.string()),
  /** ISO 8601 instants in UTC, like all of these. */
  inscrito: z.string(),
  fin: z.string(),
  /** Last contact. */
  visto: z.string(),
  /** How many marks and visits it said it has still to send; null where it said nothing. */
  pendientes: z.nullable(z.int()),
});

/** A phone of the door, as the panel lists it. */
export type ListedPhone = z.output<typeof listedPhone>;

/** Phones that are enrolled, the newest first; those that ended stay while they may deliver, those that were removed do not. */
export const listDoorPhones = defineEndpoint({
  name: 'listDoorPhones',
  method: 'GET',
  path: '/puerta/telefonos',
  access: 'ADMIN',
  door: true,
  summary: 'Teléfonos de la puerta',
  answer: z.array(listedPhone),
});

/** 'Es este': lets a phone that was enrolled with `nombres` see its names (R55). */
export const confirmDoorPhone = defineEndpoint({
  name: 'confirmDoorPhone',
  method: 'POST',
  path: '/puerta/telefonos/:id/confirmar',
  access: 'ADMIN',
  door: true,
  summary: 'Confirma que un teléfono inscrito es el que se quería',
  params: idParams,
  ...confirmation,
});

/** Ends a phone's inscription at once. What it has not sent stays on it, to be read and typed. */
export const removeDoorPhone = defineEndpoint({
  name: 'removeDoorPhone',
  method: 'DELETE',
  path: '/puerta/telefonos/:id',
  access: 'ADMIN',
  door: true,
  summary: 'Quita un teléfono de la puerta',
  params: idParams,
  ...confirmation,
});
