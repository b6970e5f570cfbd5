import type { FoundPerson } from '@ministerio/contract';
import { type DoorQuery, isNamed } from '@ministerio/contract/domain';
import { sql } from 'kysely';
import type { Store } from '../database.ts';
import { preparedQuery } from '../prepared-query.ts';
import { ministriesOfPeople } from './door-people.ts';

/**
 * People whose last visit is looked up to order them: each costs one step into an index. Beyond it, a name says too little
 * and the first ones by name are answered.
 */
const CANDIDATES = 100;

/** Ids of who has exactly a number, or one that ends with a text. */
export const numbersLike = preparedQuery(
  (store: Store, { key, ending }: { readonly key: string; readonly ending: string }) =>
    store
      .selectFrom('users as u')
      .select(['u.id', 'u.codigo_key as key'])
      .where(({ or, eb }) => or([eb('u.codigo_key', '=', key), eb('u.codigo_key', 'like', ending)]))
      .orderBy('u.codigo_key')
      .limit(CANDIDATES),
);

/** Names of all members. Databases cannot compare them without accents, and `search_key` also holds the number (R42). */
const names = preparedQuery((store: Store) =>
  store.selectFrom('users as u').select(['u.id', 'u.nombre', 'u.apellido']),
);

/** Facts about the people found, each read through an index. @param today - YYYY-MM-DD in the church's zone. */
export const doorFacts = (store: Store, ids: readonly number[], today: string) =>
  store
    .selectFrom('users as u')
    .select((user) => [
      'u.id',
      'u.codigo',
      'u.nombre',
      'u.apellido',
      user
        .selectFrom('attendance as a')
        .select(({ fn }) => fn.max('a.local_date').as('date'))
        .whereRef('a.user_id', '=', 'u.id')
        .as('ultimaVisita'),
      user
        .selectFrom('attendance as a')
        .select('a.local_time')
        .whereRef('a.user_id', '=', 'u.id')
        .where('a.local_date', '=', today)
        .as('marcadaHoy'),
    ])
    .where('u.id', 'in', ids);

/** People that a text at the door may mean; the exact number first, then the latest arrival. */
export async function findAtDoor(
  store: Store,
  { numberKey, ending, words }: DoorQuery,
  today: string,
  limit: number,
): Promise<{ readonly people: readonly FoundPerson[]; readonly hasMore: boolean }> {
  // Digits hold no sign that LIKE knows; without an ending it is the number itself, which is found anyway.
  const numbered = await numbersLike(store, { key: numberKey, ending: ending === null ? '' : `%${ending}` });
  const exact = numbered.find(({ key }) => key === numberKey)?.id;
  const found = new Set([...numbered.map(({ id }) => id), ...(await idsNamed(store, words))]);
  if (found.size === 0) return { people: [], hasMore: false };

  const candidates = [...found].slice(0, CANDIDATES);
  const chosen = (await doorFacts(store, candidates, today).execute())
    .toSorted(
      (a, b) =>
        Number(b.id === exact) - Number(a.id === exact) ||
        compare(b.ultimaVisita ?? '', a.ultimaVisita ?? '') ||
        candidates.indexOf(a.id) - candidates.indexOf(b.id),
    )
    .slice(0, limit);
  const ministries = await ministriesOfPeople(
    store,
    chosen.map(({ id }) => id),
  );
  const people = chosen.map((person) => ({
    ...person,
    ministerio: ministries.get(person.id)?.join(', ') ?? null,
  }));
  return { people, hasMore: found.size > limit };
}

/** Ids of who is called so, in the order of their names. */
async function idsNamed(store: Store, words: readonly string[]): Promise<readonly number[]> {
  if (words.length === 0) return [];
  const all = (await names(store)).map(({ id, nombre, apellido }) => ({ id, name: `${nombre} ${apellido}` }));
  return all
    .filter(({ name }) => isNamed(words, name))
    .toSorted((a, b) => compare(a.name, b.name) || a.id - b.id)
    .map(({ id }) => id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const notDigits = sql<string>`ltrim(codigo_key, '0123456789')`;

const strayNumber = preparedQuery((store: Store) =>
  store.selectFrom('users').select('id').where('role', '=', 'USER').where(notDigits, '<>', '').limit(1),
);
const anyMember = preparedQuery((store: Store) =>
  store.selectFrom('users').select('id').where('role', '=', 'USER').limit(1),
);

/** Whether there are members and all their numbers are digits alone. */
export async function areNumbersDigits(store: Store): Promise<boolean> {
  return (await strayNumber(store)).length === 0 && (await anyMember(store)).length > 0;
}
