import type { DoorList, MarkAnswer, VisitAnswer } from '@ministerio/contract';
import {
  type Church,
  doorNameOf,
  fullName,
  type Member,
  members,
  ministry,
  type Profile,
  type Reply,
} from '../../kit/marking/test/church.ts';
import {
  ALREADY,
  type Call,
  type Model,
  type Moment,
  NOBODY,
  type Shown,
} from '../../kit/marking/test/model.ts';

/** So soon an unknown number returns to the field. */
const LIVE_MS = 10_000;
const SHOWN = 10;

interface Entry {
  readonly clave: string;
  /** Number of the member; a visit's is ''. */
  readonly codigo: string;
  /** As it is shown until the server answers: a number, or a name. */
  readonly typed: string;
  readonly time: string;
  readonly takenMs: number;
  state: 'waiting' | 'marcada' | 'ya-estaba' | 'unknown';
  isUndone: boolean;
  /** The list said that it was taken away. */
  isGone: boolean;
  /** It was sent, whether or not it arrived. */
  isSent: boolean;
}

/** The last list that the server sent, and the answers that the door had when it asked. */
interface Told {
  readonly members: number;
  readonly visits: number;
  readonly own: ReadonlySet<string>;
  readonly answered: ReadonlySet<string>;
  /** How many of its people it has as marked. */
  readonly marked: number;
}

/** A door: what it takes is kept, sent when it can be, and shown at once. */
export class DoorModel implements Model {
  nowMs = 0;
  net = 'up' as const;
  readonly entries: Entry[] = [];
  readonly #profile: Profile;
  #told: Told | null = null;
  /** People marked elsewhere, as the list or a later answer said. */
  #elsewhere = new Set<string>();
  /** Answers about people since the list on its way was asked for. */
  #since: (() => void)[] = [];
  #answered = new Set<string>();
  #special: { readonly kind: 'already' | 'unknown' | 'maybe-noted'; readonly clave: string } | null = null;
  #newest = '';

  constructor(profile: Profile) {
    this.#profile = profile;
  }

  /** People that the door lists; none on a phone of numbers (R42). */
  get people(): readonly Member[] {
    if (this.#told === null || this.#profile === 'numeros') return [];
    return this.#profile === 'nombres' ? ministry : members;
  }

  asked({ path, sent }: Call): void {
    const visits = new Set(sent.visitas?.map(({ clave }) => clave));
    for (const entry of this.entries) entry.isSent ||= visits.has(entry.clave);
    if (!path.includes('/lista')) return;
    this.#since = [];
    this.#answered = new Set(
      this.entries.filter(({ state }) => state !== 'waiting').map(({ clave }) => clave),
    );
  }

  heard({ method, path }: Call, { body }: Reply): void {
    if (path.includes('/lista')) this.#list(body as DoorList);
    else if (method === 'POST') {
      for (const one of (body as { resultados: (MarkAnswer | VisitAnswer)[] }).resultados) this.#answer(one);
    }
  }

