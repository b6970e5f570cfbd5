import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeToken, fixtureNow, longNames, siteDocuments, users } from '../fixtures/index.ts';
import { createClient } from '../src/client/index.ts';
import { readTokenClaims } from '../src/domain/index.ts';
import {
  attendanceByCategory,
  contentDocuments,
  deleteUser,
  editAporte,
  listUsers,
  listVersions,
  listVideos,
  login,
  markByNumber,
  myAttendance,
  publishDocument,
  readContent,
  restoreVersion,
  userEntry,
} from '../src/index.ts';
import { defaultHandlers, mock, mockContent, mockNetworkError, mockRefusal } from './index.ts';

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

  it('remembers what is published, and tells who published since', async () => {
    server.use(...mockContent({ aviso: null }));
    const params = { clave: 'aviso' } as const;
    const put = (version: number, valor: unknown) =>
      client.call(publishDocument, { params, body: { version, valor } });
    expect((await client.call(readContent)).aviso).toEqual({ version: 1, valor: null });
    const notice = { texto: 'Hoy no hay', enlace: null, hasta: '2026-11-22' };
    expect(await put(1, notice)).toEqual({ version: 2, valor: notice });
    expect((await client.call(readContent)).aviso).toEqual({ version: 2, valor: notice });
    await expect(put(1, null)).rejects.toMatchObject({
      status: 409,
      serverMessage: 'Luis publicó Aviso a las 10:41. Tus cambios siguen aquí.',
    });
    await expect(put(2, { ...notice, texto: '' })).rejects.toMatchObject({
      fields: { 'valor.texto': 'Escribe el aviso' },
    });
    await client.call(restoreVersion, { params: { ...params, version: 0 }, body: { version: 2 } });
    const versions = await client.call(listVersions, { params });
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1, 0]);
    expect(versions[0]?.valor).toEqual(siteDocuments.aviso);
  });

  it('asks for a confirmation where the server would', async () => {
    server.use(...mockContent());
    const put = (datos: object) =>
      client.call(publishDocument, {
        params: { clave: 'datos' },
        body: { version: 0, valor: { ...siteDocuments.datos, ...datos } },
      });
    await expect(put({ radio: 300 })).rejects.toMatchObject({ code: 'confirmation_required' });
    expect(await put({ ciudad: 'Montero' })).toMatchObject({ version: 1 });
  });

  it('has documents that the contract takes unchanged', () => {
    for (const [key, schema] of Object.entries(contentDocuments)) {
      const value = siteDocuments[key as keyof typeof contentDocuments];
      expect(schema.parse(value), key).toEqual(value);
    }
  });
});
