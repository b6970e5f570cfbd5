import type { DoorList } from '@ministerio/contract';
import { codigoKey, dayAndMonth, nameOf, writeDoorName } from '@ministerio/contract/domain';
import { isVisit, type MarkWho, type QueuedEntry } from './entry.ts';
import { type AnsweredMark, type PersonMark, type ShownMark, toPersonMark } from './recent-marks.ts';
import type { DoorAnswer, DoorPerson } from './shown.ts';

/** Facts that a door knows of its day; everything that it shows of people is derived from them alone. */
export interface DoorFacts {
  /** The church's day, `YYYY-MM-DD`. */
  readonly today: string;
  /** The day's list as the server last said it; of a former day its names are left. */
  readonly list: DoorList | null;
  /** How many answers this door had heard when it asked for that list: it contains those, and maybe later ones. */
  readonly asked: number;
  /** Marks and visits of today that the server has answered, oldest first. */
  readonly answered: readonly AnsweredMark[];
  /** Marks of today that wait on this phone, oldest first. */
  readonly waiting: readonly QueuedEntry[];
  /** Keys that were undone here, whether or not the server knows yet, and whether each is a visit's. */
  readonly undone: ReadonlyMap<string, boolean>;
  /** Writes UTC milliseconds as the church's time, HH:MM. */
  readonly clock: (ms: number) => string;
}

/** Person of the list with the texts that the door searches. */
export interface ListedPerson extends DoorPerson {
  /** Known to administrators alone (R42). */
  readonly codigo: string | null;
  /** Ministry and last visit, for a hit. */
  readonly found: string | undefined;
  readonly mark: PersonMark | null;
}

/** People of the day, as a door shows them. */
export interface DoorPeople {
  /** Null for a phone that shows nobody (R42), and until the list is known. */
  readonly people: readonly ListedPerson[] | null;
  /** Null until the list is known. */
  readonly count: { readonly members: number; readonly visits: number } | null;
}

/** People and count from the list of the day and what this door did. */
export function doorPeople(facts: DoorFacts): DoorPeople {
  const { list, undone } = facts;
  if (list === null) return { people: null, count: null };
  const waiting = waitingOf(facts);
  // An earlier answer is in the list, unless somebody has taken its mark away since.
  const fresh = facts.answered.filter(({ heard }) => heard > facts.asked);
  const people = peopleOf(list, { ...facts, answered: fresh, waiting });
  if (list.fecha !== facts.today) return { people, count: null };
  const told = new Set(list.propias);
  const isAdded = ({ clave }: { readonly clave: string }) => !told.has(clave) && !undone.has(clave);
  const added = fresh.filter((mark) => mark.state === 'marcada' && isAdded(mark));
  const pending = waiting.filter(isAdded);
  const listed = list.perfil === 'numeros' ? [] : list.personas.flatMap(({ marca }) => marca ?? []);
  const now = people?.filter(({ mark }) => mark !== null).length ?? 0;
  // Of who is not in the list the keys say whether it counts them; somebody who waits twice is one.
  const isListed = (who: Who) => people?.some((person) => isWho(person, who)) ?? false;
  const others = new Set([
    ...added.filter((mark) => !mark.isVisit && !isListed(mark)).map(({ clave }) => clave),
    ...pending
      .filter((entry) => !isVisit(entry) && !isListed(entry.who))
      .map(({ clave, who }) => ('codigo' in who ? codigoKey(who.codigo) : clave)),
  ]);
  // A visit that the server has stays: no door can undo it there.
  const isTakenBack = (clave: string) =>
    undone.get(clave) === false && listed.every((one) => one.clave !== clave);
  const takenBack = list.propias.filter(isTakenBack).length;
  return {
    people,
    count: {
      members: list.presentes - listed.length + now + others.size - takenBack,
      visits: list.visitas + added.filter((mark) => mark.isVisit).length + pending.filter(isVisit).length,
    },
  };
}

/** Entries that still wait: neither answered nor undone, even where the queue has not read its store again since. */
export function waitingOf({ answered, waiting, undone }: DoorFacts): readonly QueuedEntry[] {
  const known = new Set(answered.map(({ clave }) => clave));
  return waiting.filter(({ clave }) => !known.has(clave) && !undone.has(clave));
}

