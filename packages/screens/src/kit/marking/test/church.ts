import type { DoorList, MarkAnswer, MinistryPerson } from '@ministerio/contract';
import { errorMessages } from '@ministerio/contract';
import { churchClock } from '@ministerio/contract/domain';
import { namesPhone, numbersPhone } from '@ministerio/contract/fixtures';

/** Member with a number. */
export interface Member {
  readonly id: number;
  readonly codigo: string;
  readonly nombre: string;
  readonly apellido: string;
}

const names = ['Ana Rojas', 'Beto Paz', 'Caro Luna', 'Dani Soto'];
/** Regulars of the church. */
export const members: readonly Member[] = names.map((name, index) => {
  const [nombre = '', apellido = ''] = name.split(' ');
  return { id: index + 1, codigo: `5500${index + 1}${index + 1}73`, nombre, apellido };
});
/** The ministry of leader and phone: all but Dani. */
export const ministry: readonly Member[] = members.slice(0, -1);
export const fullName = ({ nombre, apellido }: Member): string => `${nombre} ${apellido}`;
export const timeZone = 'America/La_Paz';

interface Row {
  readonly asistencia: number;
  readonly hora: string;
  readonly telefono: string | null;
  /** The door's own key; null for a mark that was made elsewhere. */
  readonly clave: string | null;
  /** Tapped by the leader. */
  readonly isTapped?: boolean;
}

/** Caller at a door: an administrator, or an enrolled phone that shows numbers alone or the names of a ministry (R42). */
export type Profile = 'administrador' | 'numeros' | 'nombres';

/** Body that a screen sends. */
export interface Sent {
  readonly marcas?: readonly {
    readonly clave: string;
    readonly codigo?: string;
    readonly usuario?: number;
  }[];
  readonly visitas?: readonly { readonly clave: string }[];
  readonly codigoMembresia?: string;
  readonly presente?: boolean;
}

/** Answer of the church. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

const ok = (body: unknown): Reply => ({ status: 200, body });
const refusal = (status: number, code: keyof typeof errorMessages): Reply => ({
  status,
  body: { code, message: errorMessages[code] },
});

/** The server of a church in memory: one row for each person, known keys. */
export class Church {
  readonly rows = new Map<number, Row>();
  readonly visits = new Set<string>();
  readonly #now: () => number;
  readonly #profile: Profile;
  readonly #keys = new Map<
    string,
    { readonly resultado: MarkAnswer['resultado']; readonly usuario: number }
  >();
  #records = 100;

  /** @param now - UTC milliseconds. */
  constructor(now: () => number, profile: Profile) {
    this.#now = now;
    this.#profile = profile;
  }

