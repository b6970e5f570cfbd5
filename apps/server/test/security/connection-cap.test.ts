import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { capConnections, exemptFromCap } from '../../src/security/connection-cap.ts';
import { createTestApp } from '../test-app.ts';

let server: Server;
let sockets: Socket[] = [];
beforeEach(async () => {
  server = createServer((_request, response) => response.end('here')).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.close();
});

/** A client that has sent half a head; `finish` answers what it hears of a whole one, or '' where it was cut off. */
function halfHead(localAddress: string, port: number) {
  const socket = connect({ host: '127.0.0.1', port, localAddress });
  sockets.push(socket);
  let heard = '';
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString();
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: x\r\n');
  return {
    async finish(): Promise<string> {
      socket.write('Connection: close\r\n\r\n');
      await closed;
      return heard;
    },
  };
}

const portOf = (listening: Server) => (listening.address() as AddressInfo).port;

test('half-sent heads of one address keep nobody else out, and make room as they end', async () => {
  capConnections(server, { most: 3, isExempt: () => false });
  const port = portOf(server);
  const greedy = [];
  for (let index = 0; index < 10; index += 1) {
    const accepted = once(server, 'connection');
    greedy.push(halfHead('127.0.0.2', port));
    await accepted;
  }
  expect(await halfHead('127.0.0.3', port).finish()).toContain('here');
  const heard = await Promise.all(greedy.map((client) => client.finish()));
  expect(heard.filter((text) => text.includes('here'))).toHaveLength(3);
  expect(await halfHead('127.0.0.2', port).finish()).toContain('here');
});

test('an address that stands for many is not counted', async () => {
  capConnections(server, { most: 3, isExempt: () => true });
  const clients = [];
  for (let index = 0; index < 10; index += 1) clients.push(halfHead('127.0.0.2', portOf(server)));
  const heard = await Promise.all(clients.map((client) => client.finish()));
  expect(heard.filter((text) => text.includes('here'))).toHaveLength(10);
});

test.each([
  [false, '192.0.2.1', false],
  [false, '127.0.0.1', true],
  [false, '::1', true],
  [false, '::ffff:127.0.0.1', true],
  [false, '', false],
  [1, '192.0.2.1', true],
  [['192.0.2.1'], '192.0.2.1', true],
  [['192.0.2.1'], '::ffff:192.0.2.1', true],
  [['192.0.2.1'], '192.0.2.2', false],
  [['10.0.0.0/8', '2001:db8::/32'], '10.1.2.3', true],
  [['10.0.0.0/8', '2001:db8::/32'], '2001:db8:1::1', true],
  [['10.0.0.0/8', '2001:db8::/32'], '2001:db9::1', false],
] as const)('trusting %j, %s is exempt: %s', (trustProxy, address, isExempt) => {
  expect(exemptFromCap(trustProxy)(address)).toBe(isExempt);
});

test('the server has the cap', async () => {
  const { app, close } = await createTestApp();
  const plain = createServer();
  expect(app.server.listenerCount('connection')).toBe(plain.listenerCount('connection') + 1);
  await close();
});

test.each([
  ['a visitor', false, 'timeout=10'],
  ['a proxy, which keeps them for two minutes,', 1, 'timeout=130'],
] as const)('%s knows how long a connection may be idle', async (_who, trustProxy, told) => {
  const { app, close } = await createTestApp({ trustProxy });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${url}/api/health`);
  expect(answer.headers.get('keep-alive')).toBe(told);
  await close();
});
