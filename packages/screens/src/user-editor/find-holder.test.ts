import { ApiError, createClient } from '@ministerio/contract/client';
import { describe, expect, it, vi } from 'vitest';
import { findHolder } from './find-holder.ts';

const refused = (code: string, fields: Record<string, string>) =>
  new ApiError('register', { failure: 'refused', status: 409, code, fields });
const taken = refused('already_taken', { codigo: 'Ese código ya está en uso' });

/** A client of a backend with these paths alone. */
function clientOf(answers: Readonly<Record<string, unknown>>) {
  const asked = vi.fn(async (url: RequestInfo | URL) => {
    const { pathname } = new URL(String(url));
    return pathname in answers ? Response.json(answers[pathname]) : new Response('<html>', { status: 404 });
  });
  const client = createClient({ baseUrl: 'http://localhost', getToken: () => 'token', fetch: asked });
  return { client, asked };
}
const waiting = [
  { id: 7, username: 'otra', codigo: '10' },
  { id: 40, username: 'intruso', codigo: ' 107 77 ' },
];

describe('who holds a number that was refused', () => {
  it('is the unconfirmed account with it, whatever its spaces, and what would go with it', async () => {
    const { client } = clientOf({
      '/registro/sin-confirmar': waiting,
      '/auth/users/40/resumen': { asistencias: 2, confirmado: false, lidera: [] },
    });
    expect(await findHolder(client, taken, '10777')).toMatchObject({
      id: 40,
      username: 'intruso',
      attendanceCount: 2,
    });
  });

  it('says nothing of the attendance where that is not known', async () => {
    const { client } = clientOf({ '/registro/sin-confirmar': waiting });
    expect((await findHolder(client, taken, '10777'))?.attendanceCount).toBeNull();
  });

  it.each([
    ['a confirmed account holds it', taken, '555', true],
    ['another field collides', refused('already_taken', { email: 'x' }), '10777', false],
    ['the call failed for another reason', refused('weak_password', { codigo: 'x' }), '10777', false],
    ['no number was sent', taken, undefined, false],
    ['it was no refusal', new Error('boom'), '10777', false],
  ])('is nobody where %s', async (_, error, codigo, asks) => {
    const { client, asked } = clientOf({ '/registro/sin-confirmar': waiting });
    expect(await findHolder(client, error, codigo)).toBeNull();
    expect(asked).toHaveBeenCalledTimes(asks ? 1 : 0);
  });

  it('is nobody where the backend cannot say', async () => {
    expect(await findHolder(clientOf({}).client, taken, '10777')).toBeNull();
  });
});
