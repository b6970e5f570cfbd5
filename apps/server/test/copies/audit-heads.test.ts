import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { comparePlainHeads, compareStoredHeads } from '../../src/copies/compare-heads.ts';
import { writeBackup } from '../../src/db/backup/write-backup.ts';
import { shellSource, writeAudit } from '../../src/db/repositories/audit.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { sequencerOf } from '../audit-chain/entries.ts';
import type { Person } from '../test-app.ts';
import { type Church, copyNames, createChurch, nextCopy } from './church.ts';

let church: Church;
let admin: Person;
// The first entry is the administrator's sign-in; each copy ends with a ministry.
beforeEach(async () => {
  church = await createChurch();
  admin = await church.server.person('ADMIN', 'admin');
  for (const name of ['Coro', 'Danza', 'Prensa']) {
    await church.server.call('POST', '/category/create', { as: admin, body: { name } });
    await link();
    await nextCopy(church);
  }
});
afterEach(() => church.dispose());

const store = () => church.server.storage.database.store;
const link = () => sequencerOf(church.server.storage.database).run();
const compare = () => compareStoredHeads(store(), church.to, church.key.page);

test('every copy has a head that is in the chain', async () => {
  expect(await compare()).toEqual({ agreeing: 3, wrong: [], explained: [] });
});

test('a chain that was cut at its end is told by the copies that went further', async () => {
  await sql`delete from audit_chain where seq > 2`.execute(store());
  expect(await compare()).toEqual({
    agreeing: 1,
    wrong: [
      expect.stringMatching(
        /^La copia del .* llegaba a la entrada 4, y ahora el registro termina en la 2: está cortado\.$/,
      ),
      expect.stringContaining('llegaba a la entrada 3'),
    ],
    explained: [],
  });
});

test('a chain that was made anew is told', async () => {
  await sql`delete from audit_chain`.execute(store());
  await sql`update audit_log set actor_name = 'ruth'`.execute(store());
  await link();
  const compared = await compare();
  expect(compared?.wrong).toHaveLength(3);
  expect(compared?.wrong[0]).toContain('fue cambiado o hecho de nuevo después');
});

test('what retention removed from the beginning, and what a restore explains, is not wrong', async () => {
  await sql`delete from audit_chain where seq <= 2`.execute(store());
  expect(await compare()).toEqual({ agreeing: 3, wrong: [], explained: [] });
  await sql`delete from audit_chain where seq > 3`.execute(store());
  await inTransaction(store(), (transaction) =>
    writeAudit(transaction, shellSource(church.server.clock()), {
      action: 'database_restored',
      entity: 'database',
    }),
  );
  expect(await compare()).toMatchObject({
    agreeing: 2,
    wrong: [],
    explained: [expect.stringContaining('cortado')],
  });
});

test('a copy that nobody signed for this church says nothing of the chain; a folder that is away neither', async () => {
  const [first = '', second = ''] = copyNames(church.to);
  renameSync(join(church.to, 'copias', first), join(church.to, 'copias', second));
  expect((await compare())?.wrong).toEqual([expect.stringContaining(`se guardó como ${first}`)]);
  expect(await compareStoredHeads(store(), `${church.to}-away`, church.key.page)).toBeNull();
});

describe('the plain copies of DATA_DIR', () => {
  let folder: string;
  const comparePlain = () => comparePlainHeads(store(), folder);
  beforeEach(async () => {
    folder = join(church.server.storage.dataDir, 'backups');
    await writeBackup(church.server.storage.database, join(folder, 'diaria-2026-09-26.sqlite'));
  });

  test('agree with a whole chain', async () => {
    expect(await comparePlain()).toEqual({ agreeing: 1, wrong: [], explained: [] });
    expect(await comparePlainHeads(store(), `${folder}-away`)).toBeNull();
  });

  test('tell a chain that was cut at its end, and entries without a link', async () => {
    await sql`delete from audit_log where id > 2`.execute(store());
    await sql`delete from audit_chain where entry_id > 2`.execute(store());
    const told =
      'La copia diaria-2026-09-26.sqlite llegaba a la entrada 4, y ahora el registro termina en la 2';
    expect((await comparePlain())?.wrong).toEqual([expect.stringContaining(told)]);
    await sql`delete from audit_chain`.execute(store());
    expect((await comparePlain())?.wrong).toHaveLength(1);
  });

  test('say nothing where they are damaged', async () => {
    writeFileSync(join(folder, 'antes-de-restaurar-x.sqlite'), 'no es una base de datos');
    expect(await comparePlain()).toEqual({ agreeing: 1, wrong: [], explained: [] });
  });
});
