import { church as churchSettings } from '@ministerio/content';
import { type Client, createClient } from '@ministerio/contract/client';
import { churchClock } from '@ministerio/contract/domain';
import { fakeToken } from '@ministerio/contract/fixtures';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createConfirmationStore } from '../../confirmation/index.ts';
import { createReasonStore } from '../../reasons/index.ts';
import { ServicesProvider } from '../../services/index.ts';
import { createSessionStore } from '../../session/index.ts';
import { memoryStorage } from '../../test/memory-storage.ts';
import { Church, type Member, type Profile, type Sent, timeZone } from './church.ts';
import type { Model, Moment, Net, Shown } from './model.ts';

/** How one of the screens is opened, used and read; what it has not cannot be done at it. */
export interface Skin {
  readonly profile: Profile;
  readonly model: () => Model;
  readonly open: (evening: Evening, client: Client) => Promise<{ element: ReactElement; close: () => void }>;
  /** Types a number and enters it. */
  readonly number?: (evening: Evening, codigo: string) => Promise<void>;
  /** Types letters and taps who was found. */
  readonly find?: (evening: Evening, letters: string) => Promise<void>;
  readonly tap?: (evening: Evening, member: Member) => Promise<void>;
  readonly greet?: (evening: Evening, name: string, initial: string) => Promise<void>;
  readonly look: (evening: Evening) => Promise<Shown>;
}

interface Timer {
  readonly atMs: number;
  readonly run: () => void;
}

const { port1, port2 } = new MessageChannel();
const turns: (() => void)[] = [];
port1.onmessage = () => turns.shift()?.();

const macrotask = () =>
  new Promise<void>((resolve) => {
    turns.push(resolve);
    port2.postMessage(null);
  });

let evenings = 0;
const { setTimeout, clearTimeout } = globalThis;

/** A real screen before a church's server in memory, with a clock, a network and a storage of its own. */
export class Evening {
  nowMs = Date.parse('2026-11-28T23:00:00Z');
  net: Net = 'up';
  readonly church: Church;
  /** Names its store. */
  readonly name = `noche-${Date.now()}-${++evenings}`;
  readonly storage = memoryStorage();
  readonly #place: HTMLElement;
  readonly #model: Model;
  readonly #skin: Skin;
  #root!: Root;
  #closeSkin = () => {};
  #tab = 0;
  #keys = 0;
  #busy = 0;
  #timers = new Map<number, Timer>();
  #lastTimer = 0;
  #held: (() => void)[] = [];

  private constructor(place: HTMLElement, model: Model, skin: Skin) {
    this.church = new Church(this.now, skin.profile);
    this.#place = place;
    this.#model = model;
    this.#skin = skin;
  }

  static async open(place: HTMLElement, model: Model, skin: Skin): Promise<Evening> {
    const evening = new Evening(place, model, skin);
    // A mark from another table.
    evening.church.markElsewhere(1);
    window.sessionStorage.clear();
    await evening.#open();
    return evening;
  }

