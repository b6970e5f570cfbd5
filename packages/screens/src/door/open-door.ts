import type { Client } from '@ministerio/contract/client';
import { Outbox } from '../kit/marking/outbox.ts';
import { type OutboxStore, openOutboxStore } from '../kit/marking/outbox-store.ts';

/**
 * Owner of the marks: an enrolled phone, or the administrators of this browser. Each has a store of its own, so
 * that no mark is sent with another's right (R54).
 */
export type DoorName = 'puerta' | 'puerta-panel';

/** The marks of a door in this browser. */
export interface OpenDoor {
  readonly queue: Outbox;
  readonly store: OutboxStore;
  /** Stops sending; what is stored stays. */
  readonly close: () => void;
}

/** Whether this browser can keep a door's marks at all: they are encrypted, which asks for https (R54, R56). */
export const canOpenDoor = (): boolean => window.isSecureContext && 'indexedDB' in window;

/**
 * Opens the marks of this browser's door; the caller starts the queue. Several tabs share one store: one of them sends at a
 * time, and each shows what the others did.
 * @param now - UTC milliseconds.
 * @throws DOMException where the browser keeps nothing, as in some private windows.
 */
export async function openDoor(name: DoorName, client: Client, now: () => number): Promise<OpenDoor> {
  const store = await openOutboxStore(name);
  const tabs = new BroadcastChannel(name);
  const queue = new Outbox({
    store,
    client,
    now,
    alone: (work) => ('locks' in navigator ? navigator.locks.request(name, work) : work()),
    tellOthers: () => tabs.postMessage(null),
  });
  // A database that is being deleted, or made anew by a newer build, has nothing to read.
  tabs.onmessage = () => void queue.reload().catch(() => undefined);
  // The browser often knows of the network before the next attempt is due.
  const send = () => queue.send();
  window.addEventListener('online', send);
  return {
    queue,
    store,
    close() {
      window.removeEventListener('online', send);
      queue.stop();
      tabs.close();
      store.close();
    },
  };
}
