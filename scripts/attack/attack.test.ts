import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { read } from './read.ts';
import { Report } from './report.ts';
import { Target } from './target.ts';

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly authorization: string | undefined;
}

const SECRET = 'root:x:0 la clave del pastor';
const servers: Server[] = [];
let seen: Seen[];
beforeEach(() => {
  seen = [];
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A site that notes what it is asked. */
async function site(answer: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, authorization: headers.authorization });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function reportOf(address: string): Promise<Report> {
  const report = new Report();
  await read(new Target(address, 0), report);
  return report;
}

/** Answers everything to everybody. */
const naive: RequestListener = (request, response) => {
  response.setHeader('set-cookie', 'sesion=abc123; Path=/');
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('x-powered-by', 'algo 1.0');
  response.end(`<script>alert(1)</script><p style="x" onclick="y">${SECRET}</p>`);
};

describe('asking a site', () => {
  test('only reads, and with no token that could be anybody’s', async () => {
    await reportOf(await site(naive));
    expect(new Set(seen.map(({ method }) => method))).toEqual(new Set(['GET', 'HEAD', 'OPTIONS']));
    const sent = new Set(seen.map(({ authorization }) => authorization));
    expect([...sent].filter((value) => value !== undefined)).toHaveLength(3);
  });

  test('finds in every area what a site without any defence does', async () => {
    const report = await reportOf(await site(naive));
    const broken = new Set(report.rows.filter(([, , , broke]) => broke > 0).map(([area]) => area));
    for (const area of [
      'cabeceras y CSP',
      'CORS',
      'cachés',
      'archivos y rutas',
      'métodos',
      'llamadas sin permiso',
      'security.txt',
      'oEmbed',
    ]) {
      expect(broken, area).toContain(area);
    }
    expect(report.broke).toBeGreaterThan(150);
    expect(`${report}`).toMatch(/^Cedieron \d+ de \d+ pruebas\./m);
  });

  test('prints nothing of what it was answered', async () => {
    const text = `${await reportOf(await site(naive))}`;
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain('abc123');
  });

  test('follows no redirect', async () => {
    let followed = 0;
    const elsewhere = createServer((_request, response) => {
      followed += 1;
      response.end();
    }).listen(0, '127.0.0.1');
    servers.push(elsewhere);
    await once(elsewhere, 'listening');
    const { port } = elsewhere.address() as AddressInfo;
    const address = await site((_request, response) => {
      response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end();
    });
    await reportOf(address);
    expect(followed).toBe(0);
  });

  test('sends paths as they are written', async () => {
    const target = new Target(await site(naive), 0);
    await target.ask('/../a\\..\\b//c;x');
    expect(seen.map(({ url }) => url)).toEqual(['/../a\\..\\b//c;x']);
  });
});

test('the table has a row for each area and says what broke', () => {
  const report = new Report();
  report.check('cabeceras', 'nosniff', true);
  expect(`${report}`).toBe(
    'área       pruebas  resistió  cedió\ncabeceras        1         1      0\n\nResistió todas las pruebas: 1.',
  );
  report.check('rutas', '/.env', false, 200);
  expect(report.rows).toEqual([
    ['cabeceras', 1, 1, 0],
    ['rutas', 1, 0, 1],
  ]);
  expect(`${report}`).toContain('Cedió:\n  rutas: /.env (visto: 200)');
});
