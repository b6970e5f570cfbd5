import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';

let server: TestApp | undefined;
afterEach(() => server?.storage.dispose());

/** A client that has sent this much of a request to a listening server. */
async function clientThatSent(text: string, drainMs: number): Promise<Socket> {
  server = await createTestApp({ drainMs });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const accepted = once(server.app.server, 'connection') as Promise<[Socket]>;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).write(text);
  const [atServer] = await accepted;
  await expect.poll(() => atServer.bytesRead).toBe(text.length);
  return socket;
}

const HEAD = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

test.each([
  ['half a head', HEAD],
  ['half a body', `${HEAD}Content-Length: 400\r\n\r\n{"username":`],
])('a client with %s does not keep a closing server', async (_, text) => {
  const socket = await clientThatSent(text, 50);
  const closed = once(socket, 'close');
  await server?.app.close();
  await closed;
});
