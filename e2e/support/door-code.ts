import { post } from './api.ts';
import type { RunningServer } from './running-server.ts';

/**
 * Makes a code of the panel, which enrols one phone of the door.
 * @param token - of an administrator.
 * @param body - what the phone may see; numbers alone by itself.
 */
export async function makeDoorCode(
  server: Pick<RunningServer, 'url' | 'adminPassword'>,
  token: string,
  body: object = { perfil: 'numeros' },
): Promise<string> {
  const confirmed = await post(`${server.url}/api/auth/me/confirmar`, { clave: server.adminPassword }, token);
  const { confirmacion } = confirmed as { confirmacion: string };
  const made = await fetch(`${server.url}/api/puerta/codigos`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-puerta': '1',
      'x-confirmacion': confirmacion,
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  });
  return ((await made.json()) as { codigo: string }).codigo;
}
