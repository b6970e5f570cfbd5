import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { MarkWho, QueueContent, QueuedMark, Refusal } from './mark.ts';
import { createSealKey, type Sealed, seal, unseal } from './seal.ts';

/** What the server said of one mark, as far as the queue goes. */
export interface Settled {
  readonly clave: string;
  /** null where the server has it. */
  readonly refusal: Refusal | null;
}

/** What came of an undo on this phone: it was never sent, or the server has to undo it too. */
export type Withdrawn = 'gone' | 'to-tell';

/** The queue's storage, which survives reloads, new builds and the end of the worker (R52). */
export interface DoorStore {
  readonly read: () => Promise<QueueContent>;
  /** @throws DOMException `QuotaExceededError` when the phone is full. */
  readonly add: (mark: QueuedMark) => Promise<void>;
  /** Notes that marks are about to be on the wire: from now on the server may have them. */
  readonly touch: (claves: readonly string[]) => Promise<void>;
  /** Ends marks with the server's results; nothing else does. */
  readonly settle: (results: readonly Settled[]) => Promise<void>;
  /** Undoes a mark. */
  readonly withdraw: (clave: string) => Promise<Withdrawn>;
  /** Forgets an undo that the server answered, or a refused mark that a person dropped. */
  readonly drop: (clave: string) => Promise<void>;
  /** What this phone knows of itself and its people, under a name; undefined for none. */
  readonly readNote: (name: string) => Promise<unknown>;
  /** @param note - undefined forgets it. */
  readonly writeNote: (name: string, note: unknown) => Promise<void>;
  /** Forgets everything that was typed or loaded. */
  readonly clear: () => Promise<void>;
  readonly close: () => void;
}

type State = 'waiting' | 'undoing' | Refusal;

interface Row {
  readonly clave: string;
  readonly state: State;
  readonly takenMs: number;
  /** It was on the wire, so the server may have it. */
  readonly touched: boolean;
  /** Of an undo nothing is left to know. */
  readonly who: Sealed | null;
}

interface Schema extends DBSchema {
  marcas: { key: string; value: Row };
  notas: { key: string; value: Sealed };
  llaves: { key: string; value: CryptoKey };
}

const KEY = 'llave';

/** Opens the store in IndexedDB, with numbers and names encrypted under a key that cannot be exported (R56). */
export async function openDoorStore(name = 'puerta'): Promise<DoorStore> {
  const db = await openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('marcas', { keyPath: 'clave' });
      database.createObjectStore('notas');
      database.createObjectStore('llaves');
    },
    // A newer build in another tab must not wait for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  const key = await sealKey(db);

  async function opened(row: Row): Promise<QueuedMark & { readonly state: State }> {
    const who = (row.who === null ? { codigo: '' } : await unseal(key, row.who)) as MarkWho;
    return { clave: row.clave, who, takenMs: row.takenMs, state: row.state };
  }

  return {
    async read() {
      const rows = await db.getAll('marcas');
      rows.sort((one, other) => one.takenMs - other.takenMs);
      const undoing = rows.filter(({ state }) => state === 'undoing').map(({ clave }) => clave);
      const marks = await Promise.all(rows.filter(({ state }) => state !== 'undoing').map(opened));
      return {
        undoing,
        waiting: marks.filter(({ state }) => state === 'waiting'),
        refused: marks.flatMap((mark) =>
          mark.state === 'waiting' || mark.state === 'undoing' ? [] : [{ ...mark, reason: mark.state }],
        ),
      };
    },
    async add({ clave, who, takenMs }) {
      const sealed = await seal(key, who);
      const { store, done } = db.transaction('marcas', 'readwrite', { durability: 'strict' });
      await Promise.all([store.add({ clave, takenMs, state: 'waiting', touched: false, who: sealed }), done]);
    },
    async touch(claves) {
      const { store, done } = db.transaction('marcas', 'readwrite');
      for (const clave of claves) {
        const row = await store.get(clave);
        if (row) await store.put({ ...row, touched: true });
      }
      await done;
    },
    async settle(results) {
      const { store, done } = db.transaction('marcas', 'readwrite');
      for (const { clave, refusal } of results) {
        const row = await store.get(clave);
        // Of a mark that was undone meanwhile the undo is still to be sent; one that was never made needs none.
        if (row?.state === 'undoing' && refusal === null) continue;
        if (!row || refusal === null || row.state === 'undoing') await store.delete(clave);
        else await store.put({ ...row, state: refusal });
      }
      await done;
    },
    async withdraw(clave) {
      const { store, done } = db.transaction('marcas', 'readwrite');
      const row = await store.get(clave);
      const isUnknown = row !== undefined && !row.touched;
      if (isUnknown) await store.delete(clave);
      else {
        const takenMs = row?.takenMs ?? 0;
        await store.put({ clave, takenMs, state: 'undoing', touched: true, who: null });
      }
      await done;
      return isUnknown ? 'gone' : 'to-tell';
    },
    drop: (clave) => db.delete('marcas', clave),
    async readNote(note) {
      const sealed = await db.get('notas', note);
      return sealed && unseal(key, sealed);
    },
    async writeNote(note, value) {
      if (value === undefined) await db.delete('notas', note);
      else await db.put('notas', await seal(key, value), note);
    },
    async clear() {
      const transaction = db.transaction(['marcas', 'notas'], 'readwrite');
      await Promise.all([
        transaction.objectStore('marcas').clear(),
        transaction.objectStore('notas').clear(),
        transaction.done,
      ]);
    },
    close: () => db.close(),
  };
}

/** This browser's key; of two tabs that open at once both get the same. */
async function sealKey(db: IDBPDatabase<Schema>): Promise<CryptoKey> {
  const stored = await db.get('llaves', KEY);
  if (stored) return stored;
  const fresh = await createSealKey();
  const { store, done } = db.transaction('llaves', 'readwrite');
  const first = await store.get(KEY);
  if (!first) await store.put(fresh, KEY);
  await done;
  return first ?? fresh;
}