  number(codigo: string, moment: Moment): void {
    const member = members.find((one) => one.codigo === codigo);
    // An administrator's door knows whose number it is, another only the same number that still waits.
    const isSame = ({ state, typed }: Entry) => state === 'waiting' && typed === codigo;
    if (member && this.#profile === 'administrador' && this.people.includes(member))
      this.#person(member, moment);
    else this.#enter(this.#standing(codigo).find(isSame), codigo, codigo, moment);
  }

  found(member: Member, _letters: string, moment: Moment): void {
    this.#person(member, moment);
  }

  tap(member: Member, moment: Moment): void {
    const place = this.#placeOf(member);
    const own = this.#ownOf(member);
    if (place === 'free') this.#person(member, moment);
    else if (place === 'here' && own) this.#undo(own);
  }

  greet(name: string, moment: Moment): void {
    this.#enter(undefined, '', name, moment);
  }

  undo(which: number): void {
    const entry = this.#undoable()[which];
    if (entry) this.#undo(entry);
  }

  reload(): void {
    // A phone keeps what it was told (R56).
    if (this.#profile === 'administrador') this.#told = null;
    this.#elsewhere.clear();
    this.#special = null;
    this.#newest = '';
  }

  get shown(): Shown {
    const { people } = this;
    return {
      head: this.#told === null ? 'Puerta' : countWords(...this.#count(this.#told)),
      field: this.#special?.kind === 'unknown' ? NOBODY : '',
      sentence: this.#sentence(),
      undo: this.#undoable().length,
      list: people.length === 0 ? null : people.map((person) => this.#placeOf(person)),
    };
  }

  get waiting(): number {
    return this.entries.filter(({ state, isUndone }) => state === 'waiting' && !isUndone).length;
  }

  truth({ rows, visits }: Church): Pick<Shown, 'head' | 'list'> {
    const list = this.people.map(({ id }) => {
      const row = rows.get(id);
      return row === undefined
        ? 'free'
        : row.clave === null && this.#profile === 'nombres'
          ? 'free'
          : row.clave === null
            ? 'elsewhere'
            : 'here';
    });
    return { head: countWords(rows.size, visits.size), list: list.length === 0 ? null : list };
  }

  #undo(entry: Entry): void {
    entry.isUndone = true;
    if (this.#special?.kind !== 'unknown') this.#special = null;
    // A visit cannot be undone at the server.
    const { clave, codigo, state, isSent } = entry;
    if (codigo === '' && state === 'waiting' && isSent) this.#special = { kind: 'maybe-noted', clave };
  }

  #person(member: Member, moment: Moment): void {
    const own = this.#ownOf(member);
    const isElsewhere = own?.state !== 'marcada' && this.#elsewhere.has(member.codigo);
    this.#enter(isElsewhere ? undefined : own, member.codigo, this.#nameOf(member), moment);
  }

  /** Takes somebody, or says that they are marked. */
  #enter(own: Entry | undefined, codigo: string, typed: string, { key: clave, time }: Moment): void {
    this.#special = own ? { kind: 'already', clave: own.clave } : null;
    this.#newest = own ? '' : clave;
    if (own) return;
    const flags = { isUndone: false, isGone: false, isSent: false };
    this.entries.push({ clave, codigo, typed, time, takenMs: this.nowMs, state: 'waiting', ...flags });
  }

  /** Where somebody of the list is, as far as this door can know. */
  #placeOf(member: Member): 'free' | 'here' | 'elsewhere' {
    const own = this.#ownOf(member);
    if (own?.state === 'marcada') return 'here';
    if (this.#elsewhere.has(member.codigo)) return 'elsewhere';
    return own ? 'here' : 'free';
  }

  /** The mark of this door that stands for somebody of the list. */
  #ownOf({ codigo }: Member): Entry | undefined {
    const standing = this.#standing(codigo).filter((entry) => this.#isKnown(entry));
    return standing.find(({ state }) => state === 'marcada') ?? standing[0];
  }

  /** A phone learns whose number it is by the answer. */
  #isKnown({ codigo, typed, state }: Entry): boolean {
    if (this.#profile === 'administrador') return this.people.length > 0 && codigo !== NOBODY;
    return this.people.some((one) => one.codigo === codigo) && (typed !== codigo || state !== 'waiting');
  }

