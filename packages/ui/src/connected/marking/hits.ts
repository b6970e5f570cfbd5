import { textKey } from '@ministerio/contract/domain';
import type { ListedPerson } from './day-people.ts';
import type { DoorPerson } from './shown.ts';

/** Most people that the search shows. */
const MAX_HITS = 5;

/**
 * Who a text may mean: the exact number alone, else numbers that end in it, else names with a word that begins so.
 * @returns null for digits that nobody's number ends in: they may be a new member's.
 */
export function findPeople(text: string, people: readonly ListedPerson[]): readonly DoorPerson[] | null {
  const wanted = textKey(text);
  const exact = people.filter(({ codigo }) => codigo !== null && textKey(codigo) === wanted);
  if (exact.length > 0) return exact.map((person) => ({ ...asHit(person), isExact: true }));
  if (/^\d+$/.test(wanted)) {
    const endings = people.filter(({ codigo }) => codigo?.endsWith(wanted));
    return endings.length === 0 ? null : endings.slice(0, MAX_HITS).map(asHit);
  }
  const isMeant = ({ name }: ListedPerson) => ` ${textKey(name)}`.includes(` ${wanted}`);
  return people.filter(isMeant).slice(0, MAX_HITS).map(asHit);
}

const asHit = ({ usuario, name, markedAt, elsewhere, found }: ListedPerson): DoorPerson => ({
  usuario,
  name,
  markedAt,
  elsewhere,
  detail: found,
});
