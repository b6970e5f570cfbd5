import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  addPasskey,
  codeOf,
  confirmChallenge,
  confirmedByCode,
  firstStep,
  ORIGIN,
  STEP_MS,
  signed,
  withApp,
} from '../second-factor/factors.ts';
import { SoftPasskey } from '../second-factor/soft-passkey.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

const MINUTE_MS = 60_000;
let server: TestApp;
let rosa: Person;
beforeEach(async () => {
  server = await createTestApp({
    publicUrl: ORIGIN,
    limits: { factorCodes: { count: 25, windowMs: 10 * MINUTE_MS } },
  });
  rosa = await server.person('ADMIN', 'rosa');
});
afterEach(() => server.close());

const second = (body: object) => server.call('POST', '/auth/segundo-factor', { body });
const codeIn = (answer: { json: <T>() => T }) => answer.json<{ code?: string }>().code;
const outcome = (answers: readonly { readonly statusCode: number }[]) =>
  answers.filter(({ statusCode }) => statusCode === 200).length;
const isSignedIn = async (answer: { json: <T>() => T }) =>
  (await server.call('GET', '/auth/users', { as: answer.json<{ token: string }>() })).statusCode === 200;

describe('signing in', () => {
  test('without a factor is what it was', async () => {
    const { answer, token } = await firstStep(server, rosa);
    expect([answer.statusCode, typeof token]).toEqual([200, 'string']);
  });

  test('with an app: the password brings a challenge, the code the token', async () => {
    const { secret } = await withApp(server, rosa);
    const { answer, reto, token } = await firstStep(server, rosa);
    expect([answer.statusCode, token]).toEqual([401, undefined]);
    expect(answer.json()).toEqual({
      code: 'second_factor_required',
      message: 'Falta el segundo paso para entrar.',
      reto,
      factores: { opciones: null, origen: null, app: true, codigos: 10 },
    });
    expect(reto).toMatch(/^[\w-]{43}$/);
    const done = await second({ reto, codigo: codeOf(server, secret) });
    expect(done.headers['set-cookie']).toMatch(/^equipo=.*Path=\/api\/auth\/login/);
    expect(await isSignedIn(done)).toBe(true);
  });

  test('with a passkey, which the browser is told about', async () => {
    const { passkey } = await addPasskey(server, rosa, await server.confirmed(rosa));
    const { answer, reto, factores } = await firstStep(server, rosa);
    expect(answer.statusCode).toBe(401);
    expect(factores).toEqual({
      opciones: {
        challenge: reto,
        rpId: 'jovenes.example',
        allowCredentials: [{ id: passkey.id, type: 'public-key', transports: ['internal'] }],
        timeout: 300_000,
        userVerification: 'required',
      },
      origen: ORIGIN,
      app: false,
      codigos: 10,
    });
    const done = await second({ reto, asercion: signed(passkey, { reto }) });
    expect(await isSignedIn(done)).toBe(true);
  });

  test('with a recovery code, however it is typed; it is told by name', async () => {
    const { codes } = await withApp(server, rosa);
    const { reto } = await firstStep(server, rosa);
    const done = await second({
      reto,
      codigo: ` ${codes[3]?.toLowerCase().replaceAll('-', ' ').replace('0', 'o')} `,
    });
    const as = done.json<{ token: string }>();
    expect((await server.call('GET', '/auth/me/factores', { as })).json()).toMatchObject({ codigos: 9 });
    expect((await server.call('GET', '/avisos', { as })).json()).toMatchObject({
      accesos: [
        { username: 'rosa', por: 'rosa', motivo: 'codigo-usado' },
        { username: 'rosa', por: 'rosa', motivo: 'factor-agregado' },
      ],
    });
  });

  test('a password from others leaves the factor', async () => {
    const luis = await server.person('ADMIN', 'luis');
    await withApp(server, rosa);
    const headers = await server.confirmed(luis);
    const clave = 'de-un-solo-uso';
    await server.call('POST', `/auth/users/${rosa.id}/restablecer`, { as: luis, body: { clave }, headers });
    expect(codeIn((await firstStep(server, { ...rosa, password: clave })).answer)).toBe(
      'second_factor_required',
    );
    const set = { username: 'rosa', email: 'rosa@example.test', password: 'otra-clave-larga' };
    await server.call('PUT', `/auth/users/${rosa.id}`, { as: luis, body: set, headers });
    expect(codeIn((await firstStep(server, { ...rosa, password: set.password })).answer)).toBe(
      'second_factor_required',
    );
    const demoted = { username: 'rosa', email: 'rosa@example.test', role: 'USER' };
    await server.call('PUT', `/auth/users/${rosa.id}`, { as: luis, body: demoted, headers });
    expect(codeIn((await firstStep(server, { ...rosa, password: set.password })).answer)).toBe(
      'second_factor_required',
    );
  });
});

