import * as z from 'zod/mini';
import { CONSENT_WAYS, CONSENTS, GUARDIANS_MAX, KINSHIPS } from '../domain/people/ficha-words.ts';
import { BIRTH_YEAR_FAULT, BIRTH_YEAR_MIN } from '../domain/people/minors.ts';
import { PHONE_FAULT, PHONE_TEXT_MAX } from '../domain/people/phone-number.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idInBody, idParams, namesOf } from '../schemas/common.ts';
import { line } from '../schemas/text.ts';
import { typedWitness } from '../schemas/user.ts';

const kinship = z.enum(namesOf(KINSHIPS), { error: 'Elige el parentesco' });
const consentKind = z.enum(namesOf(CONSENTS));
const consentWay = z.enum(namesOf(CONSENT_WAYS));

const guardian = z.object({
  id: z.int(),
  nombre: z.string(),
  /** E.164: `+59170012345`. */
  telefono: z.string(),
  parentesco: kinship,
  /** 'Se le puede escribir': off means in no chat, ever (R65). */
  sePuedeEscribir: z.boolean(),
  /** Until when no chat opens after the number changed, an ISO 8601 instant in UTC; null for no wait (R44). */
  esperaHasta: z.nullable(z.string()),
});

/** Contact for a minor. */
export type Guardian = z.output<typeof guardian>;

const consent = z.object({
  tipo: consentKind,
  medio: consentWay,
  /** Username of who recorded it; null for a deleted account. */
  por: z.nullable(z.string()),
  /** ISO 8601 instant in UTC, as the next. */
  cuando: z.string(),
  /** When it was withdrawn; null while it holds. */
  retirado: z.nullable(z.string()),
});

/** A consent that was recorded. */
export type Consent = z.output<typeof consent>;

const ficha = z.object({
  /** Version that `PUT` sends back: 0 before the first. */
  version: z.int(),
  /** The person's own number in E.164; always null for who counts as a minor (R43). */
  telefono: z.nullable(z.string()),
  anioNacimiento: z.nullable(z.int()),
  /** Why the person counts as a minor: by the year, by a ministry, or as noted at the door; null for who does not. */
  menor: z.nullable(z.enum(['anio', 'ministerio', 'anotado'])),
  /** Until when no own chat opens after the person stopped being a minor, an ISO 8601 instant in UTC; null for no wait (R44). */
  esperaHasta: z.nullable(z.string()),
  tutores: z.array(guardian),
  /** The newest first; those that were withdrawn too. */
  consentimientos: z.array(consent),
});

/** A person's phone, year of birth, guardians and consents. */
export type Ficha = z.output<typeof ficha>;

/** Phone, year of birth, guardians and consents of a person; the look is an audit entry. */
export const readFicha = defineEndpoint({
  name: 'readFicha',
  method: 'GET',
  path: '/auth/users/:id/ficha',
  access: 'ADMIN',
  summary: 'Ficha de una persona: teléfono, año de nacimiento, tutores y consentimientos',
  params: idParams,
  answer: ficha,
});

const phoneText = line(PHONE_FAULT, PHONE_TEXT_MAX);

const fichaBody = z.object({
  /** The version that was read; 409 `ficha_changed` where it is another by now. */
  version: z.int().check(z.minimum(0)),
  /** As typed, the church's country code may be left out; null for none. */
  telefono: z.nullable(phoneText),
  anioNacimiento: z.nullable(
    z
      .int({ error: BIRTH_YEAR_FAULT })
      .check(z.minimum(BIRTH_YEAR_MIN, BIRTH_YEAR_FAULT), z.maximum(9999, BIRTH_YEAR_FAULT)),
  ),
  tutores: z
    .array(
      z.object({
        /** Of a guardian who was read; absent for a new one. */
        id: z.optional(idInBody),
        nombre: line('Escribe el nombre del tutor', 100),
        telefono: phoneText,
        parentesco: kinship,
        sePuedeEscribir: z.boolean(),
      }),
    )
    .check(z.maxLength(GUARDIANS_MAX, `Una persona tiene como máximo ${GUARDIANS_MAX} tutores`)),
  /** How each consent was given; null where there is none, or it was withdrawn. */
  consentimientos: z.object({
    cuenta: z.nullable(consentWay),
    foto: z.nullable(consentWay),
    mensajes: z.nullable(consentWay),
  }),
  /** A second administrator's own password, where a guardian has an administrator's number or the person's own (R44). */
  testigo: z.optional(typedWitness),
});

/** A ficha as the editor sends it. */
export type FichaBody = z.output<typeof fichaBody>;

/**
 * Replaces a person's ficha. An own number of a minor is 400 (R43). What ends somebody's being a minor, and a guardian's new
 * number, need `X-Confirmacion` (R44). 409 `ficha_changed`; `guardian_phone_shared` without `testigo`.
 */
export const saveFicha = defineEndpoint({
  name: 'saveFicha',
  method: 'PUT',
  path: '/auth/users/:id/ficha',
  access: 'ADMIN',
  summary: 'Guarda la ficha de una persona',
  params: idParams,
  body: fichaBody,
  bodyBytes: 8 * 1024,
  answer: ficha,
});
