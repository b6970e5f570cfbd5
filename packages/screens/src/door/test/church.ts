import type { DoorList, MarkAnswer } from '@ministerio/contract';
import { churchClock } from '@ministerio/contract/domain';
import { numbersPhone } from '@ministerio/contract/fixtures';

/** Somebody with a number. */
export interface Member {
  readonly id: number;
  readonly codigo: string;
  readonly nombre: string;
  readonly apellido: string;
}

const names = ['Ana Rojas', 'Beto Paz', 'Caro Luna', 'Dani Soto'];
/** Who usually comes. */
export const members: readonly Member[] = names.map((name, index) => {
  const [nombre = '', apellido = ''] = name.split(' ');
  return { id: index + 1, codigo: `5500${index + 1}${index + 1}73`, nombre, apellido };
});
export const fullName = ({ nombre, apellido }: Member): string => `${nombre} ${apellido}`;
export const timeZone = 'America/La_Paz';

interface Row {
  readonly hora: string;
  readonly telefono: string | null;
  /** The door's own key; null for a mark that was made elsewhere. */
  readonly clave: string | null;
}

interface Refused {
  readonly status: number;
  readonly body: { readonly code: string; readonly message: string };
}

/** Who marks: an administrator in the panel, or an enrolled phone that shows numbers alone (R42). */
export type Profile = 'administrador' | 'numeros';

/** Marks or visits that a door sends. */
export interface Sent {
  readonly marcas?: readonly {
    readonly clave: string;
    readonly codigo?: string;
    readonly usuario?: number;
  }[];
  readonly visitas?: readonly { readonly clave: string }[];
}

/** The server of a church in memory, as a door sees it: one row for each person, known keys. */
export class Church {
  readonly rows = new Map<number, Row>();
  readonly visits = new Set<string>();
  readonly #now: () => number;
  readonly #profile: Profile;
  readonly #keys = new Map<
    string,
    { readonly resultado: MarkAnswer['resultado']; readonly usuario: number }
  >();

  /** @param now - UTC milliseconds. */
  constructor(now: () => number, profile: Profile) {
    this.#now = now;
    this.#profile = profile;
  }

  /** Answers a call of the door. */
  reply(method: string, path: string, body: Sent): { readonly status: number; readonly body: unknown } {
    if (method === 'DELETE') return this.#undo(path.slice(path.lastIndexOf('/') + 1));
    if (path.endsWith('/lista')) return { status: 200, body: this.#list() };
    if (path.endsWith('/visitas')) {
      const resultados = (body.visitas ?? []).map(({ clave }) => {
        this.visits.add(clave);
        const visitor = { visita: this.visits.size, parecidas: [] };
        return { clave, resultado: 'anotada', ...(this.#profile === 'numeros' ? {} : visitor) };
      });
      return { status: 200, body: { resultados } };
    }
    return { status: 200, body: { resultados: (body.marcas ?? []).map((mark) => this.#mark(mark)) } };
  }

  /** Somebody is marked at another table, where that is still to be done. */
  markElsewhere(usuario: number): void {
    if (!this.rows.has(usuario))
      this.rows.set(usuario, { hora: this.#hora(), telefono: 'Mesa 2', clave: null });
  }

  /** The panel, or another table, takes a mark away. */
  takeAway(usuario: number): void {
    this.rows.delete(usuario);
  }

  #hora(): string {
    return churchClock(this.#now(), timeZone).time;
  }

  #list(): DoorList {
    const own = [...this.rows.values()].flatMap(({ clave }) => clave ?? []);
    const day = {
      fecha: churchClock(this.#now(), timeZone).date,
      presentes: this.rows.size,
      visitas: this.visits.size,
      promedio: null,
      propias: [...own, ...this.visits],
    };
    if (this.#profile === 'numeros') return { perfil: 'numeros', telefono: numbersPhone, ...day };
    const personas = members.map((member) => {
      const row = this.rows.get(member.id);
      const marca = row ? { asistencia: member.id, ...row } : null;
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
      if (member && isNew) this.rows.set(member.id, { hora: this.#hora(), telefono: null, clave });
    }
    const row = member && this.rows.get(member.id);
    if (!member || !row) return { clave, resultado };
    if (this.#profile === 'numeros') {
      const propia = row.clave === null ? {} : { propia: { clave: row.clave, hora: row.hora } };
      return { clave, resultado, ...(resultado === 'ya-estaba' ? propia : {}) };
    }
    const { id, codigo } = member;
    const marca = { asistencia: id, codigo, ...row };
    return { clave, resultado, nombre: fullName(member), usuario: id, marca };
  }

  #undo(clave: string): { readonly status: number; readonly body: unknown } | Refused {
    const key = this.#keys.get(clave);
    if (key?.resultado !== 'marcada') {
      return { status: 404, body: { code: 'mark_not_found', message: 'No se encontró esa marca.' } };
    }
    if (this.rows.get(key.usuario)?.clave === clave) this.rows.delete(key.usuario);
    return { status: 200, body: { message: 'Marca deshecha.' } };
  }
}