/** The key of this door's own mark of somebody, which stands as far as it knows; null for none. */
export function ownMarkOf(who: MarkWho, { people }: DoorPeople, facts: DoorFacts): string | null {
  const person = people?.find((one) => isWho(one, who));
  if (person) return person.mark?.clave ?? null;
  // Of a number that is not in the list only what waits here is known.
  const isSame = (other: QueuedEntry['who']) =>
    'codigo' in who && 'codigo' in other && codigoKey(other.codigo) === codigoKey(who.codigo);
  return waitingOf(facts).find((entry) => isSame(entry.who))?.clave ?? null;
}

/** Result of the last entry: the sentence about an own mark, or the newest mark with the facts known of it. */
export function newestAnswer(
  already: string | null,
  marks: readonly ShownMark[],
  { people }: DoorPeople,
  facts: DoorFacts,
): DoorAnswer | null {
  const again = marks.find(({ clave }) => clave === already);
  if (again) return { kind: 'already', mark: again, since: `a las ${again.time}` };
  const [mark] = marks;
  if (mark === undefined) return null;
  const entry = facts.waiting.find(({ clave }) => clave === mark.clave);
  const who = entry && !isVisit(entry) ? entry.who : null;
  const person = who && people?.find((one) => isWho(one, who) && one.mark?.clave === null);
  if (mark.state !== 'ya-estaba' && !person) return { kind: 'mark', mark };
  const earlier = mark.earlier ?? person?.mark;
  const where = earlier?.place ? ` en ${earlier.place}` : '';
  return { kind: 'already', mark, since: earlier ? `a las ${earlier.time}${where}` : null };
}

/** Person of a mark, as far as known. */
type Who = QueuedEntry['who'] | { readonly usuario: number | null };

const isWho = ({ usuario, codigo }: Pick<ListedPerson, 'usuario' | 'codigo'>, who: Who) => {
  if ('usuario' in who) return who.usuario === usuario;
  return 'codigo' in who && codigo !== null && codigoKey(codigo) === codigoKey(who.codigo);
};

type Own = Omit<DoorFacts, 'list' | 'asked'>;

function peopleOf(list: DoorList, own: Own): readonly ListedPerson[] | null {
  if (list.perfil === 'numeros') return null;
  const withMark = <Person extends { usuario: number; codigo: string | null }>(
    person: Person,
    told: Parameters<typeof toPersonMark>[0] | null,
  ) => {
    const mark = markOf(person, told && list.fecha === own.today ? toPersonMark(told) : null, own);
    const place = mark?.place ? `en ${mark.place}` : 'no desde aquí';
    return { ...person, mark, markedAt: mark?.time ?? null, elsewhere: mark?.clave === null ? place : null };
  };
  if (list.perfil === 'nombres') {
    return list.personas.map(({ id, marca, ...name }) =>
      withMark({ usuario: id, name: writeDoorName(name), codigo: null, found: undefined }, marca),
    );
  }
  return list.personas.map((person) => {
    const last = person.ultima === null ? null : `vino el ${dayAndMonth(person.ultima)}`;
    const one = {
      usuario: person.id,
      name: nameOf(person),
      detail: `vino ${person.vino} de las últimas ${person.de}`,
      codigo: person.codigo,
      found: [person.ministerios[0] ?? 'Sin ministerio', last].filter(Boolean).join(' · '),
    };
    return withMark(one, person.marca);
  });
}

/** The last word decides: an answer after the list, then the list, then a waiting mark. */
function markOf(
  person: Pick<ListedPerson, 'usuario' | 'codigo'>,
  told: PersonMark | null,
  { answered, waiting, undone, clock }: Own,
): PersonMark | null {
  const own = ({ clave, takenMs }: Pick<AnsweredMark, 'clave' | 'takenMs'>) => ({
    clave,
    time: clock(takenMs),
    place: null,
  });
  const answer = answered.findLast((one) => isWho(person, one));
  const mark = answer ? (answer.state === 'marcada' ? own(answer) : answer.earlier) : told;
  if (mark && !(mark.clave !== null && undone.has(mark.clave))) return mark;
  const pending = waiting.find(({ who }) => isWho(person, who));
  return pending ? own(pending) : null;
}
