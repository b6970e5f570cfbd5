import { describe, expect, it, vi } from 'vitest';
import {
  assignCategory,
  attendanceByCategory,
  createCategory,
  deleteUser,
  listUsers,
  listVideos,
  login,
  markByNumber,
  markByPosition,
  myAttendance,
  register,
} from '../index.ts';
import { ApiError } from './api-error.ts';
import { createClient } from './client.ts';

type Answer = Response | (() => Response | Promise<Response>);

function setUp(answer: Answer, token: string | null = 'tok') {
  const fetch = vi.fn(async (_url: string | URL | Request, _init?: RequestInit) =>
    typeof answer === 'function' ? answer() : answer,
  );
  const onFailure = vi.fn();
  const client = createClient({ baseUrl: '/api', getToken: () => token, fetch, onFailure, timeoutMs: 1000 });
  const asked = () => {
    const [url, init] = fetch.mock.calls[0] ?? [];
    return { url, init: init ?? {}, headers: new Headers(init?.headers) };
  };
  return { client, fetch, onFailure, asked };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });
const text = (body: string, status: number, type = 'text/plain') =>
  new Response(body, { status, headers: { 'content-type': type } });

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new TypeError('the call did not fail with an ApiError');
  return error;
}

describe('what the client sends', () => {
  it('the stored token, to this origin alone and never along a redirect', async () => {
    const { client, asked } = setUp(json([]));
    await client.call(listUsers);
    expect(asked().url).toBe('/api/auth/users');
    expect(asked().headers.get('authorization')).toBe('Bearer tok');
    expect(asked().init).toMatchObject({
      method: 'GET',
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
    });
  });

  it('cookies of this origin with the one call that has some', async () => {
    const { client, asked } = setUp(json({ token: 't' }));
    await client.call(login, { body: { username: 'ana', password: 'x' } });
    expect(asked().init).toMatchObject({ credentials: 'same-origin', redirect: 'error' });
  });

  it('params and query, percent-encoded', async () => {
    const { client, asked } = setUp(json([]));
    await client.call(attendanceByCategory, {
      params: { id: 'a/b ñ' },
      query: { fecha: '2026-11-21', limit: undefined },
    });
    expect(asked().url).toBe('/api/asistencia/por-categoria/a%2Fb%20%C3%B1?fecha=2026-11-21');
  });

  it('no content type and no body where the call has none', async () => {
    const { client, asked } = setUp(json({ message: 'ok' }));
    await client.call(assignCategory, { params: { userId: 3, categoryId: 9 } });
    expect(asked().url).toBe('/api/category/users/3/categories/9');
    expect(asked().headers.has('content-type')).toBe(false);
    expect(asked().init.body).toBeNull();
  });

  it('no token at login and on the public registration page', async () => {
    const atLogin = setUp(json({ token: 't' }));
    await atLogin.client.call(login, { body: { username: 'a', password: 'b' } });
    expect(atLogin.asked().headers.has('authorization')).toBe(false);
    const body = { codigo: '1', nombre: 'A', apellido: 'B', username: 'ab', email: 'a@b.bo', password: '1' };
    const atRegister = setUp(json({ token: 't' }));
    await atRegister.client.call(register, { body, anonymous: true });
    expect(atRegister.asked().headers.has('authorization')).toBe(false);
    const inPanel = setUp(json({ token: 't' }));
    await inPanel.client.call(register, { body });
    expect(inPanel.asked().headers.get('authorization')).toBe('Bearer tok');
  });

  it('nothing at all without a token where one is needed', async () => {
    const { client, fetch, onFailure } = setUp(json([]), null);
    expect((await failureOf(client.call(myAttendance))).failure).toBe('no-token');
    expect(fetch).not.toHaveBeenCalled();
    expect(onFailure).toHaveBeenCalledOnce();
  });
});