describe('twenty at once', () => {
  /** Twenty sign-ins that got to their second step. */
  const challenges = async () => {
    const steps = [];
    for (let one = 0; one < 20; one += 1) steps.push(await firstStep(server, rosa));
    return steps;
  };

  test('with the same step of an app: one gets in', async () => {
    const { secret } = await withApp(server, rosa);
    const steps = await challenges();
    const codigo = codeOf(server, secret);
    expect(outcome(await Promise.all(steps.map(({ reto }) => second({ reto, codigo }))))).toBe(1);
    // A later one neither: the step is used.
    server.clock.advance(2 * MINUTE_MS);
    const { reto } = await firstStep(server, rosa);
    expect(codeIn(await second({ reto, codigo }))).toBe('wrong_code');
  });

  test('with the same recovery code: one gets in', async () => {
    const { codes } = await withApp(server, rosa);
    const steps = await challenges();
    const answers = await Promise.all(steps.map(({ reto }) => second({ reto, codigo: codes[0] })));
    expect(outcome(answers)).toBe(1);
    const used = await server.storage.database.store.selectFrom('recovery_codes').select('hash').execute();
    expect(used).toHaveLength(9);
  });

  test('with the same answer of a passkey: one gets in, and no replay', async () => {
    const { passkey } = await addPasskey(server, rosa, await server.confirmed(rosa));
    const { reto } = await firstStep(server, rosa);
    const asercion = signed(passkey, { reto });
    const answers = await Promise.all(Array.from({ length: 20 }, () => second({ reto, asercion })));
    expect(outcome(answers)).toBe(1);
    expect(codeIn(await second({ reto, asercion }))).toBe('challenge_expired');
  });
});

describe('a challenge', () => {
  test('is good for five minutes', async () => {
    const { codes } = await withApp(server, rosa);
    const { reto } = await firstStep(server, rosa);
    server.clock.advance(5 * MINUTE_MS);
    const late = await second({ reto, codigo: codes[0] });
    expect([late.statusCode, codeIn(late)]).toEqual([409, 'challenge_expired']);
    server.clock.advance(-1);
    expect((await second({ reto, codigo: codes[0] })).statusCode).toBe(200);
  });

  test('of a sign-in confirms nothing, and one of a confirmation signs nobody in', async () => {
    const { codes } = await withApp(server, rosa);
    const [ofLogin, ofConfirm] = [await firstStep(server, rosa), await confirmChallenge(server, rosa)];
    const body = { reto: ofLogin.reto, codigo: codes[0] };
    expect(codeIn(await server.call('POST', '/auth/me/confirmar', { as: rosa, body }))).toBe(
      'challenge_expired',
    );
    expect(codeIn(await second({ reto: ofConfirm.reto, codigo: codes[0] }))).toBe('challenge_expired');
  });

  test('of one account or session is none for another', async () => {
    const luis = await server.person('ADMIN', 'luis');
    const [ofRosa, ofLuis] = [await withApp(server, rosa), await withApp(server, luis)];
    const { reto } = await confirmChallenge(server, rosa);
    const confirm = (as: Pick<Person, 'token'>, codigo: string | undefined) =>
      server.call('POST', '/auth/me/confirmar', { as, body: { reto, codigo } });
    expect(codeIn(await confirm(luis, ofLuis.codes[0]))).toBe('challenge_expired');
    const step = await firstStep(server, rosa);
    const other = (await second({ reto: step.reto, codigo: ofRosa.codes[1] })).json<{ token: string }>();
    expect(codeIn(await confirm(other, ofRosa.codes[0]))).toBe('challenge_expired');
    // Luis' code for Rosa's sign-in.
    const { reto: rosas } = await firstStep(server, rosa);
    expect(codeIn(await second({ reto: rosas, codigo: ofLuis.codes[0] }))).toBe('wrong_code');
    expect((await confirm(rosa, ofRosa.codes[0])).statusCode).toBe(200);
  });

  test('ends with a new password', async () => {
    const { codes, secret } = await withApp(server, rosa);
    const { reto } = await firstStep(server, rosa);
    const headers = await confirmedByCode(server, rosa, codeOf(server, secret));
    const body = { claveActual: rosa.password, claveNueva: 'una-clave-nueva' };
    expect((await server.call('PUT', '/auth/me/clave', { as: rosa, body, headers })).statusCode).toBe(200);
    expect(codeIn(await second({ reto, codigo: codes[0] }))).toBe('challenge_expired');
  });
});