  get moment(): Moment {
    return { key: keyOf(this.#keys + 1), time: churchClock(this.nowMs, timeZone).time.slice(0, 5) };
  }

  readonly now = () => this.nowMs;
  readonly newKey = () => keyOf(++this.#keys);

  async reload(): Promise<void> {
    this.close();
    await this.#open();
  }

  close(): void {
    this.#tab += 1;
    this.#held = [];
    this.#root.unmount();
    this.#closeSkin();
    this.#timers.clear();
    Object.assign(globalThis, { setTimeout, clearTimeout });
  }

  /** Lets the answers come that wait, the newest first where they overtake each other. */
  async release(isReversed = false): Promise<void> {
    const held = this.#held.splice(0);
    for (const go of isReversed ? held.reverse() : held) {
      go();
      await this.settle();
    }
  }

  /** Lets the screen be drawn after a press: a browser does that between two. */
  readonly drawn = macrotask;

  /** Lets everything happen that needs no time. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 4; quiet = this.#busy > 0 ? 0 : quiet + 1) await macrotask();
  }

  /** Passes time, and what is due meanwhile. */
  async pass(ms: number): Promise<void> {
    const untilMs = this.nowMs + ms;
    for (;;) {
      await this.settle();
      const [next] = [...this.#timers].sort(([, one], [, other]) => one.atMs - other.atMs);
      if (!next || next[1].atMs > untilMs) break;
      this.#timers.delete(next[0]);
      this.nowMs = next[1].atMs;
      next[1].run();
    }
    this.nowMs = untilMs;
    await this.settle();
  }

  all(selector: string): readonly HTMLElement[] {
    return [...this.#place.querySelectorAll<HTMLElement>(selector)];
  }

  /** Presses the button with a name. */
  press(name: string): void {
    const button = this.all('button').find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    );
    if (!button) throw new Error(`There is no button ${name}`);
    button.click();
  }

  /** The buttons that undo a mark. */
  get undoButtons(): readonly HTMLElement[] {
    const isUndo = (one: HTMLElement) =>
      /^Deshacer/.test(one.getAttribute('aria-label') ?? one.textContent ?? '');
    return this.all('button').filter(isUndo);
  }

  get field(): HTMLInputElement {
    const [field] = this.all('input');
    if (!(field instanceof HTMLInputElement)) throw new Error('There is no field');
    return field;
  }

  /** Types into a field as a keyboard does: what is selected goes. */
  type(field: HTMLInputElement, text: string): void {
    field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** Counts work as busy until it ends. */
  async busy<Result>(work: Promise<Result>): Promise<Result> {
    this.#busy += 1;
    return work.finally(() => {
      this.#busy -= 1;
    });
  }

  async #open(): Promise<void> {
    Object.assign(globalThis, { setTimeout: this.#setTimeout, clearTimeout: this.#clearTimeout });
    const tab = this.#tab;
    const client = createClient({
      baseUrl: 'https://iglesia.example/api',
      getToken: () => 'token',
      fetch: (url, init) => this.#fetch(tab, new URL(String(url)), init),
    });
    const { element, close } = await this.#skin.open(this, client);
    this.#closeSkin = close;
    this.#root = createRoot(this.#place);
    this.#root.render(this.#surrounded(client, element));
    await this.settle();
  }

  /** The screen among its services. */
  #surrounded(client: Client, element: ReactElement): ReactElement {
    const session = createSessionStore(memoryStorage(), window);
    session.signIn(fakeToken('ADMIN', { nowMs: this.nowMs }), 'admin');
    const retry = { retry: false };
    const services = {
      client,
      session,
      confirmations: createConfirmationStore(this.now),
      reasons: createReasonStore(),
      church: { ...churchSettings, timeZone },
      now: this.now,
      geolocation: null,
      secureContext: true,
      navigate: () => undefined,
    };
    return (
      <ServicesProvider value={services}>
        <QueryClientProvider
          client={new QueryClient({ defaultOptions: { queries: retry, mutations: retry } })}
        >
          {element}
        </QueryClientProvider>
      </ServicesProvider>
    );
  }

  /** Timers of the screen run by the evening's clock. */
  readonly #setTimeout = (run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]): number => {
    this.#lastTimer += 1;
    const id = -this.#lastTimer;
    const timer = { atMs: this.nowMs + delay, run: () => run(...given) };
    this.#timers.set(id, timer);
    if (delay <= 0) {
      void macrotask().then(() => {
        if (this.#timers.get(id) !== timer) return;
        this.#timers.delete(id);
        timer.run();
      });
    }
    return id;
  };

  readonly #clearTimeout = (id: number | undefined): void => {
    if (id === undefined || !this.#timers.delete(id)) clearTimeout(id);
  };

  async #fetch(tab: number, url: URL, init: RequestInit = {}): Promise<Response> {
    const { net } = this;
    const method = init.method ?? 'GET';
    const request: Sent = init.body ? JSON.parse(String(init.body)) : {};
    const call = { method, path: `${url.pathname}${url.search}`, sent: request };
    this.#model.asked?.(call);
    const fail = (error: unknown) => {
      if (tab !== this.#tab) return new Promise<never>(() => undefined);
      this.#model.failed?.(call);
      throw error;
    };
    if (net === 'down') return fail(new TypeError('Failed to fetch'));
    const { status, body } = this.church.reply(method, url, request);
    if (net === 'lost') return fail(new TypeError('Failed to fetch'));
    const { signal } = init;
    if (net === 'late') {
      await new Promise<void>((resolve) => {
        this.#held.push(resolve);
        signal?.addEventListener('abort', () => resolve());
      });
    }
    if (tab !== this.#tab) return new Promise(() => undefined);
    if (signal?.aborted) return fail(signal.reason);
    this.#model.nowMs = this.nowMs;
    this.#model.heard(call, { status, body });
    const isText = typeof body === 'string';
    const headers = { 'content-type': isText ? 'text/plain' : 'application/json' };
    const response = new Response(isText ? body : JSON.stringify(body), { status, headers });
    const read = response.text();
    return Object.assign(response, { text: () => this.busy(read) });
  }
}

const keyOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
