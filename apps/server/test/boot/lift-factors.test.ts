import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startProgram } from '../program.ts';
import { codeOf } from '../second-factor/factors.ts';
import type { TestApp } from '../test-app.ts';

let folder: string;
const children: ReturnType<typeof startProgram>[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ministerio-'));
});
afterEach(async () => {
  for (const { child, ended } of children.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

function run(name: 'server' | 'admin', env: Record<string, string>, args: readonly string[] = []) {
  const program = startProgram(name, { DATA_DIR: join(folder, 'data'), ...env }, args);
  children.push(program);
  return program;
}

test('npm run admin lifts a lost second factor, beside the running server, told by name', async () => {
  const ADMIN_PASSWORD = 'una clave dada';
  const address = await run('server', { ADMIN_PASSWORD }).address();
  let token = '';
  const call = async <T>(path: string, body?: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${address}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as T };
  };
  const credentials = { username: 'admin', password: ADMIN_PASSWORD };
  const signIn = () => call<{ token: string }>('/auth/login', credentials);
  token = (await signIn()).body.token;
  const { confirmacion } = (
    await call<{ confirmacion: string }>('/auth/me/confirmar', { clave: ADMIN_PASSWORD })
  ).body;
  const confirmed = { 'x-confirmacion': confirmacion };
  const asked = await call<{ app: { reto: string; secreto: string } }>(
    '/auth/me/retos',
    { para: 'app' },
    confirmed,
  );
  const { reto, secreto } = asked.body.app;
  const codigo = codeOf({ clock: Date.now } as unknown as TestApp, secreto);
  const added = await call('/auth/me/factores', { tipo: 'app', reto, nombre: 'Teléfono', codigo }, confirmed);
  expect([added.status, (await signIn()).status]).toEqual([200, 401]);

  const reset = await run('admin', {}, ['reset', 'admin']).ended;
  expect(reset.out).toContain('se le pedirá también su segundo factor');
  const lifted = await run('admin', {}, ['quitar-segundo-factor', 'admin']).ended;
  expect([lifted.code, lifted.out]).toEqual([
    0,
    '«admin» entra desde ahora solo con su contraseña, y sus sesiones se cerraron. Los administradores lo ven en el panel durante 7 días.\n',
  ]);
  expect((await call('/auth/me/factores')).status).toBe(401);
  const oneTime = /: (\S+)\. Al entrar/.exec(reset.out)?.[1] ?? '';
  const back = await call<{ token: string }>('/auth/login', { ...credentials, password: oneTime });
  token = back.body.token;
  const own = await fetch(`${address}/api/auth/me/clave`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ claveActual: oneTime, claveNueva: 'una clave nueva' }),
  });
  token = ((await own.json()) as { token: string }).token;
  const { accesos } = (await call<{ accesos: object[] }>('/avisos')).body;
  expect(accesos).toContainEqual(
    expect.objectContaining({ username: 'admin', por: 'consola del servidor', motivo: 'sin-segundo-factor' }),
  );
});
