import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../src/openapi/document.ts';
import { everyChange } from '../every-change.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
let ana: Person;
beforeAll(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  ana = await server.person('USER', 'ana', { codigo: '5501' });
  changes = everyChange(server, () => ({ admin, ana }));
});
afterAll(() => server.close());

/** How each call is made: `test/every-change.ts`. */
let changes: ReturnType<typeof everyChange>;
/** Calls that change nothing that anybody else sees. */
const unaudited = new Map([
  ['sendMessage', 'a visitor writes, the message is the record'],
  ['markByPosition', 'a member marks for itself, the mark is the record'],
  ['stageImport', 'puts aside; the confirmation is one entry (R23)'],
  ['signOut', 'ends the own session alone'],
  ['makeDoorCode', 'asserted in door-phones.test.ts, with the confirmation that it needs'],
  ['setLeaders', 'asserted in leaders.test.ts, with the confirmation that it needs'],
  ['closeMonth', 'asserted in closings.test.ts, with the confirmation that it needs'],
  ['adjustClosing', 'as above'],
  ['enrolPhone', 'asserted in door-phones.test.ts, with the code that it needs'],
  ['confirmDoorPhone', 'as above'],
  ['removeDoorPhone', 'as above'],
  ['uploadPhoto', 'asserted in photos.test.ts, with the picture that it needs'],
  ['confirmIdentity', 'says who is at the keyboard; what it is for has an entry of its own'],
  ['requestChallenge', 'only what is done with it changes something'],
  ['secondFactor', 'reads; a recovery code that it uses up is asserted in second-factor.test.ts'],
  ['addFactor', 'asserted in factors.test.ts, with the confirmation that it needs'],
  ['removeFactor', 'as above'],
  ['keepOwnPhone', 'asserted in own-phone-returns.test.ts: administrators have no such phone'],
  ['exchangeOwnPhone', 'as above, with the cookie that it needs'],
  ['forgetOwnPhone', 'as above'],
  ['previewPage', 'shows what is not published'],
  ['hideFirstSteps', 'puts advice away, and no record changes'],
  ['removeDemo', 'asserted in demo.test.ts, with the demo data it needs'],
]);

const entries = async () =>
  Number(
    (
      await server.storage.database.store
        .selectFrom('audit_log')
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows,
  );

const writing = endpoints.filter(({ method, name }) => method !== 'GET' && !unaudited.has(name));

test.each(writing.map(({ name, method }) => [name, method] as const))(
  '%s leaves its row in the log',
  async (name, method) => {
    const prepare = changes[name];
    if (prepare === undefined)
      throw new Error(`Say in every-change.ts how '${name}' is called, or here why it needs no row.`);
    // One process begins so many sign-ins in a second (R4).
    server.clock.advance(1000);
    // Changing the own password ends the session.
    const again = { username: admin.username, password: admin.password };
    const login = await server.call('POST', '/auth/login', { body: again });
    admin = { ...admin, token: login.json<{ token: string }>().token };
    const { path, body } = await prepare();
    const before = await entries();
    // Deletions ask for a confirmation by the third (R47).
    const answer = await server.call(method, path, { as: admin, body, confirmedBy: admin });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
    expect(await entries()).toBe(before + 1);
    if (name === 'changeOwnPassword') admin = { ...admin, password: 'otra-clave-larga' };
  },
);
