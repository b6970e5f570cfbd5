import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeToken, fixtureNow, longNames, users } from '../fixtures/index.ts';
import { createClient } from '../src/client/index.ts';
import { readTokenClaims } from '../src/domain/index.ts';
import {
  attendanceByCategory,
  deleteUser,
  editAporte,
  listUsers,
  listVideos,
  login,
  markByNumber,
  myAttendance,
  userEntry,
} from '../src/index.ts';
import { defaultHandlers, mock, mockNetworkError, mockRefusal } from './index.ts';

const server = setupServer(...defaultHandlers);
const client = createClient({ baseUrl: 'http://localhost/api', getToken: () => fakeToken('ADMIN') });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('the mocked API', () => {
  it('answers calls with fixtures that pass the contract', async () => {
    expect(await client.call(listUsers)).toHaveLength(users.length);
    expect(await client.call(attendanceByCategory, { params: { id: 1 }, query: {} })).not.toHaveLength(0);
    expect(await client.call(myAttendance)).not.toHaveLength(0);
    expect((await client.call(listVideos)).items).not.toHaveLength(0);
    await client.call(deleteUser, { params: { id: 7 } });
    for (const person of longNames) expect(userEntry.safeParse(person).success).toBe(true);
  });

  it('answers from what was asked', async () => {
    const { token } = await client.call(login, { body: { username: 'admin', password: 'x' } });
    expect(readTokenClaims(token)).toMatchObject({ role: 'ADMIN', exp: fixtureNow / 1000 + 12 * 3600 });
    const saved = await client.call(editAporte, { params: { id: 104 }, body: { aporte: 'Bs 70' } });
    expect(saved).toMatchObject({ id: 104, aporte: 'Bs 70', user: { nombre: 'Mateo' } });
  });

  it('refuses in the form of each call', async () => {
    server.use(
      mockRefusal(markByNumber, 409, 'already_marked'),
      mockRefusal(listUsers, 403, 'forbidden'),
      mockNetworkError(listVideos),
    );
    await expect(client.call(markByNumber, { body: { codigoMembresia: '1' } })).rejects.toMatchObject({
      status: 409,
      code: undefined,
      serverMessage: 'Este usuario ya marcó asistencia hoy.',
    });
    await expect(client.call(listUsers)).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    await expect(client.call(listVideos)).rejects.toMatchObject({ failure: 'network' });
  });

  it('cannot promise what the server would never send', async () => {
    // msw reports the handler's own failure; that report is expected here.
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(mock(listUsers, [{ id: 'x' } as never]));
    await expect(client.call(listUsers)).rejects.toMatchObject({ status: 500 });
    expect(report).toHaveBeenCalled();
    report.mockRestore();
  });
});
