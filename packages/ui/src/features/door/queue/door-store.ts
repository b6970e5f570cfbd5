import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { isVisit, type QueueContent, type QueuedEntry, type Refusal } from './mark.ts';
import { createSealKey, type Sealed, seal, unseal } from './seal.ts';

/** What the server said of one mark or visit, as far as the queue goes. */
export interface Settled {
  readonly clave: string;
  /** null where the server has it. */
  readonly refusal: Refusal | null;
}

/** What came of an undo on this phone: it was never sent, or the server has to undo it too. */
export type Withdrawn = 'gone' | 'to-tell';
/** What came of deleting a visit: it was never sent, or the server may have it. */
export type WithdrawnVisit = 'gone' | 'maybe-noted';

/** The queue's storage, which survives reloads, new builds and the end of the worker (R52). */
export interface DoorStore {
  readonly read: () => Promise<QueueContent>;
  /** @throws DOMException `QuotaExceededError` when the phone is full. */
  readonly add: (entry: QueuedEntry) => Promise<void>;
  /**
   * Notes that entries are about to be on the wire: from now on the server may have them.
   * @returns the keys of those that are still here to be sent; the others were undone meanwhile.
   */
  readonly touch: (claves: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Ends entries with the server's results; nothing else does. */
  readonly settle: (results: readonly Settled[]) => Promise<void>;
  /** Undoes a mark. */
  readonly withdraw: (clave: string) => Promise<Withdrawn>;
  /** Deletes a visit. */
  readonly withdrawVisit: (clave: string) => Promise<WithdrawnVisit>;
  /** Forgets an undo that the server answered, or what a person dropped. */
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
  visitas: { key: string; value: Row };
  notas: { key: string; value: Sealed };
  llaves: { key: string; value: CryptoKey };
}

const KEY = 'llave';
/** Where entries are. */
const ENTRIES = ['marcas', 'visitas'] as const;

/** Opens the store in IndexedDB, with numbers, names and visitors encrypted under a key that cannot be exported (R56). */
export async function openDoorStore(name = 'puerta'): Promise<DoorStore> {
  const db = await openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('marcas', { keyPath: 'clave' });
      database.createObjectStore('visitas', { keyPath: 'clave' });
      database.createObjectStore('notas');
      database.createObjectStore('llaves');
    },
    // A newer build in another tab must not wait for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  const key = await sealKey(db);

  async function opened(row: Row): Promise<QueuedEntry & { readonly state: State }> {
    const who = row.who === null ? { codigo: '' } : await unseal(key, row.who);
    const { clave, takenMs, state } = row;
    // What was sealed by this store, under a key that only it has.
    return { clave, who, takenMs, state } as QueuedEntry & { readonly state: State };
  }

  return {
    async read() {
      const rows = (await Promise.all(ENTRIES.map((name) => db.getAll(name)))).flat();
      rows.sort((one, other) => one.takenMs - other.takenMs);
      const undoing = rows.filter(({ state }) => state === 'undoing').map(({ clave }) => clave);
      const entries = await Promise.all(rows.filter(({ state }) => state !== 'undoing').map(opened));
      return {
        undoing,
        waiting: entries.filter(({ state }) => state === 'waiting'),
        refused: entries.flatMap((entry) =>
          entry.state === 'waiting' || entry.state === 'undoing' ? [] : [{ ...entry, reason: entry.state }],
        ),
      };
    },
    async add(entry) {
      const { clave, takenMs } = entry;
      const who = await seal(key, entry.who);
      const name = isVisit(entry) ? 'visitas' : 'marcas';
      const { store, done } = db.transaction(name, 'readwrite', { durability: 'strict' });
      await Promise.all([store.add({ clave, takenMs, state: 'waiting', touched: false, who }), done]);
    },
    async touch(claves) {
      const transaction = db.transaction(ENTRIES, 'readwrite');
      const touched = new Set<string>();
      for (const clave of claves) {
        const found = await findRow(transaction, clave);
        if (found?.row.state !== 'waiting') continue;
        await found.store.put({ ...found.row, touched: true });
        touched.add(clave);
      }
      await transaction.done;
      return touched;
    },
    async settle(results) {
      const transaction = db.transaction(ENTRIES, 'readwrite');
      for (const { clave, refusal } of results) {
        const found = await findRow(transaction, clave);
        if (!found) continue;
        const { store, row } = found;
        // Of a mark that was undone meanwhile the undo is still to be sent; one that was never made needs none.
        if (row.state === 'undoing' && refusal === null) continue;
        if (refusal === null || row.state === 'undoing') await store.delete(clave);
        else await store.put({ ...row, state: refusal });
      }
      await transaction.done;
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
    async withdrawVisit(clave) {
      const { store, done } = db.transaction('visitas', 'readwrite');
      const row = await store.get(clave);
      await store.delete(clave);
      await done;
      return row?.touched === false ? 'gone' : 'maybe-noted';
    },
    async drop(clave) {
      await Promise.all(ENTRIES.map((name) => db.delete(name, clave)));
    },
    async readNote(note) {
      const sealed = await db.get('notas', note);
      return sealed && unseal(key, sealed);
    },
    async writeNote(note, value) {
      if (value === undefined) await db.delete('notas', note);
      else await db.put('notas', await seal(key, value), note);
    },
    async clear() {
      const all = [...ENTRIES, 'notas'] as const;
      const transaction = db.transaction(all, 'readwrite');
      await Promise.all([...all.map((name) => transaction.objectStore(name).clear()), transaction.done]);
    },
    close: () => db.close(),
  };
}

/** A mark or visit by its key, with the object store that it is in. */
async function findRow(transaction: IDBPTransaction<Schema, typeof ENTRIES, 'readwrite'>, clave: string) {
  for (const name of ENTRIES) {
    const store = transaction.objectStore(name);
    const row = await store.get(clave);
    if (row) return { store, row };
  }
  return null;
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
