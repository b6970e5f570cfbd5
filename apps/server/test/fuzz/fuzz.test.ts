import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../long.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';
import { contentOf } from './content-of.ts';
import { anyRequest, type Fuzzed, type Sender } from './requests.ts';

const RUNS = sized(2000, 20_000);
/** The same requests each time in `npm test`; new ones in every soak, told by fast-check where one fails. */
const seed = sized(20_260_926, Date.now() % 2 ** 31);

/** Words that only the inside of a server knows. */
const inside =
  /SQLITE|SqliteError|pg_|postgres|node_modules|node:internal|\bat \S+ \(|\.ts:\d|argon2|password_hash|codigo_key|rate_limits|ECONN|FST_ERR|ZodError|kysely|syntax error/i;

const many = { count: 1_000_000, windowMs: 1000 };
let server: TestApp;
const people = new Map<Sender, Person>();
let made = 0;
const statuses = new Map<number, number>();
const reached = new Set<string>();

beforeAll(async () => {
  server = await createTestApp({
    limits: {
      registrations: many,
      collisions: many,
      messagesOfNetwork: many,
      messagesInAll: many,
      positionRefusals: many,
    },
  });
  await meet('administrator');
  await meet('member');
});
afterAll(() => server.close());

async function meet(sender: 'administrator' | 'member'): Promise<Person> {
  made += 1;
  const role = sender === 'member' ? 'USER' : 'ADMIN';
  const person = await server.person(role, `fuzz${made}`, { codigo: `F-${made}` });
  people.set(sender, person);
  return person;
}

async function tokenOf(sender: Sender): Promise<string | null> {
  if (sender === 'nobody') return null;
  if (sender === 'forger') return 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.';
  return (people.get(sender) ?? (await meet(sender))).token;
}

async function send({ method, path, sender, contentType, body }: Fuzzed) {
  // Another visitor each time, a moment later: what the limits do has tests of its own.
  server.clock.advance(50);
  made += 1;
  const token = await tokenOf(sender);
  const answer = await server.app.inject({
    method,
    url: `/api${path}`,
    remoteAddress: `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`,
    headers: {
      // A call of the door is refused without it before anything else.
      'x-puerta': '1',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === null ? {} : { 'content-type': contentType }),
    },
    ...(body === null ? {} : { payload: body }),
  });
  await server.app.trail.settled();
  return answer;
}

test(`${RUNS} requests made of the contract: no 5xx, nothing of the inside, no change by a refusal`, {
  timeout: sized(180_000, 3_600_000),
}, async () => {
  const { database } = server.storage;
  let before = await contentOf(database);
  const property = fc.asyncProperty(anyRequest, async (request) => {
    const { statusCode, body } = await send(request);
    const after = await contentOf(database);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    if (statusCode < 300) reached.add(request.endpoint);
    expect(statusCode).toBeLessThan(500);
    if (statusCode >= 400) {
      expect(after).toBe(before);
      expect(body).not.toMatch(inside);
    }
    before = after;
    // A request that worked may have ended the sender's own rights.
    const { sender } = request;
    const lost = statusCode === 401 || (sender === 'administrator' && statusCode === 403);
    if (lost && (sender === 'member' || sender === 'administrator')) {
      await meet(sender);
      before = await contentOf(database);
    }
  });
  await fc.assert(property, { seed, numRuns: RUNS, endOnFailure: true });
  // Requests that are all refused at the door would prove nothing.
  expect([...statuses.keys()].sort()).toEqual(
    expect.arrayContaining([200, 400, 401, 403, 404, 409, 413, 415]),
  );
  expect(reached.size).toBeGreaterThan(20);
});
