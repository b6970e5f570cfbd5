import type { MinistryPerson } from '@ministerio/contract';
import { ApiError } from '@ministerio/contract/client';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Tap, TapQueue } from './taps.ts';

const tapOf = (userId: number, present: boolean): Tap => ({
  ministryId: 1,
  day: '2026-11-28',
  userId,
  present,
});
const person = (id: number, presente: boolean): MinistryPerson => ({
  id,
  nombre: 'Ana',
  apellido: 'Rojas',
  presente,
  hora: presente ? '19:03:00' : null,
  aqui: presente,
  faltas: 0,
});
/** Everything that needs no time has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A server with one answer at a time, and timers that a test lets pass. */
function setUp() {
  const present = new Map<number, boolean>();
  const calls: (readonly [number, boolean])[] = [];
  const refused: number[] = [];
  let waiting: (() => void)[] = [];
  let later: (() => void) | null = null;
  const line = { is: 'up' as 'up' | 'down' | 'slow' | 'refuses' };
  const queue = new TapQueue({
    send: async ({ userId, present: wanted }) => {
      calls.push([userId, wanted]);
      if (line.is === 'slow') await new Promise<void>((resolve) => waiting.push(resolve));
      if (line.is === 'down') throw new ApiError('markInMinistry', { failure: 'network' });
      if (line.is === 'refuses') {
        throw new ApiError('markInMinistry', { failure: 'refused', status: 409, code: 'mark_in_use' });
      }
      present.set(userId, wanted);
      return person(userId, wanted);
    },
    onSaved: () => {},
    onRefused: ({ userId }) => refused.push(userId),
    after: (_ms, run) => {
      later = run;
      return () => {
        later = null;
      };
    },
  });
  return {
    queue,
    present,
    calls,
    refused,
    line,
    release: async () => {
      for (let round = 0; round < 50 && waiting.length > 0; round += 1) {
        const held = waiting;
        waiting = [];
        for (const resolve of held) resolve();
        await settled();
      }
    },
    pass: async () => {
      later?.();
      await settled();
    },
  };
}

it('ends as the last tap of each person says, whatever the line does', async () => {
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.record({ tap: fc.integer({ min: 1, max: 6 }), present: fc.boolean() }) },
    { weight: 1, arbitrary: fc.constantFrom('up' as const, 'down' as const, 'slow' as const) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { queue, present, line, release, pass } = setUp();
      const wanted = new Map<number, boolean>();
      for (const one of steps) {
        if (typeof one === 'string') line.is = one;
        else {
          wanted.set(one.tap, one.present);
          queue.tap(tapOf(one.tap, one.present));
        }
        await settled();
      }
      line.is = 'up';
      await release();
      await pass();
      queue.retry();
      await settled();
      await release();
      expect(present).toEqual(wanted);
      expect(queue.read()).toEqual({ unsent: [], isLost: false });
    }),
    { numRuns: 200 },
  );
});

it('sends each of eighty taps once', async () => {
  const { queue, calls, line, release } = setUp();
  line.is = 'slow';
  for (let id = 1; id <= 80; id += 1) queue.tap(tapOf(id, true));
  await settled();
  line.is = 'up';
  await release();
  expect(calls).toEqual(Array.from({ length: 80 }, (_, index) => [index + 1, true]));
});

it('gives up only what the server itself refused', async () => {
  const { queue, refused, line } = setUp();
  line.is = 'refuses';
  queue.tap(tapOf(1, false));
  await settled();
  expect(refused).toEqual([1]);
  expect(queue.read()).toEqual({ unsent: [], isLost: false });
});

it('says that the line is lost, and keeps what was tapped', async () => {
  const { queue, line } = setUp();
  line.is = 'down';
  queue.tap(tapOf(1, true));
  await settled();
  expect(queue.read()).toEqual({ unsent: [tapOf(1, true)], isLost: true });
});
