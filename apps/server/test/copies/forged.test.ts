import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newPageKey } from '../../src/copies/page-key.ts';
import { readHead } from '../../src/copies/sealed-file.ts';
import { stop } from '../backup/restored.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';
import {
  addPhoto,
  type Church,
  copyNames,
  createChurch,
  nextCopy,
  photoNames,
  restoreElsewhere,
} from './church.ts';

let church: Church;
let admin: Person;
let machine: TestApp;
let path: string;
beforeEach(async () => {
  church = await createChurch();
  admin = await church.server.person('ADMIN', 'admin');
  machine = await createTestApp();
  await church.copier.tick();
  path = join(church.to, 'copias', copyNames(church.to)[0] ?? '');
});
afterEach(async () => {
  await machine.close();
  await church.dispose();
});

const refusal = (options?: Parameters<typeof restoreElsewhere>[2]) =>
  restoreElsewhere(church, machine, options).then(
    () => 'restored',
    (error: unknown) => (error instanceof Error ? error.message : 'no error'),
  );

/** Changes the text of the signed facts, whose length stays. */
function replaceInFile(from: string, to: string): void {
  const bytes = readFileSync(path);
  const at = bytes.indexOf(from);
  expect(at).toBeGreaterThan(0);
  bytes.set(Buffer.from(to), at);
  writeFileSync(path, bytes);
}

test('one changed byte of the content, or one that is missing, refuses the copy', async () => {
  const whole = readFileSync(path);
  const changed = Buffer.from(whole);
  changed[whole.length - 100] = (changed[whole.length - 100] ?? 0) ^ 1;
  writeFileSync(path, changed);
  expect(await refusal()).toContain('no es lo que se firmó');
  for (const length of [whole.length - 1, whole.length - 2000]) {
    writeFileSync(path, whole.subarray(0, length));
    expect(await refusal()).toContain('le falta una parte');
  }
  writeFileSync(path, whole.subarray(0, 300));
  expect(await refusal()).toContain('incompleta o dañada desde su comienzo');
  writeFileSync(path, '');
  expect(await refusal()).toContain('incompleta o dañada desde su comienzo');
});

test.each([
  ['its time', '"atMs":17', '"atMs":18'],
  ['its sequence', '"seq":1', '"seq":9'],
  ['the head of the audit', '"head":{"seq":', '"head":{"seQ":'],
])('changed after it was signed: %s', async (_what, from, to) => {
  replaceInFile(from, to);
  expect(await refusal()).toMatch(/la firma no corresponde|no se puede leer/);
});

test('another installation, or another signer, needs the approval of the page', async () => {
  const installation = (await readHead(path))?.facts.installation ?? '';
  replaceInFile(`"installation":"${installation}"`, `"installation":"${'A'.repeat(installation.length)}"`);
  expect(await refusal()).toContain('la página impresa no aprobó');
});

test('a copy that somebody else sealed to the same public key is refused: his own page cannot speak for this one', async () => {
  const stranger = await createChurch();
  await stranger.server.person('ADMIN', 'ajeno');
  await stranger.copier.tick();
  const foreign = readFileSync(join(stranger.to, 'copias', copyNames(stranger.to)[0] ?? ''));
  await stranger.dispose();
  writeFileSync(path, foreign);
  expect(await refusal()).toContain('la página impresa no aprobó');
});

test('an old copy under the name of a newer one is refused', async () => {
  await church.server.call('POST', '/category/create', { as: admin, body: { name: 'Coro' } });
  await nextCopy(church);
  const [older = '', newer = ''] = copyNames(church.to);
  const folder = join(church.to, 'copias');
  renameSync(join(folder, older), join(folder, newer));
  expect(await refusal()).toContain(`se guardó como ${older}`);
});

test('another page, and a mistyped key, say so', async () => {
  expect(await refusal({ typed: (await newPageKey()).identity })).toContain('la página impresa no aprobó');
  expect(
    await refusal({ typed: church.key.identity.replace(/.$/, (last) => (last === 'Q' ? 'P' : 'Q')) }),
  ).toContain('no está bien escrita');
  await stop(machine);
  const spaced = church.key.identity.toLowerCase().replaceAll(/(.{6})/g, '$1 ');
  expect(await refusal({ typed: spaced })).toBe('restored');
});

test('a list of erasures that is older than the copy is refused, and so is none', async () => {
  const erase = async (name: string) => {
    const { id } = await church.server.person('USER', name);
    await church.server.call('DELETE', `/auth/users/${id}`, { as: admin });
    await nextCopy(church);
  };
  await erase('uno');
  const list = join(church.to, `borrados-${church.key.recipient.slice(4, 12)}.sello`);
  const old = readFileSync(list);
  await erase('dos');
  writeFileSync(list, old);
  expect(await refusal()).toContain('más vieja que la copia');
  renameSync(list, `${list}.otra`);
  expect(await refusal()).toContain('la lista de lo que se borró');
});

test('a picture that was changed in the folder is left out and counted', async () => {
  await addPhoto(church, 'a'.repeat(32));
  await nextCopy(church);
  const [name = ''] = photoNames(church.to);
  const picture = join(church.to, `fotos-${church.key.recipient.slice(4, 12)}`, name);
  writeFileSync(picture, readFileSync(picture).subarray(0, -5));
  await stop(machine);
  expect(await restoreElsewhere(church, machine)).toMatchObject({ lostPictures: 1 });
});