describe('guessing codes', () => {
  test('is slowed like guessing passwords, and the right password forgives nothing', async () => {
    const { secret } = await withApp(server, rosa);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { reto } = await firstStep(server, rosa);
      const answer = await second({ reto, codigo: '000000' });
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        {
          code: 'wrong_code',
          message: 'El código no es correcto. Escribe el que se ve ahora.',
          errors: { codigo: 'El código no es correcto. Escribe el que se ve ahora.' },
        },
      ]);
    }
    expect((await firstStep(server, rosa)).answer.statusCode).toBe(429);
    server.clock.advance(2000);
    const { reto } = await firstStep(server, rosa);
    expect((await second({ reto, codigo: codeOf(server, secret) })).statusCode).toBe(200);
  });

  test('at the same time gets no more tries than one after another', async () => {
    await server.close();
    server = await createTestApp({
      publicUrl: ORIGIN,
      limits: { factorCodes: { count: 3, windowMs: 10 * MINUTE_MS } },
    });
    rosa = await server.person('ADMIN', 'rosa');
    await withApp(server, rosa);
    const { reto } = await firstStep(server, rosa);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, guess) => second({ reto, codigo: String(100_000 + guess) })),
    );
    expect(answers.filter((answer) => codeIn(answer) === 'wrong_code').length).toBeLessThanOrEqual(3);
    expect(outcome(answers)).toBe(0);
  });
});

describe('a passkey', () => {
  const tried = async (change: (passkey: SoftPasskey) => SoftPasskey, origin = ORIGIN) => {
    const { passkey } = await addPasskey(server, rosa, await server.confirmed(rosa));
    const { reto } = await firstStep(server, rosa);
    const changed = change(passkey);
    const answer = {
      ...changed.assert({ challenge: reto, origin, rpId: 'jovenes.example' }),
      id: passkey.id,
      rawId: passkey.id,
    };
    return codeIn(await second({ reto, asercion: answer }));
  };

  test.each([
    [
      'whose user was not verified',
      (passkey: SoftPasskey) => Object.assign(passkey, { verifiesUser: false }),
    ],
    ['with another key', () => new SoftPasskey()],
  ])('%s is refused', async (_what, change) => {
    expect(await tried(change)).toBe('wrong_passkey');
  });

  test('whose signature counter went back is refused', async () => {
    const passkey = Object.assign(new SoftPasskey(), { counter: 7 });
    await addPasskey(server, rosa, await server.confirmed(rosa), passkey);
    const copied = await firstStep(server, rosa);
    passkey.counter = 3;
    expect(codeIn(await second({ reto: copied.reto, asercion: signed(passkey, copied) }))).toBe(
      'wrong_passkey',
    );
    passkey.counter = 8;
    expect((await second({ reto: copied.reto, asercion: signed(passkey, copied) })).statusCode).toBe(200);
  });

  test('of another site is refused', async () => {
    expect(await tried((passkey) => passkey, 'https://jovenes.example.evil')).toBe('wrong_passkey');
  });

  test('for another account is refused', async () => {
    const luis = await server.person('ADMIN', 'luis');
    await withApp(server, luis);
    const { passkey } = await addPasskey(server, rosa, await server.confirmed(rosa));
    const { reto } = await firstStep(server, luis);
    expect(codeIn(await second({ reto, asercion: signed(passkey, { reto }) }))).toBe('wrong_passkey');
  });
});

test('a step that shows next is good too, one that passed long ago is not', async () => {
  const { secret } = await withApp(server, rosa);
  server.clock.advance(STEP_MS);
  const ahead = codeOf(server, secret);
  server.clock.advance(-STEP_MS);
  const { reto } = await firstStep(server, rosa);
  expect((await second({ reto, codigo: ahead })).statusCode).toBe(200);
  server.clock.advance(3 * STEP_MS);
  const again = await firstStep(server, rosa);
  expect(codeIn(await second({ reto: again.reto, codigo: ahead }))).toBe('wrong_code');
});
