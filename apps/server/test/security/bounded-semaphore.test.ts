import { describe, expect, test } from 'vitest';
import { BoundedSemaphore, hashSlots, QueueFullError } from '../../src/security/bounded-semaphore.ts';

/** Work that ends when the test says so. */
function held() {
  let finish = () => {};
  const promise = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { work: () => promise, finish: () => finish() };
}

describe('the gate before the hashes', () => {
  test('runs as many as there are slots, in the order of arrival', async () => {
    const gate = new BoundedSemaphore({ slots: 2, queue: 5, waitMs: 1000 });
    const order: number[] = [];
    const holds = [held(), held(), held(), held()];
    const runs = holds.map(({ work }, index) =>
      gate.run(async () => {
        order.push(index);
        await work();
      }),
    );
    await Promise.resolve();
    expect(order).toEqual([0, 1]);
    holds[1]?.finish();
    await runs[1];
    await Promise.resolve();
    expect(order).toEqual([0, 1, 2]);
    for (const { finish } of holds) finish();
    await Promise.all(runs);
    expect(order).toEqual([0, 1, 2, 3]);
  });

  test('refuses whoever finds the queue full', async () => {
    const gate = new BoundedSemaphore({ slots: 1, queue: 1, waitMs: 1000 });
    const first = held();
    const runs = [gate.run(first.work), gate.run(async () => 'second')];
    await expect(gate.run(async () => 'third')).rejects.toBeInstanceOf(QueueFullError);
    first.finish();
    expect(await Promise.all(runs)).toEqual([undefined, 'second']);
  });

  test('refuses whoever has waited too long, and gives the place to the next', async () => {
    const gate = new BoundedSemaphore({ slots: 1, queue: 2, waitMs: 5 });
    const first = held();
    const running = gate.run(first.work);
    await expect(gate.run(async () => 'late')).rejects.toBeInstanceOf(QueueFullError);
    first.finish();
    await running;
    expect(await gate.run(async () => 'next')).toBe('next');
  });

  test('work that fails frees its slot', async () => {
    const gate = new BoundedSemaphore({ slots: 1, queue: 0, waitMs: 5 });
    await expect(gate.run(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(await gate.run(async () => 'next')).toBe('next');
  });
});

test.each([
  [1, 1],
  [4, 2],
  [16, 14],
])('%d threads: %d hashes at once', (threads, slots) => {
  expect(hashSlots(threads).slots).toBe(slots);
});
