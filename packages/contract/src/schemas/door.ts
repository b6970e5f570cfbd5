import * as z from 'zod/mini';
import { dateQuery } from './common.ts';
import { line } from './text.ts';

/** Profiles of a phone of the door: no names, or first name and initial of chosen ministries (R42). */
export const DOOR_PROFILES = ['numeros', 'nombres'] as const;

/** One of {@link DOOR_PROFILES}. */
export const doorProfile = z.enum(DOOR_PROFILES);

/** One of {@link DOOR_PROFILES}. */
export type DoorProfile = z.output<typeof doorProfile>;

/** Name of a phone of the door, such as 'Mesa 2'. */
export const phoneName = line('Ponle un nombre a este teléfono', 40);

/** Idempotency key of a mark or a visit (R50): a random UUID of the phone. */
export const doorKey = z.uuid({ error: 'La clave no es válida' });

const phoneInstant = z.iso.datetime({ offset: true, error: 'La hora no es válida' });

/** When something was typed and when the batch was sent, both by the phone's clock, ISO 8601 with its offset (R53). */
export const typedAt = { tomada: phoneInstant };
/** See {@link typedAt}. */
export const sentAt = { enviada: phoneInstant };

/** Length of a phone's queue after this call. */
export const leftToSend = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)));

/** Enrolled phone, as it reads itself. */
export const doorPhone = z.object({
  id: z.int(),
  nombre: z.string(),
  perfil: doorProfile,
  /** When its inscription ends: an ISO 8601 instant in UTC. */
  fin: z.string(),
  /** Whether an administrator has still to press 'Es este'; until then no call answers anything about people. */
  espera: z.boolean(),
});

/** Enrolled phone, as it reads itself. */
export type DoorPhone = z.output<typeof doorPhone>;

/** A day of the church in a path, `YYYY-MM-DD`. */
export const dayParams = z.object({ fecha: dateQuery });

/** A mark that the caller itself made at the door. */
export const ownMark = z.object({
  /** The key under which the caller sent it, for its undo. */
  clave: z.string(),
  /** `HH:MM:SS` at the church. */
  hora: z.string(),
});

/** Person as an enrolled phone may show one: 'Ana R.', and a minor without a surname (R42). */
export const doorPerson = z.object({
  id: z.int(),
  /** First name alone. */
  nombre: z.string(),
  /** First letter of the surname; null for a minor. */
  inicial: z.nullable(z.string()),
  /** Today's mark where this very phone made it; null for none and for anybody else's. */
  marca: z.nullable(ownMark),
});

/** Person as an enrolled phone may show one. */
export type DoorPerson = z.output<typeof doorPerson>;

/** Today's mark of somebody at the door. */
export const todaysMark = z.object({
  /** Id of the attendance record, for `DELETE /asistencia/{id}`. */
  asistencia: z.int(),
  /** `HH:MM:SS` at the church. */
  hora: z.string(),
  /** Name of the phone of the door that marked; null for anything else. */
  telefono: z.nullable(z.string()),
  /** The caller's key where the caller made it at the door; null for anybody else's. */
  clave: z.nullable(z.string()),
});

/** Person as an administrator sees one at the door. */
export const expectedPerson = z.object({
  id: z.int(),
  nombre: z.string(),
  apellido: z.string(),
  codigo: z.string(),
  /** Names of the ministries, in their order. */
  ministerios: z.array(z.string()),
  /** 'vino {vino} de las últimas {de}': meetings of this weekday before today. */
  vino: z.int(),
  de: z.int(),
  /** Day of the last mark before today, `YYYY-MM-DD`; null for none. */
  ultima: z.nullable(z.string()),
  /** Today's mark; null where there is none. */
  marca: z.nullable(todaysMark),
});

/** Person as an administrator sees one at the door. */
export type ExpectedPerson = z.output<typeof expectedPerson>;
