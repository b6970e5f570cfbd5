import type { MinistryList, MinistryPerson } from '@ministerio/contract';
import { type Church, type Member, ministry, type Reply } from '../../kit/marking/test/church.ts';
import type { Call, Model, Shown } from '../../kit/marking/test/model.ts';

interface Tap {
  readonly id: number;
  readonly isPresent: boolean;
}

/** A leader's list: the last tap of a person is what is shown, and sent until the page is left. */
export class LeaderModel implements Model {
  nowMs = 0;
  net: Model['net'] = 'up';
  #seen: readonly MinistryPerson[] | null = null;
  /** Not answered yet, oldest first; the first one is being sent. */
  #unsent: Tap[] = [];
  #sending: Tap | null = null;
  #isLost = false;
  #isLoading = true;
  #refusal = '';

  get people(): readonly Member[] {
    return this.#seen === null ? [] : ministry;
  }

  asked({ method }: Call): void {
    if (method === 'PUT') this.#sending = this.#unsent[0] ?? null;
  }

  heard({ method, path }: Call, { status, body }: Reply): void {
    if (path.includes('/lista')) this.#seen = (body as MinistryList).personas;
    if (method !== 'PUT') return;
    this.#unsent = this.#unsent.filter((one) => one !== this.#sending);
    this.#isLost = false;
    if (status === 200) this.#save(body as MinistryPerson);
    else this.#refusal = (body as { message: string }).message;
  }

  failed({ method }: Call): void {
    if (method === 'PUT') this.#isLost = true;
    else this.#isLoading = false;
  }

  tap({ id }: Member): void {
    const tap = { id, isPresent: !this.#isPresent(id) };
    this.#unsent = [...this.#unsent.filter((one) => one.id !== id), tap];
    this.#refusal = '';
  }

  reload(): void {
    this.#seen = null;
    this.#isLoading = true;
    this.#unsent = [];
    this.#isLost = false;
    this.#refusal = '';
  }

  get shown(): Shown {
    const { people } = this;
    const here = people.filter(({ id }) => this.#isPresent(id)).length;
    return {
      head: people.length === 0 ? '' : `${here} de ${people.length} presentes`,
      field: '',
      sentence: this.#sentence(),
      undo: 0,
      list: people.length === 0 ? null : people.map(({ id }) => this.#row(id)),
    };
  }

  get waiting(): number {
    return this.#unsent.length;
  }

  truth({ rows }: Church): Pick<Shown, 'head' | 'list'> {
    const list = ministry.map(({ id }) => {
      const { hora = '', isTapped } = rows.get(id) ?? {};
      return hora && `✓ ${isTapped ? 'Marcada' : 'Ya marcó,'} a las ${hora.slice(0, 5)}`;
    });
    return { head: `${list.filter((row) => row !== '').length} de ${list.length} presentes`, list };
  }

  #sentence(): string {
    if (this.#seen === null) return this.#isLoading ? '' : 'No se pudo cargar';
    if (this.#refusal !== '' || !this.#isLost) return this.#refusal;
    const waiting = this.#unsent.length;
    return waiting === 1 ? 'Falta enviar 1 toque.' : `Faltan enviar ${waiting} toques.`;
  }

  #isPresent(id: number): boolean {
    const seen = this.#seen?.find((one) => one.id === id)?.presente ?? false;
    return this.#unsent.find((one) => one.id === id)?.isPresent ?? seen;
  }

  #row(id: number): string {
    const mark = this.#isPresent(id) ? '✓ ' : '';
    if (this.#unsent.some((one) => one.id === id)) return `${mark}Por enviar`;
    const { hora = null, aqui = false } = this.#seen?.find((one) => one.id === id) ?? {};
    return hora === null ? mark : `${mark}${aqui ? 'Marcada' : 'Ya marcó,'} a las ${hora.slice(0, 5)}`;
  }

  #save(person: MinistryPerson): void {
    this.#seen = this.#seen?.map((one) => (one.id === person.id ? person : one)) ?? null;
  }
}
