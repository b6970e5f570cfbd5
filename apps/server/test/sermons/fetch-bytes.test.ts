import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { fetchBytes } from '../../src/sermons/fetch-bytes.ts';
import { isPrivateAddress } from '../../src/sermons/private-addresses.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('fetching the configured address', () => {
  test('answers status, headers and body', async () => {
    const base = await serve((request, response) => {
      response.setHeader('etag', '"1"').end(`${request.headers['if-none-match'] ?? ''} hola`);
    });
    const answer = await fetchBytes(base, { limit: 100, headers: { 'if-none-match': '"0"' } });
    expect([answer.status, answer.headers.etag, answer.body.toString()]).toEqual([200, '"1"', '"0" hola']);
  });

  test('follows redirects on its own host, three at most', async () => {
    const base = await serve((request, response) => {
      const hop = Number(request.url?.slice(1) ?? 0);
      if (hop >= 3) response.end('there');
      else response.writeHead(302, { location: `/${hop + 1}` }).end();
    });
    expect((await fetchBytes(`${base}/0`, { limit: 100 })).body.toString()).toBe('there');
    const endless = await serve((_request, response) =>
      response.writeHead(302, { location: '/again' }).end(),
    );
    await expect(fetchBytes(endless, { limit: 100 })).rejects.toThrow('redirected too often');
  });

  test.each([
    'http://127.0.0.1:1/',
    'http://[::1]:1/',
    'http://169.254.169.254/',
    'http://localhost:1/',
    'http://0x7f000001:1/',
  ])('never follows a redirect to %s', async (location) => {
    const base = await serve((_request, response) => response.writeHead(302, { location }).end());
    await expect(fetchBytes(base, { limit: 100 })).rejects.toThrow(/private address|not reachable/);
  });

  test.each(['file:///etc/passwd', 'ftp://example.org/'])(
    'never follows a redirect to %s',
    async (location) => {
      const base = await serve((_request, response) => response.writeHead(302, { location }).end());
      await expect(fetchBytes(base, { limit: 100 })).rejects.toThrow('away from http');
    },
  );

  test('stops reading what is too large', async () => {
    const base = await serve((_request, response) => {
      response.end(Buffer.alloc(1000));
    });
    await expect(fetchBytes(base, { limit: 999 })).rejects.toThrow('too large');
  });

  test('an address that nobody listens on is named in no message', async () => {
    const base = 'http://user:secret@127.0.0.1:9';
    const failure = await fetchBytes(base, { limit: 1 }).catch((error: Error) => error);
    expect(String(failure)).not.toMatch(/secret|127\.0/);
  });
});

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['192.168.1.1', true],
  ['169.254.1.1', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['::1', true],
  ['::', true],
  ['::ffff:10.0.0.1', true],
  ['fe80::1', true],
  ['fd00::1', true],
  ['::7f00:1', true],
  ['::ffff:7f00:1', true],
  ['::ffff:0:127.0.0.1', true],
  ['64:ff9b::7f00:1', true],
  ['64:ff9b:1::a00:1', true],
  ['2001:0:4136:e378::1', true],
  ['2002:7f00:1::1', true],
  ['2001:db8::1', true],
  ['fec0::1', true],
  ['192.0.2.1', true],
  ['198.51.100.7', true],
  ['203.0.113.9', true],
  ['not an address', true],
  ['142.250.1.1', false],
  ['2800:3f0:4001::1', false],
])('%s is private: %s', (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected);
});
