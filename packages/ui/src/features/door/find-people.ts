import type { DoorList } from '@ministerio/contract';
import { dayAndMonth, textKey, writeDoorName } from '@ministerio/contract/domain';
import { nameOf } from '../../internal/full-name.ts';
import type { DoorPerson } from './view/door/door-types.ts';

/** Somebody of the list with what the door finds them by. */
export interface ListedPerson extends DoorPerson {
  /** Known to administrators alone (R42). */
  readonly codigo: string | null;
  /** Ministry and last visit, for a hit. */
  readonly found: string | undefined;
}

/** A mark of this door for somebody of the list. */
export interface OwnMark {
  readonly clave: string;
  readonly time: string;
  /** UTC milliseconds. */
  readonly takenMs: number;
}

/** Most people that the search shows. */
const MAX_HITS = 5;

/**
 * The people of the door's list; null for a phone that shows none (R42).
 * @param own - this door's marks by the person's id; they are newer than the list.
 */
export function listedPeople(
  list: DoorList | null,
  own: ReadonlyMap<number, OwnMark>,
): readonly ListedPerson[] | null {
  if (list === null || list.perfil === 'numeros') return null;
  if (list.perfil === 'nombres') {
    return list.personas.map((person) => ({
      usuario: person.id,
      name: writeDoorName(person),
      markedAt: own.get(person.id)?.time ?? null,
      codigo: null,
      found: undefined,
    }));
  }
  return list.personas.map((person) => {
    const ours = own.get(person.id);
    const last = person.ultima === null ? null : `vino el ${dayAndMonth(person.ultima)}`;
    return {
      usuario: person.id,
      name: nameOf(person),
      detail: `vino ${person.vino} de las últimas ${person.de}`,
      markedAt: ours?.time ?? person.marca?.hora.slice(0, 5) ?? null,
      isElsewhere: ours === undefined && person.marca !== null,
      codigo: person.codigo,
      found: [person.ministerios[0] ?? 'Sin ministerio', last].filter(Boolean).join(' · '),
    };
  });
}

/**
 * Who a text may mean: the exact number alone, else numbers that end in it, else names with a word that begins so.
 * @returns null for digits that nobody's number ends in: they may be a new member's.
 */
export function findPeople(text: string, people: readonly ListedPerson[]): readonly DoorPerson[] | null {
  const wanted = textKey(text);
  const exact = people.filter(({ codigo }) => codigo !== null && textKey(codigo) === wanted);
  if (exact.length > 0) return exact.map(asHit);
  if (/^\d+$/.test(wanted)) {
    const endings = people.filter(({ codigo }) => codigo?.endsWith(wanted));
    return endings.length === 0 ? null : endings.slice(0, MAX_HITS).map(asHit);
  }
  const isMeant = ({ name }: ListedPerson) => ` ${textKey(name)}`.includes(` ${wanted}`);
  return people.filter(isMeant).slice(0, MAX_HITS).map(asHit);
}

const asHit = ({ usuario, name, markedAt, isElsewhere, found }: ListedPerson): DoorPerson => ({
  usuario,
  name,
  markedAt,
  isElsewhere,
  detail: found,
});
