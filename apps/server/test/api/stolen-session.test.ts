import type { SecurityNotices } from '@ministerio/contract';
import { DAY_MS } from '@ministerio/contract/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, confirmedByCode, firstStep, withApp } from '../second-factor/factors.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let thief: Person;
let victim: Person;
let member: Person;
/** Signs in with the membership number. */
let byNumber: Person;
beforeEach(async () => {
  server = await createTestApp();
  thief = await server.person('ADMIN', 'rosa');
  victim = await server.person('ADMIN', 'luis');
  member = await server.person('USER', 'ana');
  byNumber = await server.person('USER', 'eva', { codigo: 'clave-de-eva' });
});
afterEach(() => server.close());

const PASSWORD = 'una-clave-robada';
const identity = ({ username }: Person) => ({ username, email: `${username}@example.test` });
const path = ({ id }: Person) => `/auth/users/${id}`;
const newAdministrator = {
  username: 'nuevo',
  email: 'nuevo@example.test',
  codigo: 'N-1',
  nombre: 'Nuevo',
  apellido: 'Nadie',
  role: 'ADMIN',
  password: PASSWORD,
};

/** Calls by the holder of an administrator's token, and their notices; null for those told in other ways. */
const changes = [
  [
    'sets another administrator’s password',
    () => ['PUT', path(victim), { ...identity(victim), password: PASSWORD }],
    'clave-nueva',
  ],
  [
    'demotes another administrator',
    () => ['PUT', path(victim), { ...identity(victim), role: 'USER' }],
    'sin-rol',
  ],
  ['deletes another administrator', () => ['DELETE', path(victim), undefined], 'eliminado'],
  ['deletes by the old path', () => ['DELETE', `/${victim.id}`, undefined], 'eliminado'],
  [
    'sets the own password without the former one',
    () => ['PUT', path(thief), { ...identity(thief), password: PASSWORD }],
    'clave-nueva',
  ],
  [
    'gives itself a one-time password',
    () => ['POST', `${path(thief)}/restablecer`, { clave: PASSWORD }],
    'clave-de-un-uso',
  ],
  [
    'gives another administrator a one-time password',
    () => ['POST', `${path(victim)}/restablecer`, { clave: PASSWORD }],
    'clave-de-un-uso',
  ],
  [
    'ends another administrator’s sessions',
    () => ['POST', `${path(victim)}/cerrar-sesiones`, {}],
    'sesiones-cerradas',
  ],
  [
    'renames another administrator',
    () => ['PUT', path(victim), { ...identity(victim), username: 'segundax' }],
    'usuario-o-correo',
  ],
  [
    'changes another administrator’s e-mail',
    () => ['PUT', path(victim), { ...identity(victim), email: 'robada@example.test' }],
    'usuario-o-correo',
  ],
  [
    'renames itself',
    () => ['PUT', path(thief), { ...identity(thief), username: 'rosa9' }],
    'usuario-o-correo',
  ],
  [
    'changes the number that is a member’s password',
    () => ['PUT', path(byNumber), { ...identity(byNumber), codigo: '71000044' }],
    null,
  ],
  ['makes an administrator', () => ['POST', '/auth/register', newAdministrator], null],
  [
    'promotes a member',
    () => ['PUT', path(member), { ...identity(member), role: 'ADMIN', password: PASSWORD }],
    null,
  ],
  [
    'sets a member’s password',
    () => ['PUT', path(member), { ...identity(member), password: PASSWORD }],
    null,
  ],
  [
    'gives a member a one-time password',
    () => ['POST', `${path(member)}/restablecer`, { clave: PASSWORD }],
    null,
  ],
] as const satisfies readonly (readonly [
  string,
  () => readonly ['PUT' | 'POST' | 'DELETE', string, object | undefined],
  SecurityNotices['accesos'][number]['motivo'] | null,
])[];

/** Everything that such a call could have changed. */
async function accounts() {
  const { store } = server.storage.database;
  const users = await store.selectFrom('users').selectAll().orderBy('id').execute();
  const log = await store.selectFrom('audit_log').select('id').execute();
  return { users, entries: log.length };
}

