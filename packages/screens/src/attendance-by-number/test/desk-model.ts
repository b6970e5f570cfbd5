import { type Member, members, type Reply } from '../../kit/marking/test/church.ts';
import { ALREADY, type Call, type Model, type Shown } from '../../kit/marking/test/model.ts';

/** Marks can be undone for so long (R35). */
const UNDO_MS = 60_000;
/** So long the newest person is shown large. */
const FRESH_MS = 3000;
const SHOWN = 10;

interface Mark {
  readonly record: number;
  readonly name: string;
  readonly madeMs: number;
  isUndoing: boolean;
}

/** The desk: one mark at a time, none is kept, and the field waits for the answer. */
export class DeskModel implements Model {
  nowMs = 0;
  net: Model['net'] = 'up';
  readonly people: readonly Member[] = [];
  /** Newest first. */
  #marks: Mark[] = [];
  /** Entered and not answered yet, with what stood in the field. */
  #sending: { readonly codigo: string; readonly text: string }[] = [];
  #field = '';
  #result: { readonly sentence: string; readonly mark: Mark | null } | null = null;
  /** The text that somebody was found for. */
  #found = '';
  /** Undo and search come with our own server. */
  #isOurs = false;

  get findable(): readonly Member[] {
    return this.#isOurs && this.net === 'up' ? members : [];
  }

  heard({ method, path }: Call, { status, body }: Reply): void {
    if (path.endsWith('/registro')) this.#isOurs = true;
    else if (method === 'DELETE') this.#undone(path, status === 200 || status === 404);
    else if (path.endsWith('/marcar-por-membresia')) this.#answer(status, body);
    else if (path.includes('/buscar')) {
      const text = new URLSearchParams(path.split('?')[1]).get('q') ?? '';
      // A whole number is asked for to say whose it is.
      if (!/^\d/.test(text)) this.#found = text;
    }
  }

  failed({ method, path }: Call): void {
    if (method === 'DELETE') this.#undone(path, false);
    else if (path.endsWith('/marcar-por-membresia')) this.#answer(0, null);
  }

  number(codigo: string): void {
    this.#enter(codigo, codigo);
  }

  found({ codigo }: Member, letters: string): void {
    this.#enter(codigo, letters);
  }

  undo(which: number): void {
    const mark = this.#undoable()[which];
    if (mark) mark.isUndoing = true;
  }

  reload(): void {
    for (const mark of this.#marks) mark.isUndoing = false;
    this.#sending = [];
    this.#field = '';
    this.#result = null;
    this.#isOurs = false;
  }

  get shown(): Shown {
    const { mark = null, sentence = '' } = this.#result ?? {};
    const isOver = this.#sending.length > 0 || (mark !== null && this.nowMs - mark.madeMs >= FRESH_MS);
    return {
      head: '',
      field: this.#field,
      sentence: isOver ? '' : sentence,
      undo: this.#undoable().length,
      list: null,
    };
  }

  get waiting(): number {
    return this.#sending.length + this.#marks.filter(({ isUndoing }) => isUndoing).length;
  }

  #enter(codigo: string, text: string): void {
    this.#field = text;
    this.#result = null;
    if (!this.#sending.some((one) => one.codigo === codigo)) this.#sending.push({ codigo, text });
  }

  #undoable(): readonly Mark[] {
    // The people that the text may mean take their place.
    const isChoosing = this.#sending.length === 0 && this.#field !== '' && this.#field === this.#found;
    if (!this.#isOurs || isChoosing) return [];
    return this.#marks.slice(0, SHOWN).filter(({ madeMs }) => this.nowMs - madeMs < UNDO_MS);
  }

  #undone(path: string, isGone: boolean): void {
    const mark = this.#marks.find(({ record }) => path.endsWith(`/${record}`));
    if (!mark) return;
    mark.isUndoing = false;
    if (!isGone) return;
    this.#marks = this.#marks.filter((one) => one !== mark);
    if (this.#result?.mark === mark) this.#result = null;
  }

  #answer(status: number, body: unknown): void {
    const sent = this.#sending.shift();
    if (sent === undefined) return;
    const mark = status === 200 ? this.#marked(body as { id: number; user: Member }) : null;
    const isDone = mark !== null || status === 409;
    if (isDone && this.#field === sent.text) this.#field = '';
    const refused = status === 404 ? 'Número de membresía no válido' : '⚠️ No se pudo marcar la asistencia.';
    const sentence =
      status === 409 ? ALREADY : mark ? `Asistencia marcada exitosamente. ${mark.name}` : refused;
    this.#result = this.#sending.length > 0 ? null : { sentence, mark };
  }

  #marked({ id, user: { nombre, apellido } }: { readonly id: number; readonly user: Member }): Mark {
    const mark = { record: id, name: `${nombre} ${apellido}`, madeMs: this.nowMs, isUndoing: false };
    this.#marks = [mark, ...this.#marks];
    return mark;
  }
}
