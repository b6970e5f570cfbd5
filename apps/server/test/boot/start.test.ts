import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { DAY_MS } from '@ministerio/contract/domain';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { overwritePage } from '../damaged-page.ts';
import { post, startProgram } from '../program.ts';
import { scratch } from '../test-database.ts';

let folder: string;
const children: ReturnType<typeof startProgram>[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(scratch, 'start-'));
});
afterEach(async () => {
  for (const { child, ended } of children.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

function run(
  name: Parameters<typeof startProgram>[0],
  env: Record<string, string>,
  args: readonly string[] = [],
) {
  const program = startProgram(name, { DATA_DIR: join(folder, 'data'), ...env }, args);
  children.push(program);
  return program;
}

/** Leaves a data folder that a server has made. */
async function startOnce(): Promise<void> {
  const { child, ended, address } = run('server', {});
  await address();
  child.kill('SIGTERM');
  await ended;
}

describe('a first start', () => {
  test('prints the administrator once, keeps files private, and stops when asked', async () => {
    const first = run('server', {});
    const address = await first.address();
    const [account, ready, ...more] = first.out().trimEnd().split('\n');
    const [, password = ''] =
      /^Administrador: admin · Contraseña \(se muestra una sola vez\): (\S+) · Miembro de ejemplo: \S+, número de membresía \d+$/.exec(
        account ?? '',
      ) ?? [];
    expect([ready, more]).toEqual([`Listo: ${address}`, []]);
    // By its name: browsers give passkeys to no address (R45).
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    expect(password.length).toBeGreaterThanOrEqual(12);
    expect((await post(`${address}/api/auth/login`, { username: 'admin', password })).status).toBe(200);
    for (const name of readdirSync(join(folder, 'data'))) {
      expect(statSync(join(folder, 'data', name)).mode & 0o077).toBe(0);
    }

    const rival = await run('server', {}).ended;
    expect(rival).toMatchObject({
      code: 1,
      problem: `DATA_DIR: otro servidor ya usa esta carpeta de datos, ${join(folder, 'data')} (proceso ${first.child.pid}). Detenlo y repite la orden, o elige otra carpeta con DATA_DIR=...\n`,
    });

    first.child.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);

    const second = run('server', {});
    const again = await second.address();
    expect(second.out().trimEnd().split('\n')).toEqual([
      'Aviso: «admin» todavía usa la contraseña generada en el primer inicio. Cámbiala.',
      `Listo: ${again}`,
    ]);
    expect((await post(`${again}/api/auth/login`, { username: 'admin', password })).status).toBe(200);

    const reset = await run('admin', {}, ['reset', 'admin']).ended;
    const oneTime = /: (\S+)$/m.exec(reset.out)?.[1] ?? '';
    expect((await post(`${again}/api/auth/login`, { username: 'admin', password: oneTime })).status).toBe(
      200,
    );
    // A stolen session may have renamed them.
    for (const args of [['reset'], ['reset', 'otra']]) {
      const listed = await run('admin', {}, args).ended;
      expect([listed.code, listed.problem]).toEqual([
        1,
        expect.stringMatching(/con uno de estos:\n {2}admin \(entró el [\d-]{10} \d\d:\d\d UTC\)\n$/),
      ]);
    }
    const none = await run('admin', {}, ['quitar-segundo-factor', 'admin']).ended;
    expect([none.code, none.problem]).toEqual([1, '«admin» no tiene segundo factor.\n']);
    second.child.kill('SIGINT');
    expect((await second.ended).code).toBe(0);
  });

  test.each([
    ['once letras', 'al menos 12 caracteres'],
    ['passwordpassword', 'más usadas'],
  ])('refuses a weak password for the first administrator: %s', async (password, why) => {
    const { code, out, problem } = await run('server', { ADMIN_PASSWORD: password }).ended;
    expect(code).toBe(1);
    expect(problem).toMatch(/^ADMIN_PASSWORD no es válida\. /);
    expect(problem).toContain(why);
    expect(out + problem).not.toContain(password);
  });

  test('starts with the short password that an administrator of earlier days was made with', async () => {
    const first = run('server', { ADMIN_PASSWORD: 'una clave dada' });
    await first.address();
    first.child.kill('SIGINT');
    await first.ended;
    expect(await run('server', { ADMIN_PASSWORD: 'diez letra' }).address()).toMatch(/^http/);
  });

  test('never prints a password that was given', async () => {
    const server = run('server', { ADMIN_USERNAME: 'pastor', ADMIN_PASSWORD: 'una clave dada' });
    const address = await server.address();
    expect(server.out()).toMatch(/^Administrador: pastor$/m);
    expect(server.out()).not.toContain('una clave dada');
    const login = await post(`${address}/api/auth/login`, { username: 'pastor', password: 'una clave dada' });
    expect(login.status).toBe(200);
  });
});

describe('a start that others can reach', () => {
  const WARNING = /^Aviso: otros equipos llegan a este servidor sin cifrado/m;

  test.each([
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://iglesia.example' }, true],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://iglesia.example' }, false],
    [{ HOST: '127.0.0.1' }, false],
  ])('%o warns of passwords without encryption: %s', async (env, warns) => {
    const server = run('server', { ADMIN_PASSWORD: 'una clave dada', ...env });
    await server.address();
    expect(WARNING.test(server.out())).toBe(warns);
  });
});

describe('a start on a machine where something is wrong', () => {
  const data = (name = '') => join(folder, 'data', name);
  const problemsAt = async (address: string) => {
    const answer = await fetch(`${address}/api/ready`);
    return ((await answer.json()) as { problemas: string[] }).problemas;
  };

  test.each([
    ['SIGKILL', true],
    ['SIGTERM', false],
  ] as const)('after %s looks for damaged pages: %s', async (signal, looks) => {
    const first = run('server', {});
    await first.address();
    first.child.kill(signal);
    await first.ended;
    const file = new Sqlite(data('ministerio.sqlite'));
    file.pragma('wal_checkpoint(TRUNCATE)');
    const page = file
      .prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'sermon_thumbs'")
      .pluck()
      .get();
    file.close();
    overwritePage(data('ministerio.sqlite'), Number(page));
    const second = run('server', {});
    const address = await second.address();
    expect(/^Aviso: la base de datos está dañada/m.test(second.out())).toBe(looks);
    if (looks) expect(await problemsAt(address)).toContain('datos');
  });

  test('takes the rights of others away, and says so once', async () => {
    await startOnce();
    chmodSync(data(), 0o755);
    for (const name of ['clave-de-sesiones', 'ministerio.sqlite']) chmodSync(data(name), 0o644);
    const second = run('server', {});
    expect(await problemsAt(await second.address())).toEqual([]);
    expect(second.out()).toMatch(/^Aviso: otros usuarios de este equipo podían leer los datos\./m);
    for (const name of ['', 'clave-de-sesiones', 'ministerio.sqlite']) {
      expect(statSync(data(name)).mode & 0o077).toBe(0);
    }
    second.child.kill('SIGTERM');
    await second.ended;
    const third = run('server', {});
    await third.address();
    expect(third.out()).not.toContain('otros usuarios');
  });

  test('warns where the clock is behind what was seen', async () => {
    await startOnce();
    const file = new Sqlite(data('ministerio.sqlite'));
    const seen = JSON.stringify({ latestMs: Date.now() + 90 * DAY_MS, doubtedSinceMs: null });
    file.prepare("UPDATE settings SET value = ? WHERE key = 'clock'").run(seen);
    file.close();
    const second = run('server', {});
    expect(await problemsAt(await second.address())).toEqual(['reloj']);
    expect(second.out()).toMatch(/^Aviso: el reloj de este equipo dice \d{4}-/m);
  });
});

describe('a start that cannot be', () => {
  test('because the port is taken writes nothing', async () => {
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
    const { port } = taken.address() as { port: number };
    const ended = await run('server', { PORT: String(port) }).ended;
    taken.close();
    expect(ended).toMatchObject({
      code: 1,
      problem: 'PORT: el puerto ya está en uso. Elige otro con PORT=...\n',
    });
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  test('because the data folder is a file says so', async () => {
    writeFileSync(join(folder, 'data'), '');
    const { code, problem } = await run('server', {}).ended;
    expect([code, problem]).toEqual([1, expect.stringMatching(/^DATA_DIR: no se puede escribir .*\n$/)]);
  });

  test('because the data folder is served says so', async () => {
    const served = resolve(import.meta.dirname, '../../../site/dist/data');
    const { code, problem } = await run('server', { DATA_DIR: served }).ended;
    expect([code, problem]).toEqual([1, expect.stringMatching(/^DATA_DIR: .*carpeta publicada\.\n$/)]);
    expect(existsSync(served)).toBe(false);
  });

  test('because the key is damaged says so', async () => {
    await startOnce();
    writeFileSync(join(folder, 'data', 'clave-de-sesiones'), 'short');
    const { code, problem } = await run('server', {}).ended;
    expect([code, problem]).toEqual([1, expect.stringMatching(/^DATA_DIR: la clave .* está dañada.*\n$/)]);
  });

  test.each(['empty', 'missing'])('because the database is %s where there was one says so', async (how) => {
    await startOnce();
    const file = join(folder, 'data', 'ministerio.sqlite');
    if (how === 'empty') truncateSync(file);
    else rmSync(file);
    const { code, problem } = await run('server', {}).ended;
    expect([code, problem]).toEqual([
      1,
      expect.stringMatching(/^DATA_DIR: la base de datos falta o está vacía.*npm run restore.*\n$/),
    ]);
  });

  test('because a variable is bad names it and never its value', async () => {
    const { code, problem } = await run('server', { JWT_SECRET: 'oh-so-secret' }).ended;
    expect([code, problem]).toEqual([1, expect.stringMatching(/^JWT_SECRET no es válida.*\n$/)]);
    expect(problem).not.toContain('oh-so-secret');
  });

  test('because PostgreSQL cannot be reached names the variable and never the address', async () => {
    const env = {
      DATABASE_URL: 'postgres://user:pw-secret@127.0.0.1:9/x',
      JWT_SECRET: 'a secret of forty characters, at the least',
    };
    const { code, problem } = await run('server', env).ended;
    expect([code, problem]).toEqual([1, 'DATABASE_URL: no se puede usar la base de datos (ECONNREFUSED).\n']);
  });
});

test('the shell command says how it is used', async () => {
  expect(await run('admin', {}, ['unknown']).ended).toMatchObject({
    code: 1,
    problem:
      'Uso: npm run admin -- reset [USUARIO], o npm run admin -- quitar-segundo-factor USUARIO (si perdió el teléfono y los códigos)\n',
  });
});
