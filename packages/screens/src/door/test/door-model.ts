import type { DoorList, MarkAnswer, VisitAnswer } from '@ministerio/contract';
import { fullName, type Member, members, type Profile, type Sent } from './church.ts';

/** A number that nobody has. */
export const NOBODY = '99000000';
/** So soon an unknown number returns to the field. */
const LIVE_MS = 10_000;
const SHOWN = 10;

/** Somebody's number, or a visit's '' . */
interface Entry {
  readonly clave: string;
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
  /** The list has it. */
  isListed: boolean;
}

/** Where somebody is marked, as far as this door can know. */
export type Place = 'free' | 'here' | 'elsewhere';

/** What a phone of numbers was told of its day, and which answers it had when it asked. */
interface Told {
  readonly members: number;
  readonly visits: number;
  readonly own: ReadonlySet<string>;
  readonly answered: ReadonlySet<string>;
}

/**
 * What a door has to show within one evening, from what its volunteer did and what it was answered; it knows nothing of how
 * the door does it.
 */
export class DoorModel {
  readonly entries: Entry[] = [];
  isListed = false;
  #elsewhere = new Set<string>();
  /** What was answered of people since the list on its way was asked for. */
  #since: (() => void)[] = [];
  #answeredBefore = new Set<string>();
  #special: { readonly kind: 'already' | 'unknown' | 'maybe-noted'; readonly clave: string } | null = null;
  #newest = '';
  #told: Told | null = null;
  nowMs = 0;
  readonly #isPhone: boolean;

  constructor(profile: Profile) {
    this.#isPhone = profile === 'numeros';
  }

  /** Whether it knows whose number it is. */
  get hasPeople(): boolean {
    return this.isListed && !this.#isPhone;
  }

