import { expect, it, vi } from 'vitest';
import { createReasonStore } from './reason-store.ts';

it('asks for one reason after the other, and tells who listens', async () => {
  const store = createReasonStore();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  const [first, second] = [store.get('Agosto está cerrado.'), store.get('Julio está cerrado.')];
  expect(store.question()).toBe('Agosto está cerrado.');
  store.give('Se contó mal');
  expect(await first).toBe('Se contó mal');
  expect(store.question()).toBe('Julio está cerrado.');
  store.giveUp();
  expect(await second).toBeNull();
  expect(store.question()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  store.giveUp();
  expect(listener).toHaveBeenCalledTimes(4);
});
