import { errorMessages, type FoundPerson, searchDoor } from '@ministerio/contract';
import { ApiError, type Client } from '@ministerio/contract/client';
import {
  churchClock,
  codigoKey,
  formatTime,
  nameOf,
  readDoorQuery,
  shortDate,
} from '@ministerio/contract/domain';
import { useCallback } from 'react';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import type { DeskPerson, DeskSearch } from '../kit/marking/hits.ts';
import { useServices } from '../kit/services/index.ts';
import type { DeskResult } from './view/desk-result.tsx';

const NOT_MARKED = '⚠️ No se pudo marcar la asistencia.';
const CONFLICT = 409;

/** The server's message if it sent one, else the fixed sentence (spec section 8). */
export function markFailure(error: unknown): string {
  const said = error instanceof ApiError ? error.serverMessage : null;
  return said ?? failureWords(error, NOT_MARKED);
}

/** A mark that was not made, for the line under the field; another backend may answer 'ya marcó' with any status. */
export function describeRefusal(
  error: unknown,
  codigo: string,
  findsNames: boolean,
):
  | { readonly kind: 'already'; readonly message: string; readonly who: null }
  | Omit<Extract<DeskResult, { kind: 'refused' }>, 'key'> {
  const message = markFailure(error);
  const isMarked =
    (error instanceof ApiError && error.status === CONFLICT) || message === errorMessages.already_marked;
  if (isMarked) return { kind: 'already', message, who: null };
  if (message !== errorMessages.number_not_found) return { kind: 'refused', message, advice: null };
  const isName = findsNames && readDoorQuery(codigo).words.length > 0;
  const advice = isName
    ? `Nadie se llama «${codigo}» ni tiene ese número.`
    : `Nadie tiene el ${codigo}. El siguiente lo reemplaza.`;
  return { kind: 'refused', message, advice };
}

/** Owner of a number, and the time of today's mark; null where the server cannot say. */
export async function findMarked(
  client: Client,
  codigo: string,
): Promise<{ readonly name: string; readonly time: string | null } | null> {
  const { personas } = await client.call(searchDoor, { query: { q: codigo } });
  const person = personas.find((one) => codigoKey(one.codigo) === codigoKey(codigo));
  if (person === undefined) return null;
  return { name: nameOf(person), time: person.marcadaHoy === null ? null : formatTime(person.marcadaHoy) };
}

/** The search of our own server; the same function on every render. */
export function useDeskSearch(): DeskSearch {
  const { client, church, now } = useServices();
  return useCallback(
    async (text, signal) => {
      const { personas, hayMas } = await client.call(searchDoor, { query: { q: text }, signal });
      const today = churchClock(now(), church.timeZone).date;
      return { text, people: personas.map((person) => describePerson(person, today)), hasMore: hayMas };
    },
    [client, now, church.timeZone],
  );
}

function describePerson(person: FoundPerson, today: string): DeskPerson {
  const { id, codigo, ministerio, marcadaHoy } = person;
  const known = [ministerio ?? 'Sin ministerio', ...(marcadaHoy === null ? [visitOf(person, today)] : [])];
  return {
    id,
    codigo,
    name: nameOf(person),
    about: known.join(' · '),
    markedAt: marcadaHoy === null ? null : formatTime(marcadaHoy),
  };
}

/** 'vino el 14-11', with the year where it is another one. */
const visitOf = ({ ultimaVisita }: FoundPerson, today: string): string =>
  ultimaVisita === null ? 'aún no vino' : `vino el ${shortDate(ultimaVisita, today)}`;
