import { createClient } from '@ministerio/contract/client';
import { churchClock } from '@ministerio/contract/domain';
import { createRoot, type Root } from 'react-dom/client';
import { Outbox } from '../../kit/marking/outbox.ts';
import { type OutboxStore, openOutboxStore } from '../../kit/marking/outbox-store.ts';
import { memoryStorage } from '../../kit/test/memory-storage.ts';
import { DoorScreen } from '../door-screen.tsx';
import { phoneNotes } from '../phone-notes.ts';
import { Church, type Profile, type Sent, timeZone } from './church.ts';

/** What happens to calls: `late` ones reach the server, whose answers wait; of `lost` ones they never come. */
export type Net = 'up' | 'down' | 'late' | 'lost';

/** Hears what is asked of the server, and what the door is answered. */
export interface Listener {
  readonly asked: (path: string, body: Sent) => void;
  /** @param nowMs - UTC milliseconds. */
  readonly heard: (path: string, answer: unknown, nowMs: number) => void;
}

interface Timer {
  readonly atMs: number;
  readonly run: () => void;
}

const macrotask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

let evenings = 0;

/** The real screen of a door and its real queue, before a church's server in memory, with a clock and a network of its own. */
export class Evening {
  nowMs = Date.parse('2026-11-28T23:00:00Z');
  net: Net = 'up';
  readonly church: Church;
  readonly #profile: Profile;
  readonly #name = `noche-${Date.now()}-${++evenings}`;
  readonly #storage = memoryStorage();
  readonly #place: HTMLElement;
  readonly #listener: Listener;
  #root!: Root;
  #queue!: Outbox;
  #store!: OutboxStore;
  #tab = 0;
  #keys = 0;
  #busy = 0;
  #timers = new Set<Timer>();
  #held: (() => void)[] = [];

  private constructor(place: HTMLElement, listener: Listener, profile: Profile) {
    this.church = new Church(() => this.nowMs, profile);
    this.#profile = profile;
    this.#place = place;
    this.#listener = listener;
  }

  static async open(place: HTMLElement, listener: Listener, profile: Profile): Promise<Evening> {
    const evening = new Evening(place, listener, profile);
    await evening.#open();
    return evening;
  }

  /** The key of the newest mark or visit; '' before the first. */
  get key(): string {
    return this.#keys === 0 ? '' : keyOf(this.#keys);
  }

  /** HH:MM at the church. */
  get time(): string {
    return churchClock(this.nowMs, timeZone).time.slice(0, 5);
  }

  async reload(): Promise<void> {
    this.close();
    await this.#open();
  }

  close(): void {
    this.#tab += 1;
    this.#timers.clear();
    this.#held = [];
    this.#root.unmount();
    this.#queue.stop();
    this.#store.close();
  }

  /** Lets the answers come that wait. */
  async release(): Promise<void> {
    for (const go of this.#held.splice(0)) go();
    await this.settle();
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
      const [next] = [...this.#timers].sort((one, other) => one.atMs - other.atMs);
      if (!next || next.atMs > untilMs) break;
      this.#timers.delete(next);
      this.nowMs = next.atMs;
      next.run();
    }
    this.nowMs = untilMs;
    await this.settle();
  }

  all(selector: string): readonly HTMLElement[] {
    return [...this.#place.querySelectorAll<HTMLElement>(selector)];
  }

  /** Presses the button with a name, or the text that it begins with. */
  press(name: string | RegExp): void {
    const isIt = (button: HTMLElement) => {
      const text = button.getAttribute('aria-label') ?? button.textContent ?? '';
      return typeof name === 'string' ? text === name : name.test(text);
    };
    const button = this.all('button').find(isIt);
    if (!button) throw new Error(`There is no button ${name}`);
    button.click();
  }

  get field(): HTMLInputElement {
    const [field] = this.all('input');
    if (!(field instanceof HTMLInputElement)) throw new Error('There is no field');
    return field;
  }

  /** Types a text into a field as a keyboard does. */
  type(field: HTMLInputElement, text: string): void {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  async #open(): Promise<void> {
    const tab = this.#tab;
    const client = createClient({
      baseUrl: 'https://iglesia.example/api',
      getToken: () => 'token',
      fetch: (url, init) => this.#fetch(tab, new URL(String(url)).pathname, init),
    });
    this.#store = this.#watched(await openOutboxStore(this.#name));
    this.#queue = new Outbox({
      store: this.#store,
      client,
      now: this.#now,
      random: () => 0.5,
      newKey: () => keyOf(++this.#keys),
      after: (ms, run) => {
        const timer = { atMs: this.nowMs + ms, run };
        this.#timers.add(timer);
        return () => void this.#timers.delete(timer);
      },
    });
    await this.#queue.start();
    this.#root = createRoot(this.#place);
    this.#root.render(
      <DoorScreen
        queue={this.#queue}
        client={client}
        timeZone={timeZone}
        now={this.#now}
        storage={this.#storage}
        {...(this.#profile === 'numeros' ? { notes: phoneNotes(this.#store), onEnrol: () => undefined } : {})}
        defaultKeypad
      />,
    );
    await this.settle();
  }

  readonly #now = () => this.nowMs;

  async #fetch(tab: number, path: string, init?: RequestInit): Promise<Response> {
    const { net } = this;
    const request: Sent = init?.body ? JSON.parse(String(init.body)) : {};
    this.#listener.asked(path, request);
    if (net === 'down') throw new TypeError('Failed to fetch');
    const { status, body } = this.church.reply(init?.method ?? 'GET', path, request);
    if (net === 'lost') throw new TypeError('Failed to fetch');
    if (net === 'late') await new Promise<void>((resolve) => this.#held.push(resolve));
    if (tab !== this.#tab) return new Promise(() => undefined);
    this.#listener.heard(path, body, this.nowMs);
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
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
}

const keyOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
