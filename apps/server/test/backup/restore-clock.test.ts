import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@ministerio/contract/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeBackup } from '../../src/db/backup/write-backup.ts';
import type { Database } from '../../src/db/database.ts';
import type { Restored } from '../../src/restore/prepare-restored.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';
import { scratch } from '../test-database.ts';
import { appOn, names, restoreInto, stop, withRestored } from './restored.ts';

let server: TestApp;
let admin: Person;
let file: string;
let elsewhere: string;
beforeEach(async () => {
  elsewhere = mkdtempSync(join(scratch, 'restore-'));
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  file = join(elsewhere, 'copia.sqlite');
});
afterEach(async () => {
  await server.close();
  rmSync(elsewhere, { recursive: true, force: true });
});

/** Stops the server and restores the copy. */
async function restore(force: boolean, trustClock = false): Promise<Restored> {
  await stop(server);
  return restoreInto(server, { file, force, trustClock });
}

describe('a restore with a doubtful clock', () => {
  const signIn = async (database: Database) => {
    const app = await appOn(database, server);
    const payload = { username: admin.username, password: admin.password };
    const login = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
    const authorization = `Bearer ${login.json<{ token: string }>().token}`;
    const answer = await app.inject({ url: '/api/auth/users', headers: { authorization } });
    await app.close();
    return answer.statusCode;
  };

  test.each([
    ['30 days ahead', 30 * DAY_MS],
    ['more than a day ahead', DAY_MS + 1000],
    ['an hour behind', -3_600_000],
    ['56 years behind', -Date.parse('2026-09-26T00:00:00.000Z')],
  ])('is refused with both dates: %s', async (_what, awayMs) => {
    await writeBackup(server.storage.database, file);
    server.clock.advance(awayMs);
    await expect(restore(true)).rejects.toThrow(
      /El reloj de este equipo dice .*2026-09-26 23:30.*--trust-clock/,
    );
    expect(await withRestored(server, names)).toEqual([{ username: 'admin' }]);
  });

  test.each([
    ['a day later', DAY_MS],
    ['some minutes behind', -600_000],
  ])('is taken: %s', async (_what, awayMs) => {
    await writeBackup(server.storage.database, file);
    server.clock.advance(awayMs);
    await restore(true);
    server.clock.advance(600_000 + 1000);
    expect(await withRestored(server, signIn)).toBe(200);
  });

  test('that was trusted while it was wrong does no lasting harm: right again, a restore lets people in', async () => {
    server.clock.advance(30 * DAY_MS);
    await writeBackup(server.storage.database, file);
    await restore(true, true);
    await withRestored(server, async (database) => {
      await writeBackup(database, join(elsewhere, 'later.sqlite'));
    });
    server.clock.advance(-30 * DAY_MS);
    file = join(elsewhere, 'later.sqlite');
    await restoreInto(server, { file, force: true, trustClock: true });
    server.clock.advance(1000);
    expect(await withRestored(server, signIn)).toBe(200);
  });
});
