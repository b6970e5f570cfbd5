import { codigoKey, readDoorQuery, textKey } from '@ministerio/contract/domain';
import type { ListedPerson } from './day-people.ts';
import type { DoorPerson } from './shown.ts';

/** Most people that the search shows. */
const MAX_HITS = 5;

/**
 * People that a text may mean: the exact number alone, else numbers ending in it, else names with a word beginning so.
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

/** Person that a typed text may mean. */
export interface DeskPerson {
  readonly id: number;
  /** Number that a mark of the person is made with; it is not shown. */
  readonly codigo: string;
  readonly name: string;
  /** Ministry and last visit, to tell people of one name apart. */
  readonly about: string;
  /** HH:MM of today's mark in the church's time zone; null for not yet. */
  readonly markedAt: string | null;
}

/** People that a text may mean. */
export interface DeskHits {
  /** The trimmed text that was searched for; what was found for another one is never shown. */
  readonly text: string;
  /** Five at most, the exact number first. */
  readonly people: readonly DeskPerson[];
  /** Whether there are more. */
  readonly hasMore: boolean;
}

/** Finds who may be meant by a text. */
export type DeskSearch = (text: string, signal: AbortSignal) => Promise<DeskHits>;

const SEARCHED_CHARACTERS = 4;

/** Whether a text says enough to search for: four characters of a number, or two letters of a name. */
export function isSearchable(text: string): boolean {
  const { numberKey, words } = readDoorQuery(text);
  return words.length > 0 || numberKey.length >= SEARCHED_CHARACTERS;
}

/** Effect of Enter: marks, waits for a search, or leaves the choice among several people. */
export type EnterMeaning =
  | { readonly does: 'mark'; readonly codigo: string }
  | { readonly does: 'search' | 'choose' };

/**
 * Effect of Enter. A number is sent at once, so that the queue never waits for a search.
 * @param hits - who was found for this very text; null before the answer.
 */
export function enterMeaning(text: string, hits: DeskHits | null): EnterMeaning {
  const asNumber = { does: 'mark', codigo: text } as const;
  if (hits === null) return readDoorQuery(text).words.length > 0 ? { does: 'search' } : asNumber;
  const [first, second] = hits.people;
  if (first === undefined || codigoKey(first.codigo) === codigoKey(text)) return asNumber;
  return second === undefined ? { does: 'mark', codigo: first.codigo } : { does: 'choose' };
}

const personWords = (count: number) => (count === 1 ? '1 persona' : `${count} personas`);
const endingWords = (count: number, ending: string) =>
  `${count === 1 ? '1 número termina' : `${count} números terminan`} en ${ending}. ${TAP}`;
const TAP = 'Toca a quien llegó.';

/** Sentence of the desk above the people found. */
export function hitsSentence({ text, people, hasMore }: DeskHits): string {
  const { ending, words } = readDoorQuery(text);
  if (people.length === 0) return words.length > 0 ? `Nadie se llama «${text}».` : '';
  if (hasMore) return `Más de ${people.length} personas. Toca a quien llegó o escribe más.`;
  if (people.length === 1) return '1 persona. Toca su nombre o pulsa Enter.';
  const isEnding = ending !== null && people.every(({ codigo }) => codigoKey(codigo).endsWith(ending));
  return isEnding ? endingWords(people.length, ending) : `${personWords(people.length)}. ${TAP}`;
}

/** Sentence of the door about its hits: '2 números terminan en 0573. Toca a quien llegó.' */
export function hitWords(text: string, hits: readonly DoorPerson[]): string {
  const [only] = hits;
  if (hits.length === 1 && only?.isExact) return `Es ${only.name}. Toca Marcar.`;
  if (/^\d+$/.test(text)) return endingWords(hits.length, text);
  if (hits.length === 0) return 'Nadie con ese nombre en la lista. Prueba con el número.';
  return `${personWords(hits.length)}. ${TAP}`;
}
