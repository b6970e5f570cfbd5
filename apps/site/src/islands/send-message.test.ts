import { describe, expect, it, vi } from 'vitest';
import { sendMessage } from './send-message.ts';

const message = { nombre: 'Ana', email: 'ana@correo.bo', mensaje: 'Hola', sitio: '' };

function answering(status: number, body: string, type = 'application/json') {
  return vi.fn(async () => new Response(body, { status, headers: { 'Content-Type': type } }));
}

describe('sendMessage', () => {
  it("posts JSON without credentials and takes the server's words", async () => {
    const fetcher = answering(200, '{"message":"Recibido"}');
    expect(await sendMessage(message, fetcher)).toEqual({ status: 'sent', message: 'Recibido' });
    const [path, init] = (fetcher.mock.calls as unknown as [string, RequestInit][])[0] ?? [];
    expect(path).toBe('/api/contactanos');
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', body: JSON.stringify(message) });
  });

  it.each([
    ['an empty answer', 200, '', 'sent', 'Mensaje enviado. ¡Gracias por escribirnos!'],
    ['a page of another server', 200, '<html>', 'sent', 'Mensaje enviado. ¡Gracias por escribirnos!'],
    ['a limit', 429, '{"message":"Espera 30 segundos."}', 'refused', 'Espera 30 segundos.'],
    ['an error page', 400, '<html><h1>Bad</h1>', 'refused', 'No se pudo enviar el mensaje.'],
    ['a server that is down', 502, 'Bad gateway', 'refused', 'El servidor no responde. Inténtalo más tarde.'],
  ])('understands %s', async (_, status, body, outcome, words) => {
    const type = body.startsWith('<') ? 'text/html' : 'application/json';
    expect(await sendMessage(message, answering(status, body, type))).toMatchObject({
      status: outcome,
      message: words,
    });
  });

  it('hands on what is wrong with each field', async () => {
    const body = '{"message":"Revisa los datos marcados.","errors":{"email":"Mal","otro":"x","nombre":7}}';
    expect(await sendMessage(message, answering(400, body))).toEqual({
      status: 'refused',
      message: 'Revisa los datos marcados.',
      errors: { email: 'Mal' },
    });
  });

  it('says so when there is no connection', async () => {
    const offline = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await sendMessage(message, offline)).toEqual({
      status: 'refused',
      message: 'No hay conexión. Inténtalo de nuevo.',
    });
  });
});
