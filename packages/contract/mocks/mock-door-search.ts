import type { HttpHandler } from 'msw';
import { foundPeople } from '../fixtures/index.ts';
import { DOOR_HITS, isNamed, readDoorQuery } from '../src/domain/index.ts';
import { type FoundPerson, readDoorNumbers, searchDoor } from '../src/index.ts';
import { mock } from './mock.ts';

/** Handlers of the door's search, which finds as our server does. @param people - whom it knows. */
export function mockDoorSearch(people: readonly FoundPerson[] = foundPeople): readonly HttpHandler[] {
  return [
    mock(searchDoor, ({ url }) => {
      const { numberKey, ending, words } = readDoorQuery(url.searchParams.get('q') ?? '');
      const found = people.filter(
        ({ codigo, nombre, apellido }) =>
          codigo === numberKey ||
          (ending !== null && codigo.endsWith(ending)) ||
          (words.length > 0 && isNamed(words, `${nombre} ${apellido}`)),
      );
      return { personas: found.slice(0, DOOR_HITS), hayMas: found.length > DOOR_HITS };
    }),
    mock(readDoorNumbers, { soloCifras: true }),
  ];
}
