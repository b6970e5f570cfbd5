import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SLOW_MACHINE_MS } from '../../../../packages/test-kit/src/slow-machine.ts';
import { type OwnDatabase, takeDatabase } from '../postgres/own-database.ts';
import { type Program, post, startProgram } from '../program.ts';
import { scratch } from '../test-database.ts';
import { ownFolder } from './church.ts';

const ADMIN = { username: 'pastor', password: 'una clave dada' };
let folder: string;
let databases: (OwnDatabase | null)[];
const started: Program[] = [];
/** Environment that a machine sets for every program on it. */
let copies: Record<string, string>;

beforeEach(async () => {
  folder = mkdtempSync(join(scratch, 'copies-commands-'));
  const server = process.env.TEST_DATABASE_URL;
  databases = server === undefined ? [null, null] : [await takeDatabase(server), await takeDatabase(server)];
  copies = {};
});
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  for (const own of databases) own?.giveBack();
  rmSync(folder, { recursive: true, force: true });
});

/** @param machine - 0 is the church's, 1 the new one. */
function run(machine: 0 | 1, name: Parameters<typeof startProgram>[0], ...args: string[]): Program {
  const own = databases[machine] ?? null;
  const program = startProgram(
    name,
    {
      DATA_DIR: join(folder, `data-${machine}`),
      DEMO: '0',
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      ...(own === null
        ? {}
        : { DATABASE_URL: own.url, JWT_SECRET: 'a secret of forty characters, at the least' }),
      ...copies,
    },
    args,
  );
  started.push(program);
  return program;
}

async function stop({ child, ended }: Program): Promise<void> {
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
}

async function signIn(address: string): Promise<string> {
  const answer = await post(`${address}/api/auth/login`, ADMIN);
  return ((await answer.json()) as { token: string }).token;
}

