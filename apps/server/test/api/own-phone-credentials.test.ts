import type { Endpoint } from '@ministerio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '../../src/openapi/document.ts';
import { cookieOf, fromPage } from '../door.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let ana: Person;
/** Cookie in the browser of Ana's phone, and the two tokens of that phone: of the sign-in, and of a return. */
let cookie: string;
let ofSignIn: { token: string };
let ofReturn: { token: string };
beforeAll(async () => {
  server = await createTestApp({ publicUrl: 'https://iglesia.example' });
  ana = await server.person('USER', 'ana');
});
beforeEach(async () => {
  const { username, password } = ana;
  const login = await server.call('POST', '/auth/login', { body: { username, password } });
  ana = { ...ana, ...login.json<{ token: string }>() };
  const kept = await server.call('POST', '/auth/dispositivo', {
    as: ana,
    body: { nombre: 'Android' },
    headers: { ...fromPage, cookie: cookie ?? '' },
  });
  ofSignIn = kept.json<{ token: string }>();
  const back = await server.call('POST', '/auth/dispositivo/token', {
    headers: { ...fromPage, 'x-dispositivo': '1', cookie: cookieOf(kept) },
  });
  ofReturn = back.json<{ token: string }>();
  cookie = cookieOf(back);
});
afterAll(() => server.close());

/** A call about records that do not exist. */
function knock({ method, path }: Endpoint, headers: Record<string, string>, as?: { token: string }) {
  const url = path.replaceAll(/:\w+/g, '999999');
  return server.call(method, url, { as, headers, ...(method === 'GET' ? {} : { body: {} }) });
}

const isConfirming = ({ statusCode, body }: { statusCode: number; body: string }) =>
  statusCode === 403 && body.includes('confirmation_required');

const named = (list: readonly Endpoint[]) =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const closed = endpoints.filter(
  ({ access }) => access === 'ADMIN' || access === 'signed-in' || access === 'door',
);
const members = endpoints.filter(({ access, name }) => access === 'signed-in' && name !== 'signOut');

test.each(named(closed))('%s does not know the cookie of a member’s phone', async (_name, endpoint) => {
  const answer = await knock(endpoint, { ...fromPage, 'x-dispositivo': '1', cookie });
  expect(answer.statusCode).toBe(401);
});

/**
 * Answer of each call of a member to a token that a phone brought and no password (R58): `confirm` asks for the password
 * and then goes on, `leader` does so too before it says what the caller leads, `own` asks for a proof of its own, `free`
 * is of every day. A new call is written in here.
 */
const callsOfMembers: Readonly<Record<string, 'confirm' | 'leader' | 'own' | 'free'>> = {
  exportOwnData: 'confirm',
  readOwnFicha: 'confirm',
  requestDeletion: 'confirm',
  ledMinistries: 'leader',
  ministryPeople: 'leader',
  markInMinistry: 'leader',
  noteMeeting: 'leader',
  listMinistryFollowUps: 'leader',
  takeMinistryFollowUp: 'leader',
  dropMinistryFollowUp: 'leader',
  openMinistryChat: 'leader',
  noteMinistryFollowUp: 'leader',
  keepOwnPhone: 'own',
  changeOwnPassword: 'own',
  confirmIdentity: 'own',
  removeFactor: 'own',
  requestChallenge: 'free',
  listFactors: 'free',
  listOwnPhones: 'free',
  forgetOwnPhone: 'free',
  closeSessions: 'free',
  deletionStatus: 'free',
  withdrawDeletion: 'free',
  markByPosition: 'free',
  myAttendance: 'free',
  listCategories: 'free',
};

test('every call of a member is in the table', () => {
  expect(Object.keys(callsOfMembers).sort()).toEqual(members.map(({ name }) => name).sort());
});

const delicate = members.filter(({ name }) => callsOfMembers[name] === 'confirm');
describe.each(named(delicate))('%s', (_name, { method, path }) => {
  const call = (as: { token: string }, confirmedBy?: { token: string }) =>
    server.call(method, path, { as, confirmedBy: confirmedBy && { ...confirmedBy, password: ana.password } });

  test('asks a token that a phone brought for the password, and no other', async () => {
    expect(isConfirming(await call(ofReturn))).toBe(true);
    expect((await call(ofReturn, ofReturn)).statusCode).toBe(200);
    expect((await call(ofSignIn)).statusCode).toBe(200);
    expect((await call(ana)).statusCode).toBe(200);
  });

  test('takes the confirmation of that very session alone, for five minutes', async () => {
    const headers = await server.confirmed({ ...ofSignIn, password: ana.password });
    expect(isConfirming(await server.call(method, path, { as: ofReturn, headers }))).toBe(true);
    const own = await server.confirmed({ ...ofReturn, password: ana.password });
    server.clock.advance(5 * 60_000);
    expect(isConfirming(await server.call(method, path, { as: ofReturn, headers: own }))).toBe(true);
  });
});

const day = { fecha: '2026-09-26' };
/** Body of a leader's call, beside ids that nothing has. */
const sentByLeaders: Readonly<Record<string, object>> = {
  markInMinistry: { ...day, presente: true },
  noteMeeting: { ...day, hubo: false },
  openMinistryChat: { texto: 'Hola' },
  noteMinistryFollowUp: { estado: 'escrito' },
};
const leading = members.filter(({ name }) => callsOfMembers[name] === 'leader');
test.each(named(leading))(
  '%s asks a token that a phone brought for the password before it says what is led',
  async (_name, { method, path, name }) => {
    const url = path.replace(':fila', 'u9-2026-09-26').replaceAll(/:\w+/g, '999999');
    const call = (as: { token: string }, confirmedBy?: { token: string }) => {
      const who = confirmedBy && { ...confirmedBy, password: ana.password };
      return server.call(method, url, { as, body: sentByLeaders[name], confirmedBy: who });
    };
    expect(isConfirming(await call(ofReturn))).toBe(true);
    for (const answer of [await call(ofReturn, ofReturn), await call(ofSignIn)]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
    }
  },
);

const everyday = members.filter(
  ({ name }) => callsOfMembers[name] === 'own' || callsOfMembers[name] === 'free',
);
test.each(named(everyday))(
  '%s answers a token that a phone brought as any other, but for the age of its sign-in',
  async (_name, endpoint) => {
    const { statusCode, body } = await knock(endpoint, fromPage, ofReturn);
    if (endpoint.name === 'keepOwnPhone') return expect(statusCode).toBe(400);
    const other = await knock(endpoint, fromPage, ofSignIn);
    expect([statusCode, body.length > 0]).toEqual([other.statusCode, true]);
    expect(statusCode).not.toBe(401);
  },
);

test.each([
  [
    'PUT',
    '/auth/me/clave',
    { claveActual: 'otra', claveNueva: 'tres palabras sin más' },
    'wrong_current_password',
  ],
  ['DELETE', '/auth/me/factores/1', undefined, 'confirmation_required'],
  ['POST', '/auth/dispositivo', { nombre: 'Android' }, 'sign_in_too_old'],
] as const)('%s %s is refused without the password', async (method, url, body, code) => {
  const answer = await server.call(method, url, { as: ofReturn, body, headers: fromPage });
  expect([answer.statusCode, answer.json()]).toMatchObject([403, { code }]);
});

test('the everyday works without: a mark by position', async () => {
  const answer = await server.call('POST', '/asistencia/marcar', {
    as: ofReturn,
    body: { date: '2026-11-21', time: '19:03:12', latitude: -17.8132, longitude: -63.1804 },
  });
  expect(answer.statusCode).toBe(200);
});