describe('how the client reads refusals', () => {
  it.each([
    [
      'our envelope',
      json({ code: 'already_taken', message: 'Ya existe.', errors: { email: 'En uso' } }, 409),
      { code: 'already_taken', serverMessage: 'Ya existe.', fields: { email: 'En uso' } },
    ],
    [
      'plain text',
      text('Número de membresía no válido', 404),
      { code: undefined, serverMessage: 'Número de membresía no válido', fields: {} },
    ],
    ['a JSON text', json('No encontrado', 404), { serverMessage: 'No encontrado' }],
    ['JSON under the name of text', text('{"message":"Hola"}', 400), { serverMessage: 'Hola' }],
    ['an HTML page', text('<!doctype html><h1>502</h1>', 502, 'text/html'), { serverMessage: null }],
    ['nothing', new Response(null, { status: 403 }), { serverMessage: null }],
    [
      'fields that are no texts',
      json({ message: 'x', errors: { a: 1, b: 'mal' } }, 400),
      { fields: { b: 'mal' } },
    ],
  ])('%s', async (_, answer, expected) => {
    const { client, onFailure } = setUp(answer);
    const error = await failureOf(client.call(markByNumber, { body: { codigoMembresia: '1' } }));
    expect(error).toMatchObject({ failure: 'refused', status: answer.status, ...expected });
    expect(onFailure).toHaveBeenCalledWith(error, markByNumber);
  });

  it.each([
    ['7', 7],
    ['nonsense', undefined],
  ])('Retry-After: %s', async (header, seconds) => {
    const answer = new Response('{}', { status: 429, headers: { 'retry-after': header } });
    const { client } = setUp(answer);
    expect((await failureOf(client.call(listUsers))).retryAfterSeconds).toBe(seconds);
  });

  it('keeps apart no network, no answer in time, a call taken back, and an unreadable answer', async () => {
    const offline = setUp(() => Promise.reject(new TypeError('offline')));
    expect((await failureOf(offline.client.call(listUsers))).failure).toBe('network');

    const unreadable = setUp(json({ content: [] }));
    expect((await failureOf(unreadable.client.call(listUsers))).failure).toBe('unreadable');

    const taken = new AbortController();
    taken.abort();
    const aborted = setUp(() => Promise.reject(new DOMException('gone', 'AbortError')));
    expect((await failureOf(aborted.client.call(listUsers, { signal: taken.signal }))).failure).toBe(
      'aborted',
    );
  });

  it('gives up a silent server when the time is over', async () => {
    vi.useFakeTimers();
    try {
      const fetch = (_: unknown, init?: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
        });
      const client = createClient({ baseUrl: '/api', getToken: () => 't', fetch, timeoutMs: 1000 });
      const failed = failureOf(client.call(listUsers));
      await vi.advanceTimersByTimeAsync(1000);
      expect((await failed).failure).toBe('timeout');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('how the client reads answers of other backends', () => {
  it.each([
    ['empty', new Response(null, { status: 200 })],
    ['text', text('creado', 201)],
    ['JSON', json({ anything: true })],
  ])('looks at the status only where the answer has no use: %s', async (_, answer) => {
    const { client } = setUp(answer);
    await expect(client.call(createCategory, { body: { name: 'X' } })).resolves.toBeUndefined();
    await expect(
      setUp(new Response(null, { status: 204 })).client.call(deleteUser, { params: { id: 1 } }),
    ).resolves.toBeUndefined();
  });

  it.each([201, 202, 204])('takes 200 alone for a mark by position: %s is none', async (status) => {
    const body = { date: '2026-11-21', time: '19:03:12', latitude: -17.8132, longitude: -63.1804 };
    const marking = (answer: Response) => setUp(answer).client.call(markByPosition, { body });
    const error = await failureOf(marking(new Response(null, { status })));
    expect(error).toMatchObject({ failure: 'unreadable', status });
    await expect(marking(new Response('Asistencia marcada', { status: 200 }))).resolves.toBeUndefined();
  });

  it('keeps a list whose records miss fields or have neighbouring types, and drops only what has no id', async () => {
    const { client } = setUp(
      json([
        { id: 1, username: 'ana', email: null, codigo: 482, password: 'secret' },
        { id: 'uuid-2' },
        { username: 'sin id' },
        null,
      ]),
    );
    const users = await client.call(listUsers);
    expect(users).toEqual([
      { id: 1, username: 'ana', email: null, nombre: null, apellido: null, codigo: '482', role: null },
      { id: 'uuid-2', username: null, email: null, nombre: null, apellido: null, codigo: null, role: null },
    ]);
  });

  it('reads attendance in every form of spec section 3', async () => {
    const { client } = setUp(
      json([
        {
          id: 1,
          date: '20260926',
          time: [19, 5],
          latitude: '-17.81',
          longitude: -63.18,
          aporte: 50,
          user: { codigo: 1, nombre: 'A' },
        },
        { id: 2, date: 'ayer', time: null, user: 'nobody' },
      ]),
    );
    const records = await client.call(myAttendance);
    expect(records).toEqual([
      {
        id: 1,
        date: '2026-09-26',
        time: '19:05:00',
        latitude: -17.81,
        longitude: -63.18,
        aporte: '50',
        user: { codigo: '1', nombre: 'A', apellido: null },
        marcadoPor: null,
      },
      {
        id: 2,
        date: null,
        time: null,
        latitude: null,
        longitude: null,
        aporte: null,
        user: null,
        marcadoPor: null,
      },
    ]);
  });

  it('accepts sermons as {items} and as a plain list', async () => {
    const video = { id: 'v1', title: null, link: 'https://www.youtube.com/watch?v=v1' };
    expect(await setUp(json({ items: [video] })).client.call(listVideos)).toEqual({ items: [video] });
    expect(await setUp(json([video, { title: 'x' }])).client.call(listVideos)).toEqual({ items: [video] });
  });

  it('registers where the answer holds no token', async () => {
    const body = { codigo: '1', nombre: 'A', apellido: 'B', username: 'ab', email: 'a@b.bo', password: '1' };
    expect(await setUp(text('ok', 200)).client.call(register, { body })).toEqual({ token: null });
  });
});

describe('a call that asks for a fresh confirmation (R46)', () => {
  const refusal = () =>
    json({ code: 'confirmation_required', message: 'Escribe tu contraseña otra vez' }, 403);
  const asking = (answers: readonly (() => Response)[], given: readonly (string | null)[]) => {
    const fetch = vi.fn(async (_url: string | URL | Request, _init?: RequestInit) =>
      (answers[fetch.mock.calls.length - 1] ?? refusal)(),
    );
    const get = vi.fn(async () => given[get.mock.calls.length - 1] ?? null);
    const confirmations = { get, refused: vi.fn() };
    const onFailure = vi.fn();
    const client = createClient({ baseUrl: '/api', getToken: () => 'tok', fetch, confirmations, onFailure });
    const sent = () => fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-confirmacion'));
    return { client, confirmations, sent, onFailure };
  };

  it('is repeated with it, and nobody hears of the refusal', async () => {
    const { client, sent, onFailure } = asking([refusal, () => json([])], ['abc']);
    expect(await client.call(listUsers)).toEqual([]);
    expect(sent()).toEqual([null, 'abc']);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('asks again for one that is no longer good', async () => {
    const { client, confirmations, sent } = asking([refusal, refusal, () => json([])], ['old', 'new']);
    expect(await client.call(listUsers)).toEqual([]);
    expect(sent()).toEqual([null, 'old', 'new']);
    expect(confirmations.refused).toHaveBeenCalledExactlyOnceWith('old');
  });

  it('fails where the person gives up, and where nobody can be asked', async () => {
    const { client, sent } = asking([], [null]);
    expect(await failureOf(client.call(listUsers))).toMatchObject({ code: 'confirmation_required' });
    expect(sent()).toEqual([null]);
    const alone = setUp(refusal());
    expect(await failureOf(alone.client.call(listUsers))).toMatchObject({ status: 403 });
  });
});
