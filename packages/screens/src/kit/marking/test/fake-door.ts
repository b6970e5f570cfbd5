import { createClient } from '@ministerio/contract/client';
import type { Newcomer } from '@ministerio/contract/domain';
import { Outbox } from '../outbox.ts';
import type { OutboxEvent } from '../outbox-state.ts';
import { type OutboxStore, openOutboxStore } from '../outbox-store.ts';

/** Answers one request. */
export type Reply = (request: {
  url: string;
  method: string;
  body: SentBatch;
}) => Response | Promise<Response>;

/** Body of a batch of marks or of visits, or of a head count. */
export interface SentBatch {
  readonly enviada: string;
  readonly pendientes: number;
  readonly marcas: readonly { readonly clave: string; readonly codigo?: string; readonly tomada: string }[];
  readonly visitas: readonly { readonly clave: string; readonly nombre: string; readonly tomada: string }[];
  readonly total: number;
}

export const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/**
 * A server that keeps one row for each person and each visit (R50). Numbers that begin with 9 are nobody's, visitors
 * whose name begins with 'Tarde' are out of time.
 */
export class FakeServer {
  /** Key of the mark by number. */
  readonly rows = new Map<string, string>();
  readonly answers = new Map<string, string>();
  /** Visitors in the order of their arrival: one that came twice is here twice. */
  readonly visits: string[] = [];
  /** Head count by day. */
  readonly counts = new Map<string, number>();
  batches: SentBatch[] = [];
  calls: string[] = [];

  readonly reply: Reply = ({ url, method, body }) => {
    this.calls.push(`${method} ${url.replace(/^.*\/puerta/, '')}`);
    const last = url.slice(url.lastIndexOf('/') + 1);
    if (method === 'DELETE') return this.#undo(last);
    if (method === 'PUT') {
      this.counts.set(last, body.total);
      return json(200, { fecha: last, total: body.total });
    }
    this.batches.push(body);
    if (last === 'visitas') {
      return json(200, {
        resultados: body.visitas.map(({ clave, nombre }) => ({
          clave,
          resultado: this.#visit(clave, nombre),
        })),
      });
    }
    return json(200, {
      resultados: body.marcas.map(({ clave, codigo = '' }) => ({
        clave,
        resultado: this.#mark(clave, codigo),
      })),
    });
  };

  #mark(clave: string, codigo: string): string {
    const known = this.answers.get(clave);
    if (known) return known;
    const result = codigo.startsWith('9') ? 'no-existe' : this.rows.has(codigo) ? 'ya-estaba' : 'marcada';
    if (result === 'marcada') this.rows.set(codigo, clave);
    this.answers.set(clave, result);
    return result;
  }

  #visit(clave: string, nombre: string): string {
    const known = this.answers.get(clave);
    if (known) return known;
    const result = nombre.startsWith('Tarde') ? 'fuera-de-plazo' : 'anotada';
    if (result === 'anotada') this.visits.push(nombre);
    this.answers.set(clave, result);
    return result;
  }

  #undo(clave: string): Response {
    for (const [codigo, key] of this.rows) {
      if (key !== clave) continue;
      this.rows.delete(codigo);
      return json(200, { message: 'Marca deshecha.' });
    }
    return json(404, { code: 'mark_not_found', message: 'No se encontró esa marca.' });
  }
}

/** Newcomer with every field filled in. */
export const newcomer: Newcomer = {
  nombre: 'Kevin',
  inicial: 'M',
  menor: true,
  telefono: '70012345',
  invito: 'Ana Rojas',
};

interface Timer {
  readonly atMs: number;
  readonly run: () => void;
}

let stores = 0;

/** A phone with its own clock, timers and store; `kill` is a tab that ends without a word. */
export class FakePhone {
  nowMs = Date.parse('2026-11-28T23:00:00Z');
  reply: Reply;
  readonly events: OutboxEvent[] = [];
  readonly name: string;
  #timers = new Set<Timer>();
  #keys = 0;
  #isKilled = false;
  #busy = 0;
  queue!: Outbox;
  store!: OutboxStore;

  private constructor(reply: Reply, name: string) {
    this.reply = reply;
    this.name = name;
  }

  static async open(reply: Reply, name = `puerta-${++stores}`, keys = 0): Promise<FakePhone> {
    const phone = new FakePhone(reply, name);
    phone.#keys = keys;
    phone.store = phone.#watched(await openOutboxStore(name));
    phone.queue = new Outbox({
      store: phone.store,
      client: createClient({
        baseUrl: 'https://iglesia.example/api',
        getToken: () => null,
        fetch: phone.#fetch,
      }),
      now: () => phone.nowMs,
      random: () => 0.5,
      newKey: () => `00000000-0000-4000-8000-${String(++phone.#keys).padStart(12, '0')}`,
      after: phone.#after,
    });
    phone.queue.listen((event) => phone.events.push(event));
    await phone.queue.start();
    return phone;
  }

  /** The same phone with a new tab: only what is stored is left. */
  async kill(): Promise<FakePhone> {
    this.#isKilled = true;
    this.#timers.clear();
    const next = await FakePhone.open(this.reply, this.name, this.#keys);
    next.nowMs = this.nowMs;
    return next;
  }

  type(...numbers: string[]): string[] {
    return numbers.map((codigo) => this.queue.add({ codigo }).clave);
  }

  greet(...names: string[]): string[] {
    return names.map((nombre) => this.queue.addVisit({ ...newcomer, nombre }).clave);
  }

  /** Lets everything happen that needs no time. */
  async settle(): Promise<void> {
    // Encryption and IndexedDB take turns of their own, however many; the rest is a few turns.
    for (let quiet = 0; quiet < 10; quiet = this.#busy > 0 ? 0 : quiet + 1) {
      await new Promise((done) => setImmediate(done));
    }
  }

  /** Passes time, and what is due meanwhile. */
  async pass(ms: number): Promise<void> {
    const untilMs = this.nowMs + ms;
    for (;;) {
      await this.settle();
      const [next] = [...this.#timers].sort((one, other) => one.atMs - other.atMs);
      if (!next || next.atMs > untilMs) break;
      this.#timers.delete(next);
      this.nowMs = next.atMs;
      next.run();
    }
    this.nowMs = untilMs;
    await this.settle();
  }

  /** The store, counting what is under way. */
  #watched(store: OutboxStore): OutboxStore {
    const entries = Object.entries(store).map(([name, method]) => [
      name,
      (...args: never[]) => {
        const result: unknown = (method as (...all: never[]) => unknown)(...args);
        if (!(result instanceof Promise)) return result;
        this.#busy += 1;
        return result.finally(() => {
          this.#busy -= 1;
        });
      },
    ]);
    return Object.fromEntries(entries) as OutboxStore;
  }

  #after = (ms: number, run: () => void) => {
    const timer = { atMs: this.nowMs + ms, run };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  };

  #fetch = async (url: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (this.#isKilled) return new Promise(() => undefined);
    const body = init?.body ? JSON.parse(String(init.body)) : { marcas: [] };
    const response = await this.reply({ url: String(url), method: init?.method ?? 'GET', body });
    return this.#isKilled ? new Promise(() => undefined) : response;
  };
}
