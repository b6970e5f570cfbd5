import type { Endpoint } from '@ministerio/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endSessions } from '../../src/db/repositories/sessions.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { endpoints } from '../../src/openapi/document.ts';
import { forgedTokens, remade } from '../forged-tokens.ts';
import { createTestApp, type Person, type TestApp, testSecret } from '../test-app.ts';

let server: TestApp;
let admin: Person;
let member: Person;

beforeAll(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  member = await server.person('USER', 'ana');
});
afterAll(() => server.close());

/** A call of an endpoint about records that do not exist, so that nothing changes. */
function knock({ method, path }: Endpoint, token?: string) {
  const url = path.replaceAll(/:\w+/g, '999999');
  return server.call(method, url, token === undefined ? {} : { as: { token } });
}

/** A call with optional access refuses a bad token too, but nobody without one. */
const guarded = endpoints.filter(({ access }) => access !== 'public');
const adminOnly = endpoints.filter(({ access }) => access === 'ADMIN' || access === 'door');
const name = ({ method, path }: Endpoint) => [`${method} ${path}`] as const;

/** A refusal's code, read from JSON or, for the call that answers in plain text, from its sentence. */
function refusal(body: string): string {
  if (body.startsWith('{')) return (JSON.parse(body) as { code: string }).code;
  const sentences = new Map([
    ['Token no encontrado', 'token_missing'],
    ['Tu sesión ya no es válida. Inicia sesión de nuevo.', 'token_invalid'],
    ['Tu sesión ha vencido. Inicia sesión de nuevo.', 'token_expired'],
    ['No tienes permiso para hacer esto.', 'forbidden'],
    ['Cambia tu contraseña para continuar.', 'password_change_required'],
  ]);
  return sentences.get(body) ?? body;
}

test('the contract has every kind of call', () => {
  expect(new Set(endpoints.map(({ access }) => access)).size).toBe(5);
  expect(endpoints.length).toBeGreaterThan(28);
});

describe.each(guarded.map((endpoint) => [...name(endpoint), endpoint] as const))('%s', (_name, endpoint) => {
  test('refuses nobody with 401 and the sentence of the specification', async () => {
    if (endpoint.access === 'optional') return;
    const answer = await knock(endpoint);
    const missing = endpoint.access === 'door' ? 'phone_missing' : 'token_missing';
    expect([answer.statusCode, refusal(answer.body)]).toEqual([401, missing]);
  });

  test('refuses every token that was never issued', async () => {
    for (const [kind, token] of forgedTokens(admin.token, testSecret)) {
      const answer = await knock(endpoint, token);
      expect([kind, answer.statusCode, refusal(answer.body)]).toEqual([kind, 401, 'token_invalid']);
    }
  });

  test('refuses an expired token', async () => {
    const answer = await knock(endpoint, remade(admin.token, { exp: 1 }, testSecret));
    expect([answer.statusCode, refusal(answer.body)]).toEqual([401, 'token_expired']);
  });
});

describe.each(adminOnly.map((endpoint) => [...name(endpoint), endpoint] as const))(
  '%s',
  (_name, endpoint) => {
    test('refuses a member before looking at what was sent', async () => {
      // Ending sessions is also a member's own right, for itself.
      if (endpoint.name === 'closeSessions') return;
      for (const token of [member.token, remade(member.token, { role: 'ADMIN' }, testSecret)]) {
        const answer = await knock(endpoint, token);
        expect([answer.statusCode, refusal(answer.body)]).toEqual([403, 'forbidden']);
      }
    });
  },
);

describe('a token that was good dies with its right', () => {
  const usersOf = (person: Person) => server.call('GET', '/auth/users', { as: person });
  const administrator = async (username: string) => {
    const person = await server.person('ADMIN', username);
    expect((await usersOf(person)).statusCode).toBe(200);
    return person;
  };

  test('when its person is deleted, and the id is never given again', async () => {
    const gone = await administrator('gone');
    await server.call('DELETE', `/${gone.id}`, { as: admin, confirmedBy: admin });
    const next = await server.person('USER', 'next');
    expect(next.id).toBeGreaterThan(gone.id);
    expect((await usersOf(gone)).json()).toMatchObject({ code: 'token_invalid' });
  });

  test('when its person is demoted', async () => {
    const demoted = await administrator('demoted');
    const body = { username: 'demoted', email: 'demoted@example.test', role: 'USER' };
    const answer = await server.call('PUT', `/auth/users/${demoted.id}`, {
      as: admin,
      body,
      confirmedBy: admin,
    });
    expect(answer.statusCode).toBe(200);
    expect((await usersOf(demoted)).json()).toMatchObject({ code: 'token_invalid' });
  });

  test('when its sessions are ended', async () => {
    const ended = await administrator('ended');
    const { store } = server.storage.database;
    await inTransaction(store, (transaction) => endSessions(transaction, ended.id));
    expect((await usersOf(ended)).json()).toMatchObject({ code: 'token_invalid' });
  });

  test('when twelve hours have passed, and not a second earlier', async () => {
    const tired = await administrator('tired');
    server.clock.advance(12 * 60 * 60 * 1000 - 1000);
    expect((await usersOf(tired)).statusCode).toBe(200);
    server.clock.advance(1000);
    expect((await usersOf(tired)).json()).toMatchObject({ code: 'token_expired' });
  });
});

test.each(['/auth/login', '/contactanos'])('POST %s ignores a bad token', async (path) => {
  const answer = await server.call('POST', path, { as: { token: 'abc' }, body: {} });
  expect(answer.statusCode).toBe(400);
});

test.each(['/videos', '/health', '/ready'])('GET %s ignores a bad token', async (path) => {
  expect((await server.call('GET', path, { as: { token: 'abc' } })).statusCode).toBe(200);
});
