import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FakePhone, FakeServer, type Reply } from './test/fake-door.ts';
import { offline } from './test/proxies.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const step = fc.oneof(
  fc.record({ kind: fc.constant('type' as const), codigo: fc.integer({ min: 0, max: 9 }) }),
  fc.constant({ kind: 'greet' as const }),
  fc.record({ kind: fc.constant('undo' as const), which: fc.nat(20) }),
  fc.record({ kind: fc.constant('count' as const), total: fc.nat(9) }),
  fc.record({
    kind: fc.constant('net' as const),
    is: fc.constantFrom('up', 'down', 'deaf', 'portal', 'half'),
  }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 40 }) }),
  fc.constant({ kind: 'kill' as const }),
);

/** Actions of the people at the table, and the facts that have to be true in the end. */
interface Typed {
  readonly clave: string;
  /** Number of a mark; null for a visit, whose name is its place. */
  readonly codigo: string | null;
  readonly name: string;
  undone: boolean;
}

/** Networks between phone and server. */
const netsOf = (server: FakeServer): Record<string, Reply> => ({
  up: server.reply,
  down: offline,
  deaf: async (request) => {
    await server.reply(request);
    throw new TypeError('Failed to fetch');
  },
  portal: () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
  // Its visits are out of order.
  half: (request) =>
    request.url.endsWith('/visitas') ? new Response('Error', { status: 500 }) : server.reply(request),
});

it('ends with one row for each person and each visit, and nothing left, whatever happens on the way', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
      const server = new FakeServer();
      const nets = netsOf(server);
      let phone = await FakePhone.open(server.reply);
      const typed: Typed[] = [];
      let total: number | undefined;
      for (const one of steps) {
        if (one.kind === 'type') {
          const codigo = String(one.codigo);
          const [clave = ''] = phone.type(codigo);
          typed.push({ clave, codigo, name: codigo, undone: false });
        } else if (one.kind === 'greet') {
          const name = `Visita ${typed.length}`;
          const [clave = ''] = phone.greet(name);
          typed.push({ clave, codigo: null, name, undone: false });
        } else if (one.kind === 'count') {
          total = one.total;
          await phone.queue.setCount('2026-11-28', total);
        } else if (one.kind === 'undo') {
          const mark = typed[one.which];
          await phone.settle();
          // Only what is still on the screen as marked or waiting has an undo.
          if (mark && !mark.undone && server.answers.get(mark.clave) === undefined) {
            mark.undone = true;
            await (mark.codigo === null ? phone.queue.undo(mark.clave, true) : phone.queue.undo(mark.clave));
          }
        } else if (one.kind === 'net') phone.reply = nets[one.is] ?? offline;
        else if (one.kind === 'wait') await phone.pass(one.seconds * SECOND);
        else {
          await phone.settle();
          phone = await phone.kill();
        }
      }
      phone.reply = server.reply;
      await phone.pass(2 * MINUTE);
      const kept = typed.filter(({ undone }) => !undone);
      const marked = kept.flatMap(({ codigo }) => (codigo === null || codigo === '9' ? [] : [codigo]));
      expect(new Set(server.rows.keys())).toEqual(new Set(marked));
      const visited = kept.flatMap(({ codigo, name }) => (codigo === null ? [name] : []));
      expect(server.visits.toSorted()).toEqual(visited.toSorted());
      expect(server.counts.get('2026-11-28')).toBe(total);
      expect(phone.queue.read()).toMatchObject({ waiting: [], undoing: [] });
      expect(phone.queue.read().count?.isSent ?? true).toBe(true);
    }),
    { numRuns: 60 },
  );
});