  readonly asked = (path: string, { visitas = [] }: Sent): void => {
    const sent = new Set(visitas.map(({ clave }) => clave));
    for (const entry of this.entries) if (sent.has(entry.clave)) entry.isSent = true;
    if (!path.endsWith('/lista')) return;
    this.#since = [];
    this.#answeredBefore = new Set(
      this.entries.filter(({ state }) => state !== 'waiting').map(({ clave }) => clave),
    );
  };

  readonly heard = (path: string, answer: unknown, nowMs: number): void => {
    this.nowMs = nowMs;
    if (path.endsWith('/lista')) this.#list(answer as DoorList);
    else if (path.endsWith('/marcas') || path.endsWith('/visitas')) {
      for (const one of (answer as { resultados: (MarkAnswer | VisitAnswer)[] }).resultados)
        this.#answer(one);
    }
  };

  /** Where somebody is. */
  placeOf(codigo: string): Place {
    const own = this.ownOf(codigo);
    if (own?.state === 'marcada') return 'here';
    if (this.#elsewhere.has(codigo)) return 'elsewhere';
    return own ? 'here' : 'free';
  }

  /** The mark of this door that stands for somebody. */
  ownOf(codigo: string): Entry | undefined {
    const standing = this.#standing(codigo);
    return standing.find(({ state }) => state === 'marcada') ?? standing[0];
  }

  /** Somebody was entered, by number or by name. @returns whether that is to be sent. */
  enter(
    codigo: string,
    typed: string,
    { clave, time }: { readonly clave: string; readonly time: string },
  ): boolean {
    // Without the list nothing says whose number it is: only the same number is known again.
    const isSame = ({ state, typed }: Entry) => state === 'waiting' && typed === codigo;
    const own = this.hasPeople ? this.ownOf(codigo) : this.#standing(codigo).find(isSame);
    const isElsewhere = this.hasPeople && own?.state !== 'marcada' && this.#elsewhere.has(codigo);
    if (own && !isElsewhere) {
      this.#special = { kind: 'already', clave: own.clave };
      this.#newest = '';
      return false;
    }
    this.#special = null;
    this.#add({ clave, codigo, typed, time });
    return true;
  }

  greet(name: string, { clave, time }: { readonly clave: string; readonly time: string }): void {
    this.#special = null;
    this.#add({ clave, codigo: '', typed: name, time });
  }

  undo(entry: Entry): void {
    entry.isUndone = true;
    if (this.#special?.kind !== 'unknown') this.#special = null;
    // A visit cannot be undone at the server.
    const { clave, codigo, state, isSent } = entry;
    if (codigo === '' && state === 'waiting' && isSent) this.#special = { kind: 'maybe-noted', clave };
  }

  reload(): void {
    // A phone keeps what it was told (R56).
    this.isListed = this.#isPhone && this.isListed;
    this.#elsewhere.clear();
    this.#special = null;
    this.#newest = '';
  }

  /** The marks on the screen: the card's, then the rows'. */
  shown(): readonly Entry[] {
    const all = this.entries
      .filter(({ isUndone, state }) => !isUndone && state !== 'unknown')
      .toReversed()
      .slice(0, SHOWN);
    const card =
      this.#special?.kind === 'already' ? all.find(({ clave }) => clave === this.#special?.clave) : null;
    return card ? [card, ...all.filter((one) => one !== card)] : all;
  }

  /** Those of them that can be undone. */
  undoable(): readonly Entry[] {
    return this.shown().filter(
      ({ state, codigo }) => state === 'waiting' || (state === 'marcada' && codigo !== ''),
    );
  }

  /** What the field has to hold. */
  get field(): string {
    return this.#special?.kind === 'unknown' ? NOBODY : '';
  }

  /** What the head has to say. */
  get head(): string {
    if (!this.isListed) return 'Puerta';
    const [count, visits] = this.count;
    if (visits === 0) return count === 1 ? '1 persona' : `${count} personas`;
    return `${count === 1 ? '1 miembro' : `${count} miembros`} y ${visits === 1 ? '1 visita' : `${visits} visitas`}`;
  }

  /** Members and visits of the day. */
  get count(): readonly [members: number, visits: number] {
    if (this.#isPhone) return this.#phoneCount();
    const numbers = new Set([...members.map(({ codigo }) => codigo), NOBODY]);
    const isVisit = ({ codigo, isUndone, isListed }: Entry) => codigo === '' && (!isUndone || isListed);
    return [
      [...numbers].filter((codigo) => this.placeOf(codigo) !== 'free').length,
      this.entries.filter(isVisit).length,
    ];
  }

  /** What it was told, and of its own what that does not contain; a number that waits twice is one person. */
  #phoneCount(): readonly [members: number, visits: number] {
    const { members: told, visits, own, answered } = this.#told ?? nothing;
    const isNew = ({ clave, isUndone, state }: Entry) =>
      !own.has(clave) && !isUndone && (state === 'waiting' || (state === 'marcada' && !answered.has(clave)));
    const fresh = this.entries.filter(isNew);
    const waiting = fresh.filter(({ codigo, state }) => codigo !== '' && state === 'waiting');
    const marked = fresh.filter(({ codigo, state }) => codigo !== '' && state === 'marcada');
    const takenBack = this.entries.filter(
      ({ clave, codigo, isUndone }) => codigo !== '' && isUndone && own.has(clave),
    );
    const numbers = new Set(waiting.map(({ codigo }) => codigo));
    return [
      told + marked.length + numbers.size - takenBack.length,
      visits + fresh.filter(({ codigo }) => codigo === '').length,
    ];
  }

  /** How the sentence about the last person has to begin. */
  get sentence(): string {
    const already = 'Este usuario ya marcó asistencia hoy.';
    if (this.#special?.kind === 'unknown') return 'Número de membresía no válido.';
    if (this.#special?.kind === 'maybe-noted') return 'Borrada de este teléfono.';
    const [mark] = this.shown();
    if (!mark) return '';
    if (mark.clave === this.#special?.clave) return already;
    if (mark.state === 'waiting') {
      const isKnown = this.hasPeople && mark.codigo !== '' && this.placeOf(mark.codigo) === 'elsewhere';
      return isKnown ? already : `${spoken(mark.typed)}, ${mark.time}, por enviar`;
    }
    if (mark.codigo === '') return 'Visita anotada';
    return mark.state === 'ya-estaba'
      ? already
      : `Asistencia marcada: ${this.#nameOf(mark.codigo)}, ${mark.time}`;
  }

  /** This door's marks of somebody that nobody took away. */
  #standing(codigo: string): readonly Entry[] {
    return this.entries.filter(
      ({ isUndone, isGone, state, ...one }) =>
        one.codigo === codigo && !isUndone && !isGone && state !== 'ya-estaba' && state !== 'unknown',
    );
  }

  #add(entry: Pick<Entry, 'clave' | 'codigo' | 'typed' | 'time'>): void {
    this.#newest = entry.clave;
    const state = {
      state: 'waiting',
      isUndone: false,
      isGone: false,
      isSent: false,
      isListed: false,
    } as const;
    this.entries.push({ ...entry, ...state, takenMs: this.nowMs });
  }

  #answer({ clave, resultado }: MarkAnswer | VisitAnswer): void {
    const entry = this.entries.find((one) => one.clave === clave);
    if (entry?.state !== 'waiting') return;
    const { codigo } = entry;
    if (resultado === 'no-existe') {
      entry.state = 'unknown';
      const isLive = this.#newest === clave && this.nowMs - entry.takenMs < LIVE_MS;
      if (isLive) this.#special = { kind: 'unknown', clave };
    } else if (resultado === 'ya-estaba') {
      const isOwn = this.entries.some(
        (one) => one.codigo === codigo && one.state === 'marcada' && !one.isGone,
      );
      entry.state = 'ya-estaba';
      if (!isOwn) this.#since.push(() => this.#elsewhere.add(codigo));
    } else {
      entry.state = 'marcada';
      this.#since.push(() => this.#elsewhere.delete(codigo));
    }
    for (const fact of this.#since) fact();
  }

  #list(list: DoorList): void {
    const { presentes, visitas, propias } = list;
    this.isListed = true;
    this.#told = {
      members: presentes,
      visits: visitas,
      own: new Set(propias),
      answered: this.#answeredBefore,
    };
    const others = list.perfil === 'administrador' ? list.personas : [];
    this.#elsewhere = new Set(
      others.filter(({ marca }) => marca?.clave === null).map(({ codigo }) => codigo),
    );
    for (const fact of this.#since) fact();
    for (const entry of this.entries) {
      entry.isListed = propias.includes(entry.clave);
      if (this.#answeredBefore.has(entry.clave))
        entry.isGone = entry.codigo !== '' && !propias.includes(entry.clave);
    }
  }

  /** A phone of numbers has two characters of a sent one (R56). */
  #nameOf(codigo: string): string {
    if (this.#isPhone) return `el número ••${codigo.slice(-2)}`;
    return fullName(members.find((one) => one.codigo === codigo) as Member);
  }
}

const nothing: Told = { members: 0, visits: 0, own: new Set(), answered: new Set() };

const spoken = (typed: string) => (/^\d/.test(typed) ? `el número ${typed}` : typed);
