import type { ImportRow } from '@ministerio/contract';
import { ApiError, type ApiErrorDetails, type Client } from '@ministerio/contract/client';
import { describe, expect, it, vi } from 'vitest';
import { nextBatchSize, sendMembers } from './send-members.ts';

const members = Array.from({ length: 600 }, (_, index): ImportRow => {
  const codigo = String(500_000 + index * 7);
  return { codigo, nombre: 'Ana', apellido: 'Rojas', username: `a${index}`, email: `a${index}@ejemplo.bo` };
});

interface Call {
  readonly name: string;
  readonly desde: number | undefined;
  readonly filas: number;
}

/** A server that fails the given calls, by index. */
function scripted(failures: Readonly<Record<number, ApiErrorDetails>> = {}, made = false) {
  const calls: Call[] = [];
  const client: Client = {
    sendFile: () => Promise.reject(new Error('sends no file')),
    async call(endpoint, ...[args]) {
      const { body } = args as unknown as { body: { desde?: number; filas: readonly unknown[] | number } };
      const filas = typeof body.filas === 'number' ? body.filas : body.filas.length;
      calls.push({ name: endpoint.name, desde: body.desde, filas });
      const failure = failures[calls.length - 1];
      if (failure) throw new ApiError(endpoint.name, failure);
      return { filas, errores: [] } as never;
    },
  };
  const wait = vi.fn(async () => undefined);
  const onPrepared = vi.fn();
  const onConfirming = vi.fn();
  const wereCreated = vi.fn(async () => made);
  const { signal } = new AbortController();
  const send = () =>
    sendMembers(members, { client, signal, elapsed: () => 0, wait, onPrepared, onConfirming, wereCreated });
  return { calls, wait, onPrepared, onConfirming, wereCreated, send };
}
const busy = { failure: 'refused', status: 503, code: 'busy', retryAfterSeconds: 3 } as const;
const lost = { failure: 'network' } as const;
const gone = { failure: 'refused', status: 404, code: 'not_found' } as const;

describe('an import', () => {
  it('goes up in batches that grow to 250 and is then confirmed with their number', async () => {
    const { calls, onPrepared, onConfirming, send } = scripted();
    expect(await send()).toEqual([]);
    expect(calls).toEqual([
      { name: 'stageImport', desde: 0, filas: 20 },
      { name: 'stageImport', desde: 20, filas: 40 },
      { name: 'stageImport', desde: 60, filas: 80 },
      { name: 'stageImport', desde: 140, filas: 160 },
      { name: 'stageImport', desde: 300, filas: 250 },
      { name: 'stageImport', desde: 550, filas: 50 },
      { name: 'confirmImport', desde: undefined, filas: 600 },
    ]);
    expect(onPrepared.mock.calls.flat()).toEqual([20, 60, 140, 300, 550, 600]);
    expect(onConfirming).toHaveBeenCalledTimes(1);
  });

  it('sends a batch again after the wait that a busy server asks for', async () => {
    const { calls, wait, send } = scripted({ 1: busy, 2: lost });
    expect(await send()).toEqual([]);
    expect(calls.slice(1, 4).map(({ desde }) => desde)).toEqual([20, 20, 20]);
    expect(wait.mock.calls.flat()).toEqual([3000, 2000]);
  });

  it('goes on in small batches where one took too long', async () => {
    const { calls, send } = scripted({ 0: { failure: 'timeout' } });
    await send();
    expect(calls.slice(0, 3).map(({ desde, filas }) => [desde, filas])).toEqual([
      [0, 20],
      [0, 10],
      [10, 20],
    ]);
  });

  it('gives up where the server stays busy, and confirms nothing', async () => {
    const { calls, send } = scripted({ 0: busy, 1: busy, 2: busy, 3: busy, 4: busy });
    await expect(send()).rejects.toMatchObject({ status: 503 });
    expect(calls).toHaveLength(5);
  });

  it('does not send again what was refused for good', async () => {
    const { calls, send } = scripted({ 0: { failure: 'refused', status: 403, code: 'forbidden' } });
    await expect(send()).rejects.toMatchObject({ status: 403 });
    expect(calls).toHaveLength(1);
  });

  it('names who stands in the way by position, in a batch and at the end', async () => {
    const taken = (field: string): ApiErrorDetails => ({
      failure: 'refused',
      status: 409,
      code: 'already_taken',
      fields: { [field]: 'Ese código ya está en uso' },
    });
    const message = 'Ese código ya está en uso';
    expect(await scripted({ 1: taken('filas.3.codigo') }).send()).toEqual([
      { index: 23, field: 'codigo', message },
    ]);
    expect(await scripted({ 6: taken('filas.599.codigo') }).send()).toEqual([
      { index: 599, field: 'codigo', message },
    ]);
  });
});

describe('an answer that was lost at the end', () => {
  it('is success where the members are there', async () => {
    const { wereCreated, send } = scripted({ 6: lost, 7: gone }, true);
    expect(await send()).toEqual([]);
    expect(wereCreated).toHaveBeenCalledTimes(1);
  });

  it('is a failure where they are not', async () => {
    await expect(scripted({ 6: { failure: 'timeout' }, 7: gone }).send()).rejects.toMatchObject({
      status: 404,
    });
  });

  it('is not looked for where the first answer was a refusal', async () => {
    const { wereCreated, send } = scripted({ 6: gone }, true);
    await expect(send()).rejects.toMatchObject({ status: 404 });
    expect(wereCreated).not.toHaveBeenCalled();
  });
});

it.each([
  [50, 100, 100],
  [50, 3_000, 50],
  [200, 6_000, 100],
  [200, 1_000, 250],
  [50, 0, 100],
  [10, 60_000, 10],
])('%i members in %i ms: then %i', (rows, tookMs, next) => {
  expect(nextBatchSize(rows, tookMs)).toBe(next);
});
