import { once } from 'node:events';
import { createServer } from 'node:net';
import { errorCode, StartError } from '../start-error.ts';

/**
 * Makes sure that the port is free before anything is written: a first start that fails on the port must not have
 * made an administrator whose password nobody saw.
 * @throws StartError
 */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const probe = createServer().listen({ host, port, exclusive: true });
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw portError(error);
  }
  await once(probe.close(), 'close');
}

/** Why a server cannot listen, as one line. */
export function portError(error: unknown): StartError {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') return new StartError('PORT: el puerto ya está en uso. Elige otro con PORT=...');
  if (code === 'EACCES')
    return new StartError('PORT: no hay permiso para usar ese puerto. Elige uno mayor que 1023.');
  return new StartError('HOST: no se puede escuchar en esa dirección.');
}