async function get(address: string, path: string, token = ''): Promise<unknown> {
  return (await fetch(`${address}/api${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
}

function filesBelow(path: string): readonly string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

test('from the printed page to a church on a new machine; the private key is nowhere but on the page', async () => {
  const page = join(ownFolder(folder, 'printer'), 'pagina.html');
  const made = await run(0, 'copies', 'key', page).ended;
  expect(made).toMatchObject({ code: 0, problem: '' });
  expect(statSync(page).mode & 0o777).toBe(0o600);
  expect((await run(0, 'copies', 'key', page).ended).problem).toContain('ya existe');
  const recipient = /COPIES_KEY=(age1\w+)/.exec(made.out)?.[1] ?? '';
  const html = readFileSync(page, 'utf8');
  const identity = (/<p class="clave">([^<]+)</.exec(html)?.[1] ?? '').replaceAll(' ', '');
  expect(identity).toMatch(/^AGE-SECRET-KEY-1\w{58}$/);
  expect(html).toContain('<svg');
  // The typed key, as a person reads it from the page.
  const typed = join(folder, 'printer', 'clave.txt');
  writeFileSync(typed, `${identity.toLowerCase()}\n`);

  const to = ownFolder(folder, 'usb');
  copies = { COPIES_TO: to, COPIES_KEY: recipient };
  const server = run(0, 'server');
  const address = await server.address();
  expect(server.out()).toContain('Aviso: las copias selladas no empiezan');
  const token = await signIn(address);
  await post(`${address}/api/category/create`, { name: 'Coro' }, token);
  await expect.poll(() => get(address, '/ready')).toMatchObject({ problemas: ['copias'] });
  expect(await get(address, '/avisos', token)).toMatchObject({ copias: { estado: 'sin-comprobar' } });
  await stop(server);
  expect(existsSync(join(to, 'copias'))).toBe(false);

  const other = await run(0, 'copies', 'key', join(folder, 'printer', 'otra.html')).ended;
  expect(other.code).toBe(0);
  const wrong = join(folder, 'printer', 'otra.txt');
  const otherHtml = readFileSync(join(folder, 'printer', 'otra.html'), 'utf8');
  writeFileSync(wrong, (/<p class="clave">([^<]+)</.exec(otherHtml)?.[1] ?? '').replaceAll(' ', ''));
  expect((await run(0, 'copies', 'check', '--key', wrong).ended).problem).toContain('no es la de COPIES_KEY');
  const checked = await run(0, 'copies', 'check', '--key', typed).ended;
  expect([checked.code, checked.problem]).toEqual([0, '']);

  const sealing = run(0, 'server');
  const base = await sealing.address();
  await expect.poll(() => readdirSync(to), { timeout: SLOW_MACHINE_MS }).toContain('copias');
  const again = await signIn(base);
  await expect
    .poll(() => get(base, '/avisos', again), { timeout: SLOW_MACHINE_MS, interval: 300 })
    .toMatchObject({ copias: { estado: 'bien', ensayo: { resultado: 'bien' } } });
  expect(await get(base, '/ready')).toMatchObject({ problemas: [] });
  await stop(sealing);

  // Not on the server's disk, not in the folder, not in what programs were given.
  for (const path of [...filesBelow(join(folder, 'data-0')), ...filesBelow(to)]) {
    const text = readFileSync(path, 'latin1').toUpperCase();
    expect(text.includes(identity.slice(20)), path).toBe(false);
    expect(text.includes('AGE-SECRET-KEY'), path).toBe(false);
  }
  expect(JSON.stringify(copies).toUpperCase()).not.toContain(identity.slice(20));
  expect(statSync(join(folder, 'data-0', 'clave-de-copias')).mode & 0o777).toBe(0o600);

  // The day of the disaster: the folder and the page are what is left.
  const carried = join(folder, 'carried');
  cpSync(to, carried, { recursive: true });
  rmSync(join(folder, 'data-0'), { recursive: true });
  copies = {};
  const plain = join(folder, 'plana.sqlite');
  writeFileSync(plain, 'no es sellada');
  expect((await run(1, 'restore', plain).ended).problem).toContain('agrega --plain');
  const refused = await run(1, 'restore', carried, '--key', wrong).ended;
  expect([refused.code, refused.problem]).toEqual([
    1,
    expect.stringContaining('la página impresa no aprobó'),
  ]);
  const keeping = ['--keep-erased-after', 'ayer'];
  const vague = await run(1, 'restore', carried, '--key', typed, ...keeping).ended;
  expect([vague.code, vague.problem]).toEqual([1, expect.stringContaining('«ayer» no es un minuto.')]);
  expect((await run(1, 'restore', plain, '--plain', ...keeping).ended).problem).toContain('Uso: npm run');
  const restored = await run(1, 'restore', carried, '--key', typed).ended;
  expect(restored).toMatchObject({ code: 0, problem: '' });
  expect(restored.out).toContain('Su firma es la de tu página.');
  expect(readdirSync(join(folder, 'data-1'))).not.toContain('copia-abierta');
  const reborn = run(1, 'server');
  const there = await reborn.address();
  expect(await get(there, '/category/categories', await signIn(there))).toMatchObject([{ name: 'Coro' }]);
  await stop(reborn);
});

test('the key is asked for on the terminal, and both variables go together, apart from the data', async () => {
  const page = join(folder, 'pagina.html');
  const made = await run(0, 'copies', 'key', page).ended;
  const recipient = /COPIES_KEY=(age1\w+)/.exec(made.out)?.[1] ?? '';
  const [, identity = ''] = /<p class="clave">([^<]+)</.exec(readFileSync(page, 'utf8')) ?? [];
  copies = { COPIES_KEY: recipient };
  expect((await run(0, 'server').ended).problem).toContain('COPIES_TO falta');
  copies = { COPIES_KEY: recipient, COPIES_TO: join(folder, 'data-0', 'backups') };
  expect((await run(0, 'server').ended).problem).toContain(
    'COPIES_TO: la carpeta de las copias no puede estar',
  );
  copies = { COPIES_KEY: recipient, COPIES_TO: join(folder, 'usb') };
  await stop(await listening(run(0, 'server')));
  const asking = run(0, 'copies', 'check');
  asking.child.stdin?.end(`${identity}\n`);
  expect(await asking.ended).toMatchObject({
    code: 0,
    out: expect.stringContaining('La página es la correcta'),
  });
  expect((await run(0, 'copies').ended).problem).toContain('Uso: npm run copies');
});

async function listening(program: Program): Promise<Program> {
  await program.address();
  return program;
}
