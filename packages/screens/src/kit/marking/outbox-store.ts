import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isVisit, type QueuedEntry, type Refusal, type RefusedEntry } from './entry.ts';
import { createSealKey, type Sealed, seal, unseal } from './seal.ts';

/** Everything that this phone still has to do. */
export interface OutboxContent {
  /** To send, oldest first. */
  readonly waiting: readonly QueuedEntry[];
  /** To review, oldest first. */
  readonly refused: readonly RefusedEntry[];
  /** Keys of sent marks to undo. */
  readonly undoing: readonly string[];
}

/** Answer of the server to one mark or visit, as far as the outbox goes. */
interface Settled {
  readonly clave: string;
  /** null where the server has it. */
  readonly refusal: Refusal | null;
}

/** The outbox's storage, which survives reloads, new builds and the end of the worker (R52). */
export interface OutboxStore {
  /** Stored entries, as far as this tab knows; without a look at the disk. */
  readonly content: () => OutboxContent;
  /** Reads what other tabs, or an earlier visit, stored. */
  readonly read: () => Promise<OutboxContent>;
  /** @throws DOMException `QuotaExceededError` when the phone is full. */
  readonly add: (entry: QueuedEntry) => Promise<void>;
  /**
   * Notes that entries are about to be on the wire: from now on the server may have them.
   * @returns the keys of those that are still here to be sent; the others were undone meanwhile.
   */
  readonly touch: (claves: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Ends entries with the server's results; nothing else does. */
  readonly settle: (results: readonly Settled[]) => Promise<void>;
  /**
   * Undoes a mark, or deletes a visit.
   * @returns `gone`: it was never sent; `sent`: the server may have it, and of a mark it is still to be told.
   */
  readonly withdraw: (clave: string, isVisit?: boolean) => Promise<'gone' | 'sent'>;
  /** Forgets an undo that the server answered, or what a person dropped. */
  readonly drop: (clave: string) => Promise<void>;
  /** Note of this phone about itself and its people, under a name; undefined for none. */
  readonly readNote: (name: string) => Promise<unknown>;
  /** @param note - undefined forgets it. */
  readonly writeNote: (name: string, note: unknown) => Promise<void>;
  /** Forgets everything that was typed or loaded. */
  readonly clear: () => Promise<void>;
  readonly close: () => void;
}

interface Row {
  readonly clave: string;
  readonly state: 'waiting' | 'undoing' | Refusal;
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
export async function openOutboxStore(name = 'puerta'): Promise<OutboxStore> {
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
  /** The rows as last seen on the disk. */
  let rows = new Map<string, Row>();
  /** People of the entries: decrypted once. */
  const whos = new Map<string, QueuedEntry['who']>();
  /** Counts what this tab changed, so that a slow reading never covers it. */
  let changes = 0;

  /** Changes rows in one transaction: `next` gives the new row, null deletes it. @returns them as they were */
  async function change(
    claves: readonly string[],
    next: (row: Row | undefined, clave: string) => Row | null | undefined,
  ): Promise<readonly Row[]> {
    const transaction = db.transaction(ENTRIES, 'readwrite');
    const [marks, visits] = [transaction.objectStore('marcas'), transaction.objectStore('visitas')];
    const before: Row[] = [];
    const after: [string, Row | null | undefined][] = [];
    for (const clave of claves) {
      const mark = await marks.get(clave);
      const visit = mark ? undefined : await visits.get(clave);
      const row = mark ?? visit;
      const store = visit ? visits : marks;
      const changed = next(row, clave);
      if (row) before.push(row);
      if (changed) await store.put(changed);
      else if (row) await store.delete(clave);
      after.push([clave, changed]);
    }
    await transaction.done;
    changes += 1;
    for (const [clave, row] of after) {
      if (row) rows.set(clave, row);
      else rows.delete(clave);
      if (!row?.who) whos.delete(clave);
    }
    return before;
  }

  function content(): OutboxContent {
    const all = [...rows.values()].sort(
      (one, other) => one.takenMs - other.takenMs || one.clave.localeCompare(other.clave),
    );
    const entries = all.flatMap(({ clave, takenMs, state }) => {
      const who = whos.get(clave);
      // Sealed by this store, under a key that only it has.
      return who && state !== 'undoing' ? [{ entry: { clave, who, takenMs } as QueuedEntry, state }] : [];
    });
    return {
      undoing: all.filter(({ state }) => state === 'undoing').map(({ clave }) => clave),
      waiting: entries.flatMap(({ entry, state }) => (state === 'waiting' ? [entry] : [])),
      refused: entries.flatMap(({ entry, state }) =>
        state === 'waiting' ? [] : [{ ...entry, reason: state }],
      ),
    };
  }

  return {
    content,
    async read() {
      let seen: number;
      let found: readonly Row[];
      do {
        seen = changes;
        found = (await Promise.all(ENTRIES.map((each) => db.getAll(each)))).flat();
        for (const { clave, who } of found) {
          if (who && !whos.has(clave)) whos.set(clave, (await unseal(key, who)) as QueuedEntry['who']);
        }
      } while (seen !== changes);
      rows = new Map(found.map((row) => [row.clave, row]));
      for (const clave of whos.keys()) if (!rows.has(clave)) whos.delete(clave);
      return content();
    },
    async add(entry) {
      const { clave, takenMs, who } = entry;
      const row: Row = { clave, takenMs, state: 'waiting', touched: false, who: await seal(key, who) };
      const { store, done } = db.transaction(isVisit(entry) ? 'visitas' : 'marcas', 'readwrite', {
        durability: 'strict',
      });
      await Promise.all([store.add(row), done]);
      changes += 1;
      rows.set(clave, row);
      whos.set(clave, who);
    },
    async touch(claves) {
      const before = await change(claves, (row) =>
        row?.state === 'waiting' ? { ...row, touched: true } : row,
      );
      return new Set(before.filter(({ state }) => state === 'waiting').map(({ clave }) => clave));
    },
    async settle(results) {
      const refusals = new Map(results.map(({ clave, refusal }) => [clave, refusal]));
      await change([...refusals.keys()], (row, clave) => {
        const refusal = refusals.get(clave) ?? null;
        // Of a mark that was undone meanwhile the undo is still to be sent; one that was never made needs none.
        if (row?.state === 'undoing') return refusal === null ? row : null;
        return row && refusal !== null ? { ...row, state: refusal } : null;
      });
    },
    async withdraw(clave, isOfVisit = false) {
      const [row] = await change([clave], (found) =>
        isOfVisit || found?.touched === false
          ? null
          : { clave, takenMs: found?.takenMs ?? 0, state: 'undoing', touched: true, who: null },
      );
      return row?.touched === false ? 'gone' : 'sent';
    },
    drop: async (clave) => void (await change([clave], () => null)),
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
      await Promise.all([...all.map((each) => transaction.objectStore(each).clear()), transaction.done]);
      changes += 1;
      rows.clear();
      whos.clear();
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
