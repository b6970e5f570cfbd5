import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemRandom } from '../../src/random.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

const HERE = '192.0.2.1';
/** Longest wait that the message names. */
const NAMED_SECONDS = 60;

let server: TestApp;
let ana: Person;
beforeEach(async () => {
  server = await createTestApp({ random: { ...systemRandom, digits: drawsOf(7) } });
  ana = await server.person('ADMIN', 'ana');
});
afterEach(() => server.close());

/** The same lots in each run: digits of the generator of Park and Miller. */
function drawsOf(seed: number): (count: number) => string {
  let state = seed;
  return (count) => {
    state = (state * 48_271) % 2_147_483_647;
    return String(state % 10 ** count).padStart(count, '0');
  };
}

async function login(username: string, password: string, { cookie = '', from = HERE } = {}) {
  return server.call('POST', '/auth/login', {
    body: { username, password },
    remoteAddress: from,
    headers: cookie === '' ? {} : { cookie },
  });
}

/** The device cookie of a good sign-in, as a browser sends it back. */
async function deviceOf({ username, password }: Person, from = '203.0.113.9'): Promise<string> {
  const answer = await login(username, password, { from });
  expect(answer.statusCode).toBe(200);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

interface Attack {
  readonly name: (index: number) => string;
  readonly seconds: number;
}

let tries = 0;
/** A program that tries ten times a second, for so long; between its tries, once a second, somebody else. */
async function hammer({ name, seconds }: Attack, between: () => Promise<number> = async () => 0) {
  const evaluated = { wrong: 0 };
  const answers: number[] = [];
  for (let second = 0; second < seconds; second += 1) {
    for (let tenth = 0; tenth < 10; tenth += 1) {
      tries += 1;
      const { statusCode } = await login(name(tries), 'mala');
      if (statusCode === 401) evaluated.wrong += 1;
      server.clock.advance(100);
    }
    answers.push(await between());
  }
  return { ...evaluated, answers };
}

const oneName: Attack['name'] = () => 'ana';
const manyNames: Attack['name'] = (index) => `nadie${index}`;

describe('a program that tries ten times a second from the same Wi-Fi', () => {
  test.each([
    ['one name', oneName],
    ['many names', manyNames],
  ])('%s: whoever keeps trying gets in within the time that the message names', async (_, name) => {
    await hammer({ name, seconds: 12 });
    const { answers } = await hammer({ name, seconds: NAMED_SECONDS }, async () => {
      const answer = await login('ana', ana.password);
      expect(Number(answer.headers['retry-after'] ?? 0)).toBeLessThanOrEqual(NAMED_SECONDS);
      return answer.statusCode;
    });
    expect(answers).toContain(200);
  });

  test.each([
    ['one name', oneName],
    ['many names', manyNames],
  ])('%s: a browser that signed in before gets in at once, each time', async (_, name) => {
    const cookie = await deviceOf(ana);
    await hammer({ name, seconds: 12 });
    const { answers } = await hammer({ name, seconds: 9 }, async () => {
      return (await login('ana', ana.password, { cookie })).statusCode;
    });
    expect(new Set(answers)).toEqual(new Set([200]));
  });

  test('many names: a name known from the network does not feel them', async () => {
    await login('ana', ana.password);
    await hammer({ name: manyNames, seconds: 12 });
    expect((await login('ana', ana.password)).statusCode).toBe(200);
  });

  test.each([
    ['one name', oneName],
    ['many names', manyNames],
  ])('%s: is itself evaluated some once a second', async (_, name) => {
    await login('ana', ana.password);
    await hammer({ name, seconds: 20 });
    const { wrong } = await hammer({ name, seconds: 40 });
    expect(wrong).toBeLessThanOrEqual(50);
  });

  test('one name, from where it never signed in: the count of the name still holds', async () => {
    await hammer({ name: oneName, seconds: 60 });
    const { wrong } = await hammer({ name: oneName, seconds: 60 });
    expect(wrong).toBeLessThanOrEqual(1);
  });

  test('more than a network’s share of a second: others, and known browsers, sign in', async () => {
    const cookie = await deviceOf(ana);
    const answers = [];
    for (let index = 0; index < 100; index += 1)
      answers.push((await login(`nadie${index}`, 'mala')).statusCode);
    expect(answers.filter((status) => status === 503)).toHaveLength(50);
    expect((await login('ana', ana.password)).statusCode).toBe(503);
    expect((await login('ana', ana.password, { cookie })).statusCode).toBe(200);
    expect((await login('ana', ana.password, { from: '192.0.2.2' })).statusCode).toBe(200);
  });
});

test('bodies that are no sign-in use up nobody’s', async () => {
  for (let index = 0; index < 600; index += 1) {
    const answer = await server.call('POST', '/auth/login', { body: {}, remoteAddress: HERE });
    expect(answer.statusCode).toBe(400);
  }
  expect((await login('ana', ana.password)).statusCode).toBe(200);
});
