import { describe, expect, it, vi } from 'vitest';
import { endOnServer } from './end-on-server.ts';

/** A server that knows one token, and a phone whose cookie is exchanged for another. */
function server(good: string) {
  const send = vi.fn(async (path: string, { headers }: { headers: Record<string, string> }) => {
    if (path === '/api/auth/dispositivo/token') return Response.json({ token: 'de-la-cookie' });
    const isGood = [good, 'de-la-cookie'].some((token) => headers.authorization === `Bearer ${token}`);
    return new Response('{}', { status: isGood ? 200 : 401 });
  });
  const calls = () => send.mock.calls.map(([path, { headers }]) => [path, headers.authorization]);
  // It answers the two calls that are made, not all of fetch.
  return { send: send as unknown as typeof fetch, calls };
}

describe('signing out on the server', () => {
  it('ends the token', async () => {
    const { send, calls } = server('a');
    await endOnServer('a', true, send);
    expect(calls()).toEqual([['/api/auth/salir', 'Bearer a']]);
  });

  it('ends a remembered phone also where the token had run out', async () => {
    const { send, calls } = server('a');
    await endOnServer('vencido', true, send);
    expect(calls().at(-1)).toEqual(['/api/auth/salir', 'Bearer de-la-cookie']);
  });

  it('asks for no cookie where the phone is not remembered', async () => {
    const { send, calls } = server('a');
    await endOnServer('vencido', false, send);
    expect(calls()).toEqual([['/api/auth/salir', 'Bearer vencido']]);
  });

  it('says nothing without a connection', async () => {
    const send = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(endOnServer('a', true, send)).resolves.toBeUndefined();
  });
});
