import { registrationStatus } from '@ministerio/contract';
import fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { route } from '../../src/http/route.ts';
import { droppedFields } from '../../src/plugins/external/dropped-fields.ts';
import { createTestApp } from '../test-app.ts';

afterEach(() => vi.restoreAllMocks());

test('a field that the contract does not name is told once, with its call', async () => {
  const told: unknown[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => told.push(line) > 0);
  const app = fastify();
  app.decorateRequest('account', null);
  await app.register(droppedFields);
  const answer = { abierto: true, motivo: 'una prueba' };
  route(app, registrationStatus, { handle: async () => answer });
  const answers = [await app.inject(registrationStatus.path), await app.inject(registrationStatus.path)];
  vi.restoreAllMocks();
  await app.close();
  expect(answers.map((got) => got.json())).toEqual([{ abierto: true }, { abierto: true }]);
  expect(told).toEqual([
    `GET ${registrationStatus.path}: el campo «motivo» no está en el contrato y no sale en la respuesta.\n`,
  ]);
});

test.each([true, false])('whether developers are warned: %s', async (developing) => {
  const { app, close } = await createTestApp({ developing });
  expect(app.hasPlugin('dropped-fields')).toBe(developing);
  await close();
});
