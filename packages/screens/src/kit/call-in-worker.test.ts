import { expose } from 'comlink';
import { expect, it, vi } from 'vitest';
import { callInWorker, WorkerError } from './call-in-worker.ts';

const api = {
  double: (value: number) => value * 2,
  fail: () => {
    throw new RangeError('too far');
  },
  never: () => new Promise<never>(() => undefined),
};

/** A worker's messages on this thread: comlink needs no more of it than a port. */
function fakeWorker() {
  const { port1, port2 } = new MessageChannel();
  expose(api, port2 as unknown as MessagePort);
  const terminate = vi.fn(() => {
    port1.close();
    port2.close();
  });
  port1.start();
  return { worker: Object.assign(port1, { terminate }) as unknown as Worker, terminate };
}

it('answers with the result and ends the worker', async () => {
  const { worker, terminate } = fakeWorker();
  await expect(
    callInWorker<typeof api, number>(
      () => worker,
      (remote) => remote.double(21),
    ),
  ).resolves.toBe(42);
  expect(terminate).toHaveBeenCalledOnce();
});

it('rejects with the error of the called function', async () => {
  const { worker, terminate } = fakeWorker();
  const call = callInWorker<typeof api, never>(
    () => worker,
    (remote) => remote.fail(),
  );
  await expect(call).rejects.toThrow('too far');
  await expect(call).rejects.not.toBeInstanceOf(WorkerError);
  expect(terminate).toHaveBeenCalledOnce();
});

it('ends the worker as soon as the signal is aborted', async () => {
  const { worker, terminate } = fakeWorker();
  const controller = new AbortController();
  const { signal } = controller;
  const call = callInWorker<typeof api, never>(
    () => worker,
    (remote) => remote.never(),
    { signal },
  );
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(terminate).toHaveBeenCalledOnce();
});

it('gives up after the time that a call may take', async () => {
  const { worker, terminate } = fakeWorker();
  const call = callInWorker<typeof api, never>(
    () => worker,
    (remote) => remote.never(),
    { timeoutMs: 5 },
  );
  await expect(call).rejects.toBeInstanceOf(WorkerError);
  expect(terminate).toHaveBeenCalledOnce();
});

it('says so where a worker does not start', async () => {
  const { worker } = fakeWorker();
  const call = callInWorker<typeof api, never>(
    () => worker,
    (remote) => remote.never(),
  );
  worker.dispatchEvent(new Event('error'));
  await expect(call).rejects.toBeInstanceOf(WorkerError);
});

it('says so where there are no workers', async () => {
  const start = () => new Worker('nowhere.js');
  await expect(callInWorker<typeof api, number>(start, (remote) => remote.double(1))).rejects.toBeInstanceOf(
    WorkerError,
  );
});