describe('a stolen session of an administrator', () => {
  test.each(changes)('without the password it never %s (R47)', async (_what, call) => {
    const before = await accounts();
    const [method, url, body] = call();
    const answer = await server.call(method, url, { as: thief, body });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'confirmation_required']);
    expect(await accounts()).toEqual(before);
  });

  test.each(changes)(
    'with the password it %s, told to all for seven days (R47)',
    async (_w, call, motivo) => {
      const chief = await server.person('ADMIN', 'jefa');
      const [method, url, body] = call();
      const headers = await server.confirmed(thief);
      expect((await server.call(method, url, { as: thief, body, headers })).statusCode).toBe(200);
      const told = async () => {
        const as = await server.call('POST', '/auth/login', {
          body: { username: 'jefa', password: chief.password },
        });
        const answer = await server.call('GET', '/avisos', { as: as.json<{ token: string }>() });
        return answer.json<SecurityNotices>().accesos.map(({ por, motivo: why }) => [por, why]);
      };
      const expected = motivo === null ? [] : [['rosa', motivo]];
      // The account promoted with a password is an administrator by now.
      if (url === path(member)) return expect((await accounts()).entries).toBeGreaterThan(0);
      expect(await told()).toEqual(expected);
      server.clock.advance(7 * DAY_MS);
      expect(await told()).toEqual([]);
    },
  );

  test('a new password is in the log by its name', async () => {
    const body = { ...identity(member), password: PASSWORD };
    await server.call('PUT', path(member), { as: thief, confirmedBy: thief, body });
    const { store } = server.storage.database;
    const log = await store.selectFrom('audit_log').select(['action', 'entity_id', 'actor_name']).execute();
    expect(log).toContainEqual({ action: 'password_set', entity_id: member.id, actor_name: 'rosa' });
  });

  const fields = {
    username: 'otra.vez',
    email: 'otra.vez@example.test',
    nombre: 'Otra',
    apellido: 'Vez',
    codigo: '71000044',
    password: PASSWORD,
    role: 'ADMIN',
  } as const;
  const accountsOf = {
    member: () => member,
    byNumber: () => byNumber,
    victim: () => victim,
    thief: () => thief,
  };
  type Account = keyof typeof accountsOf;
  /** Accounts for which a change of a field asks. */
  const asked: Readonly<Record<keyof typeof fields, readonly Account[]>> = {
    username: ['victim', 'thief'],
    email: ['victim', 'thief'],
    nombre: [],
    apellido: [],
    codigo: ['byNumber'],
    password: ['member', 'byNumber', 'victim', 'thief'],
    role: ['member', 'byNumber', 'victim', 'thief'],
  };
  const cells = Object.keys(fields).flatMap((field) =>
    Object.keys(accountsOf).map((who) => [field as keyof typeof fields, who as Account] as const),
  );

  test.each(cells)('a changed %s of the %s asks as the table says (R47)', async (field, who) => {
    const person = accountsOf[who]();
    const isAdmin = who === 'victim' || who === 'thief';
    const value = field === 'role' && isAdmin ? 'USER' : fields[field];
    const promotes = field === 'role' && !isAdmin ? { password: PASSWORD } : {};
    const body = { ...identity(person), ...promotes, [field]: value };
    const answer = await server.call('PUT', path(person), { as: thief, body });
    expect(answer.statusCode).toBe(asked[field].includes(who) ? 403 : 200);
  });

  test('edits an administrator without a confirmation where name and e-mail stay', async () => {
    const body = { ...identity(victim), nombre: 'Lucho' };
    expect((await server.call('PUT', path(victim), { as: thief, body })).statusCode).toBe(200);
  });

  test('a renamed administrator is told by the former name', async () => {
    const body = { ...identity(victim), username: 'segundax' };
    await server.call('PUT', path(victim), { as: thief, confirmedBy: thief, body });
    const { accesos } = (await server.call('GET', '/avisos', { as: victim })).json<SecurityNotices>();
    expect(accesos).toMatchObject([{ por: 'rosa', username: 'segundax', antes: 'luis' }]);
  });

  test('edits and deletes members without a confirmation, as at every desk', async () => {
    const edit = { ...identity(member), nombre: 'Anita', role: 'USER' };
    expect((await server.call('PUT', path(member), { as: thief, body: edit })).statusCode).toBe(200);
    expect((await server.call('DELETE', path(member), { as: thief })).statusCode).toBe(200);
  });
});

describe('of an administrator with a second factor', () => {
  const withPassword = (body: object | undefined) =>
    body === undefined ? undefined : { ...body, claveActual: thief.password };

  test.each(changes)('a stolen session with the password never %s (R45)', async (_what, call) => {
    await withApp(server, thief);
    const before = await accounts();
    const [method, url, body] = call();
    const confirm = { as: thief, body: { clave: thief.password } };
    const confirmed = await server.call('POST', '/auth/me/confirmar', confirm);
    expect([confirmed.statusCode, confirmed.json<{ code: string }>().code]).toEqual([403, 'factor_required']);
    const answer = await server.call(method, url, { as: thief, body: withPassword(body) });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'confirmation_required']);
    expect(await accounts()).toEqual(before);
  });

  test('it changes no password and no factor either', async () => {
    const { secret } = await withApp(server, thief);
    const before = await accounts();
    const factors = () => server.storage.database.store.selectFrom('second_factors').selectAll().execute();
    const [factor] = await factors();
    const own = { claveActual: thief.password, claveNueva: PASSWORD };
    for (const [method, url, body] of [
      ['PUT', '/auth/me/clave', own],
      ['POST', '/auth/me/retos', { para: 'app' }],
      ['POST', '/auth/me/factores', { tipo: 'codigos' }],
      ['DELETE', `/auth/me/factores/${factor?.id}`, undefined],
    ] as const) {
      const answer = await server.call(method, url, { as: thief, body });
      expect([url, answer.json<{ code: string }>().code]).toEqual([url, 'confirmation_required']);
    }
    expect([await accounts(), await factors()]).toEqual([before, [factor]]);
    const headers = await confirmedByCode(server, thief, codeOf(server, secret));
    const body = { tipo: 'codigos' };
    expect((await server.call('POST', '/auth/me/factores', { as: thief, body, headers })).statusCode).toBe(
      200,
    );
  });

  test.each(changes)('a stolen password alone never %s (R45)', async (_what, call) => {
    await withApp(server, thief);
    const before = await accounts();
    const { answer, token } = await firstStep(server, thief);
    expect([answer.statusCode, token]).toEqual([401, undefined]);
    const [method, url, body] = call();
    // The one call that a visitor may make too makes no administrator.
    const refused = await server.call(method, url, { body: withPassword(body) });
    expect(refused.statusCode).toBeGreaterThanOrEqual(401);
    expect(await accounts()).toEqual(before);
  });
});