  /** This door's marks of a number that nobody took away. */
  #standing(codigo: string): readonly Entry[] {
    const isStanding = ({ isUndone, isGone, state }: Entry) =>
      !isUndone && !isGone && (state === 'waiting' || state === 'marcada');
    return this.entries.filter((one) => one.codigo === codigo && isStanding(one));
  }

  /** The marks on the screen: the card's, then the rows'. */
  #marks(): readonly Entry[] {
    const isShown = ({ isUndone, state }: Entry) => !isUndone && state !== 'unknown';
    const all = this.entries.filter(isShown).toReversed().slice(0, SHOWN);
    const card = all.find(({ clave }) => this.#special?.kind === 'already' && clave === this.#special.clave);
    return card ? [card, ...all.filter((one) => one !== card)] : all;
  }

  #undoable(): readonly Entry[] {
    return this.#marks().filter(
      ({ state, codigo }) => state === 'waiting' || (state === 'marcada' && codigo !== ''),
    );
  }

  /** Of its people who is marked; of others what it was told, and what of its own that does not contain. */
  #count(told: Told): readonly [members: number, visits: number] {
    const isNew = ({ clave, isUndone, state }: Entry) =>
      !told.own.has(clave) &&
      !isUndone &&
      (state === 'waiting' || (state === 'marcada' && !told.answered.has(clave)));
    const fresh = this.entries.filter(isNew);
    const others = fresh.filter((entry) => entry.codigo !== '' && !this.#isKnown(entry));
    // A number that waits twice is one person.
    const numbers = new Set(others.map(({ state, codigo, clave }) => (state === 'waiting' ? codigo : clave)));
    const isTakenBack = (entry: Entry) =>
      entry.codigo !== '' && entry.isUndone && told.own.has(entry.clave) && !this.#isKnown(entry);
    const here = this.people.filter((person) => this.#placeOf(person) !== 'free').length;
    return [
      told.members - told.marked + here + numbers.size - this.entries.filter(isTakenBack).length,
      told.visits + fresh.filter(({ codigo }) => codigo === '').length,
    ];
  }

  #sentence(): string {
    if (this.#special?.kind === 'unknown') return 'Número de membresía no válido.';
    if (this.#special?.kind === 'maybe-noted') return 'Borrada de este teléfono.';
    const [mark] = this.#marks();
    if (!mark) return '';
    const { codigo, state, typed, time } = mark;
    const member = members.find((one) => one.codigo === codigo);
    const isElsewhere =
      member && state === 'waiting' && this.people.includes(member) && this.#placeOf(member) === 'elsewhere';
    if (mark.clave === this.#special?.clave || state === 'ya-estaba' || isElsewhere) return ALREADY;
    if (state === 'waiting')
      return `${/^\d/.test(typed) ? `el número ${typed}` : typed}, ${time}, por enviar`;
    return member ? `Asistencia marcada: ${this.#nameOf(member)}, ${time}` : 'Visita anotada';
  }

  #answer({ clave, resultado }: MarkAnswer | VisitAnswer): void {
    const entry = this.entries.find((one) => one.clave === clave);
    if (entry?.state !== 'waiting') return;
    const { codigo } = entry;
    entry.state = resultado === 'no-existe' ? 'unknown' : resultado === 'ya-estaba' ? resultado : 'marcada';
    if (resultado === 'no-existe') {
      const isLive = this.#newest === clave && this.nowMs - entry.takenMs < LIVE_MS;
      if (isLive) this.#special = { kind: 'unknown', clave };
    } else if (this.#profile === 'administrador') {
      const isOwn = ({ codigo: other, state, isGone }: Entry) =>
        other === codigo && state === 'marcada' && !isGone;
      if (resultado !== 'ya-estaba') this.#since.push(() => this.#elsewhere.delete(codigo));
      else if (!this.entries.some(isOwn)) this.#since.push(() => this.#elsewhere.add(codigo));
    }
    for (const fact of this.#since) fact();
  }

  #list(list: DoorList): void {
    const { presentes, visitas, propias } = list;
    const own = new Set(propias);
    const marks = list.perfil === 'numeros' ? [] : list.personas.flatMap(({ marca }) => marca ?? []);
    this.#told = { members: presentes, visits: visitas, own, answered: this.#answered, marked: marks.length };
    const others = list.perfil === 'administrador' ? list.personas : [];
    this.#elsewhere = new Set(
      others.filter(({ marca }) => marca?.clave === null).map(({ codigo }) => codigo),
    );
    for (const fact of this.#since) fact();
    for (const entry of this.entries) {
      if (this.#answered.has(entry.clave)) entry.isGone = entry.codigo !== '' && !own.has(entry.clave);
    }
  }

  /** A phone says a name within its ministry alone, else two characters of a sent number (R42, R56). */
  #nameOf(member: Member): string {
    if (this.#profile === 'administrador') return fullName(member);
    if (this.#profile === 'nombres' && ministry.includes(member)) return doorNameOf(member);
    return `el número ••${member.codigo.slice(-2)}`;
  }
}

function countWords(count: number, visits: number): string {
  if (visits === 0) return count === 1 ? '1 persona' : `${count} personas`;
  return `${count === 1 ? '1 miembro' : `${count} miembros`} y ${visits === 1 ? '1 visita' : `${visits} visitas`}`;
}