  /** Answers a call of a door, of the desk or of a leader. */
  reply(method: string, { pathname, searchParams }: URL, body: Sent): Reply {
    const [last = '', parent] = pathname.split('/').reverse();
    if (method === 'DELETE') return parent === 'marcas' ? this.#undo(last) : this.#delete(Number(last));
    if (method === 'PUT') return this.#tap(Number(last), body.presente ?? false);
    if (last === 'marcas') return ok({ resultados: (body.marcas ?? []).map((mark) => this.#mark(mark)) });
    if (last === 'visitas')
      return ok({ resultados: (body.visitas ?? []).map(({ clave }) => this.#visit(clave)) });
    if (last === 'marcar-por-membresia') return this.#markByNumber(body.codigoMembresia);
    if (last === 'buscar') return ok(this.#search(searchParams.get('q') ?? ''));
    if (last === 'ministerios') return ok({ ministerios: [{ id: 7, name: 'Red de Jóvenes' }] });
    if (last === 'lista' && parent !== 'puerta') {
      return ok({
        fecha: this.#clock.date,
        huboReunion: true,
        personas: ministry.map((one) => this.#person(one)),
      });
    }
    if (last === 'lista') return ok(this.#list());
    return ok({ abierto: true, soloCifras: true });
  }

  /** Marks a person at another table, where that is still to be done. */
  markElsewhere(usuario: number): void {
    if (!this.rows.has(usuario)) this.#add(usuario, { telefono: 'Mesa 9' });
  }

  /** The panel, or another table, takes a mark away. */
  takeAway(usuario: number): void {
    this.rows.delete(usuario);
  }

  get #clock() {
    return churchClock(this.#now(), timeZone);
  }

  #add(usuario: number, how: Partial<Row> = {}): void {
    this.#records += 1;
    const row = { asistencia: this.#records, hora: this.#clock.time, telefono: null, clave: null, ...how };
    this.rows.set(usuario, row);
  }

  #list(): DoorList {
    const own = [...this.rows.values()].flatMap(({ clave }) => clave ?? []);
    const day = {
      fecha: this.#clock.date,
      presentes: this.rows.size,
      visitas: this.visits.size,
      promedio: null,
      propias: [...own, ...this.visits],
    };
    if (this.#profile === 'numeros') return { perfil: 'numeros', telefono: numbersPhone, ...day };
    if (this.#profile === 'nombres') {
      const personas = ministry.map(({ id, nombre, apellido }) => {
        const { clave = null, hora = '' } = this.rows.get(id) ?? {};
        return { id, nombre, inicial: apellido.slice(0, 1), marca: clave === null ? null : { clave, hora } };
      });
      return { perfil: 'nombres', telefono: namesPhone, ...day, personas };
    }
    const personas = members.map((member) => {
      const marca = this.rows.get(member.id) ?? null;
      return { ...member, ministerios: [], vino: 9, de: 9, ultima: null, marca };
    });
    return { perfil: 'administrador', ...day, personas };
  }

  #mark(mark: NonNullable<Sent['marcas']>[number]): MarkAnswer {
    const { clave } = mark;
    const member = members.find(({ id, codigo }) => id === mark.usuario || codigo === mark.codigo);
    const known = this.#keys.get(clave);
    const isNew = member !== undefined && !this.rows.has(member.id);
    const resultado = known?.resultado ?? (member ? (isNew ? 'marcada' : 'ya-estaba') : 'no-existe');
    if (!known) {
      this.#keys.set(clave, { resultado, usuario: member?.id ?? 0 });
      if (member && isNew) this.#add(member.id, { clave });
    }
    const row = member && this.rows.get(member.id);
    if (!member || !row) return { clave, resultado };
    const { id, codigo } = member;
    if (this.#profile === 'administrador') {
      return { clave, resultado, nombre: fullName(member), usuario: id, marca: { codigo, ...row } };
    }
    const propia =
      resultado === 'ya-estaba' && row.clave !== null ? { propia: { clave: row.clave, hora: row.hora } } : {};
    const isNamed = this.#profile === 'nombres' && ministry.includes(member);
    return { clave, resultado, ...(isNamed ? { nombre: doorNameOf(member), usuario: id } : {}), ...propia };
  }

  #visit(clave: string) {
    this.visits.add(clave);
    const visitor = { visita: this.visits.size, parecidas: [] };
    return { clave, resultado: 'anotada', ...(this.#profile === 'administrador' ? visitor : {}) };
  }

  #undo(clave: string): Reply {
    const key = this.#keys.get(clave);
    if (key?.resultado !== 'marcada') return refusal(404, 'mark_not_found');
    if (this.rows.get(key.usuario)?.clave === clave) this.rows.delete(key.usuario);
    return ok({ message: 'Marca deshecha.' });
  }

  #markByNumber(number: string | undefined): Reply {
    const member = members.find(({ codigo }) => codigo === number);
    if (!member) return { status: 404, body: errorMessages.number_not_found };
    if (this.rows.has(member.id)) return { status: 409, body: errorMessages.already_marked };
    this.#add(member.id);
    return ok(this.#record(member));
  }

  #record({ id, codigo, nombre, apellido }: Member) {
    const { asistencia = 0, hora = '' } = this.rows.get(id) ?? {};
    const place = { latitude: null, longitude: null, aporte: null };
    return {
      id: asistencia,
      date: this.#clock.date,
      time: hora,
      ...place,
      user: { id, codigo, nombre, apellido },
    };
  }

  #delete(record: number): Reply {
    const [usuario] = [...this.rows].find(([, { asistencia }]) => asistencia === record) ?? [];
    if (usuario === undefined) return refusal(404, 'attendance_not_found');
    this.rows.delete(usuario);
    return ok({ message: 'Asistencia deshecha.' });
  }

  #search(text: string) {
    const isMeant = (member: Member) =>
      member.codigo === text || fullName(member).toLowerCase().startsWith(text);
    const personas = members.filter(isMeant).map((member) => {
      const marcadaHoy = this.rows.get(member.id)?.hora ?? null;
      return { ...member, ministerio: null, ultimaVisita: null, marcadaHoy };
    });
    return { personas, hayMas: false };
  }

  #person({ id, nombre, apellido }: Member): MinistryPerson {
    const row = this.rows.get(id);
    const mark = { presente: row !== undefined, hora: row?.hora ?? null, aqui: row?.isTapped ?? false };
    return { id, nombre, apellido, ...mark, faltas: 0 };
  }

  #tap(usuario: number, presente: boolean): Reply {
    const member = ministry.find(({ id }) => id === usuario);
    const row = this.rows.get(usuario);
    if (!member) return refusal(404, 'not_found');
    if (!presente && row && !row.isTapped) return refusal(409, 'mark_in_use');
    if (presente && !row) this.#add(usuario, { isTapped: true });
    else if (!presente) this.rows.delete(usuario);
    return ok(this.#person(member));
  }
}

/** Name of a member as a phone of the door may say it (R42). */
export const doorNameOf = ({ nombre, apellido }: Member): string => `${nombre} ${apellido.slice(0, 1)}.`;
