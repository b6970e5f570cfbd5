import * as z from 'zod/mini';
import { DOOR_HITS } from '../domain/people/door-query.ts';
import { defineEndpoint } from '../endpoint.ts';
import { searchText } from '../schemas/text.ts';

/** Candidate of a search at the door, as an administrator reads it. */
export const foundPerson = z.object({
  id: z.int(),
  /** Number that a mark of the person is made with; no screen shows it. */
  codigo: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  /** Names of the ministries, in their order, with commas; null for none. */
  ministerio: z.nullable(z.string()),
  /** Day of the newest attendance, YYYY-MM-DD; null where there is none. */
  ultimaVisita: z.nullable(z.string()),
  /** When the person was marked today, HH:MM:SS in the church's zone; null for not yet. */
  marcadaHoy: z.nullable(z.string()),
});

/** Candidate of a search at the door. */
export type FoundPerson = z.output<typeof foundPerson>;

/**
 * People that a text typed at the door may mean (R42): a whole number, the end of one from four digits, or
 * beginnings of names from two letters; case and accents do not matter. The exact number comes first, then who came last.
 */
export const searchDoor = defineEndpoint({
  name: 'searchDoor',
  method: 'GET',
  path: '/puerta/buscar',
  access: 'ADMIN',
  summary: 'Busca en la puerta por número, final de número o nombre; pide la cabecera X-Puerta',
  query: z.object({ q: searchText().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
  answer: z.object({
    personas: z.array(foundPerson).check(z.maxLength(DOOR_HITS)),
    /** Whether there are more people than were answered. */
    hayMas: z.boolean(),
  }),
  door: true,
});

/** Whether every member's number is made of digits alone: the door then offers the keyboard of digits. */
export const readDoorNumbers = defineEndpoint({
  name: 'readDoorNumbers',
  method: 'GET',
  path: '/puerta/numeros',
  access: 'ADMIN',
  summary: 'Si los números de membresía son solo cifras; pide la cabecera X-Puerta',
  answer: z.object({ soloCifras: z.boolean() }),
  door: true,
});
