import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { UserEntry } from '@ministerio/contract';
import { sql } from 'kysely';
import { Copier } from '../../src/copies/copier.ts';
import { approveSigner } from '../../src/copies/copies-state.ts';
import { makeCopy } from '../../src/copies/make-copy.ts';
import { findSealed, openSealed } from '../../src/copies/open-sealed.ts';
import { newPageKey, type PageKey } from '../../src/copies/page-key.ts';
import type { CopyRunner } from '../../src/copies/run-copy.ts';
import { ensureSigner } from '../../src/copies/signer.ts';
import type { Database } from '../../src/db/database.ts';
import { insertPhoto } from '../../src/db/repositories/photos.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { Health } from '../../src/health.ts';
import { restoreInto } from '../backup/restored.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { scratch } from '../test-database.ts';

/** A church whose copies leave the machine: its server, its printed page and its folder. */
export interface Church {
  readonly server: TestApp;
  readonly key: PageKey;
  readonly to: string;
  readonly copier: Copier;
  readonly health: Health;
  /** Lines of the log. */
  readonly log: (string | null)[];
  dispose(): Promise<void>;
}

/** Makes copies in this process, where a test is not about the process. */
export function directRunner(server: TestApp): CopyRunner {
  const { database, dataDir } = server.storage;
  return { run: (job) => makeCopy(job, database, ensureSigner(dataDir), () => {}), stop: () => {} };
}

/** @param options - `typedBack`: whether somebody has typed the page's key on the server. */
export async function createChurch({
  runner = directRunner,
  typedBack = true,
}: {
  readonly runner?: (server: TestApp) => CopyRunner;
  readonly typedBack?: boolean;
} = {}): Promise<Church> {
  const to = mkdtempSync(join(scratch, 'copias-'));
  const key = await newPageKey();
  const server = await createTestApp();
  const { database, dataDir } = server.storage;
  if (typedBack) await approveSigner(database.store, key, ensureSigner(dataDir).publicKey, server.clock());
  const health = new Health(server.clock);
  const log: (string | null)[] = [];
  const copier = new Copier({
    target: { to, recipient: key.recipient, dataDir },
    database,
    clock: server.clock,
    health,
    runner: runner(server),
    onChange: (reason) => log.push(reason),
  });
  return {
    server,
    key,
    to,
    copier,
    health,
    log,
    async dispose() {
      await copier.close();
      await server.close();
      rmSync(to, { recursive: true, force: true });
    },
  };
}

/** Milliseconds. */
export const FIVE_MINUTES: number = 5 * 60_000;

/** Five minutes later. */
export async function nextCopy({ server, copier }: Church): Promise<void> {
  server.clock.advance(FIVE_MINUTES);
  await copier.tick();
}

export const copyNames = (to: string): readonly string[] => readdirSync(join(to, 'copias')).sort();

export const photoNames = (to: string): readonly string[] =>
  readdirSync(to)
    .filter((name) => name.startsWith('fotos-'))
    .flatMap((name) => readdirSync(join(to, name)));

/** A picture with two files. @param id - 32 hexadecimal digits. */
export async function addPhoto({ server }: Church, id: string): Promise<void> {
  const file = (width: number, fill: number) =>
    ({ width, format: 'webp', image: Buffer.alloc(3000, fill) }) as const;
  const photo = {
    width: 640,
    height: 480,
    files: [file(320, 1 + (Number.parseInt(id[0] ?? '0', 16) % 9)), file(640, 99)],
  };
  await inTransaction(server.storage.database.store, (transaction) =>
    insertPhoto(transaction, id, photo, server.clock()),
  );
}

/** Restores a copy of a church's folder into another machine, which has the page alone. */
export async function restoreElsewhere(
  { to, key, server: { clock } }: Church,
  machine: TestApp,
  {
    name,
    typed = key.identity,
    keepErasedAfterMs = null,
  }: { readonly name?: string; readonly typed?: string; readonly keepErasedAfterMs?: number | null } = {},
) {
  const carried = mkdtempSync(join(scratch, 'usb-'));
  try {
    cpSync(to, carried, { recursive: true });
    machine.clock.set(new Date(clock()).toISOString());
    const head = await findSealed(name === undefined ? carried : join(carried, 'copias', name));
    if (head === null) throw new Error('not sealed');
    const opened = await openSealed(head, typed, machine.storage.dataDir);
    try {
      const { erasures, file, facts, lostPictures } = opened;
      const options = { file, force: true, trustClock: true, erasures, keepErasedAfterMs };
      const restored = await restoreInto(machine, options);
      return { ...restored, facts, lostPictures };
    } finally {
      opened.dispose();
    }
  } finally {
    rmSync(carried, { recursive: true, force: true });
  }
}

/** Tables that a restore changes on purpose, or that are the machine's own. */
const CHANGED = new Set(['audit_log', 'audit_chain', 'settings', 'confirmations', 'ended_tokens']);

/** Every row of the tables that a restore leaves as they were in the copy. */
export async function everything({ store }: Database): Promise<Record<string, readonly string[]>> {
  const tables = [
    'users',
    'categories',
    'user_categories',
    'attendance',
    'contact_messages',
    'audit_log',
    'audit_chain',
    'confirmations',
    'ended_tokens',
    'second_factors',
    'erasures',
    'content_versions',
    'deletion_requests',
    'door_codes',
    'door_keys',
    'door_phone_categories',
    'door_phones',
    'head_counts',
    'closings',
    'closing_rows',
    'closing_adjustments',
    'visitors',
    'visits',
    'sermons_cache',
    'sermon_thumbs',
    'import_rows',
    'own_phone_secrets',
    'own_phones',
    'photos',
    'photo_files',
    'settings',
    'schema_migrations',
  ];
  const found: Record<string, readonly string[]> = {};
  for (const table of tables.filter((name) => !CHANGED.has(name))) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(store);
    found[table] = rows
      .map((row) =>
        JSON.stringify(row, (_key, value) =>
          value !== null && typeof value === 'object' && value.type === 'Buffer'
            ? Buffer.from(value.data).toString('hex')
            : value,
        ),
      )
      .sort();
  }
  return found;
}

/** A folder of a test's own. */
export function ownFolder(parent: string, name: string): string {
  const folder = join(parent, name);
  mkdirSync(folder);
  return folder;
}

/** A row of somebody, whatever the password. */
export const personColumns = (person: Omit<UserEntry, 'id'>) => ({
  ...person,
  username_key: person.username,
  email_key: person.email,
  codigo_key: person.codigo,
  search_key: person.username,
  password_hash: 'x',
  password_kind: 'own' as const,
  password_expires_ms: null,
  origin: 'admin' as const,
  confirmed_ms: null,
  created_ms: 0,
  updated_ms: 0,
});
