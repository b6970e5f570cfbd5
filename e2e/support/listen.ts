import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Lets a server listen on this machine alone, on a port that it is given and keeps. */
export async function listen(server: Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** Closes what is still open too. */
    async stop(): Promise<void> {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
