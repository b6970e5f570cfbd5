import { randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { existingPhotos } from '../../src/db/repositories/photos.ts';
import { animatedPng, animatedWebp, greyPng, HTML, MARKER, phonePhoto, polyglot } from '../photos/samples.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  const many = { count: 1000, windowMs: 1000 };
  server = await createTestApp({ limits: { photos: many } });
  admin = await server.person('ADMIN', 'admin');
});
afterAll(() => server.close());

const upload = (body: Buffer, type = 'image/jpeg', to = server, as = admin) =>
  to.call('POST', '/fotos', { as, body, headers: { 'content-type': type } });
const uploaded = async (body: Buffer) => (await upload(body)).json<{ id: string }>().id;
const file = (id: string, name: string, headers = {}) =>
  server.app.inject({ url: `/fotos/${id}-${name}`, headers });

describe('a picture from a phone', () => {
  let id: string;
  beforeAll(async () => {
    id = await uploaded(await phonePhoto());
  });

  test('is upright, in two formats and the widths that it has', async () => {
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    const log = await server.call('GET', '/auditoria?entity=photo', { as: admin });
    expect(log.json()).toMatchObject([{ action: 'photo_uploaded', actor: 'admin' }]);
    for (const format of ['avif', 'webp']) {
      const sizes = [];
      for (const width of [480, 800, 1200]) {
        const answer = await file(id, `${width}.${format}`);
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${format}`]);
        const { width: wide, height } = await sharp(answer.rawPayload).metadata();
        sizes.push([wide, height]);
      }
      // 600 pixels wide once it is upright: never made larger.
      expect(sizes).toEqual([
        [480, 720],
        [600, 900],
        [600, 900],
      ]);
    }
    const { data } = await sharp((await file(id, '480.webp')).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The red half was on the left, so it is on top.
    expect(data[0]).toBeGreaterThan(150);
    expect(data.at(-3)).toBeLessThan(80);
  });

  test('keeps nothing of what the camera wrote into it', async () => {
    expect((await phonePhoto()).includes(MARKER)).toBe(true);
    for (const name of ['480.avif', '480.webp', '1200.avif', '1200.webp']) {
      const { rawPayload } = await file(id, name);
      expect(rawPayload.includes(MARKER)).toBe(false);
      const { exif, xmp, iptc, icc, orientation } = await sharp(rawPayload).metadata();
      expect({ exif, xmp, iptc, icc, orientation: orientation ?? 1 }).toEqual({ orientation: 1 });
    }
  });

  test('is kept for a day, is asked for again by its name, and can run nothing', async () => {
    const { headers } = await file(id, '480.webp');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const again = await file(id, '480.webp', { 'if-none-match': headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await server.app.inject({ method: 'HEAD', url: `/fotos/${id}-480.webp` });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      headers['content-length'],
    ]);
  });

  test.each(['479.webp', '480.jpg', '480.webp/', '480.webp.exe', '480', '../x-480.webp'])(
    'has no file %s',
    async (name) => {
      expect((await file(id, name)).statusCode).toBe(404);
    },
  );

  test('is gone from every address once it is withdrawn, also for who has it, and stays gone', async () => {
    const { headers } = await file(id, '800.avif');
    const { store } = server.storage.database;
    expect(await existingPhotos(store, [id, 'f'.repeat(32)])).toEqual(new Set([id]));
    const answer = await server.call('DELETE', `/fotos/${id}`, { as: admin });
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Foto retirada. Ya nadie la ve.' }]);
    for (const name of ['480.avif', '800.avif', '1200.webp']) {
      const gone = await file(id, name, { 'if-none-match': headers.etag });
      expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
    }
    expect(await existingPhotos(store, [id])).toEqual(new Set());
    expect(await store.selectFrom('photo_files').selectAll().execute()).toEqual([]);
    expect((await server.call('DELETE', `/fotos/${id}`, { as: admin })).statusCode).toBe(404);
  });
});

test('a withdrawn picture is drawn glass in what is published, in every version and in a late draft', async () => {
  const [gone, kept] = [await uploaded(await phonePhoto()), await uploaded(await phonePhoto(60, 60))];
  const photo = (id: string) => ({ id, alt: 'Jóvenes', foco: [0.5, 0.4], permiso: true });
  const put = (version: number, valor: unknown) =>
    server.call('PUT', '/contenido/fotos', { as: admin, body: { version, valor } });
  const shown = async () => (await server.call('GET', '/contenido/fotos')).json<{ valor: object }>().valor;
  await put(0, { bienvenida: photo(gone), vision: photo(kept) });
  await put(1, { bienvenida: photo(gone) });
  await put(2, { vision: photo(kept), bienvenida: photo(gone) });
  await server.call('DELETE', `/fotos/${gone}`, { as: admin });
  const { permiso: _, ...seen } = photo(kept);
  expect(await shown()).toEqual({ bienvenida: null, vision: seen });
  const versions = await server.call('GET', '/contenido/fotos/versiones', { as: admin });
  expect(versions.body).toContain(kept);
  expect(versions.body).not.toContain(gone);
  const restored = await server.call('POST', '/contenido/fotos/versiones/1/restaurar', {
    as: admin,
    body: { version: 3 },
  });
  expect(restored.json()).toMatchObject({ valor: { bienvenida: null, vision: { id: kept } } });
  await put(3, { bienvenida: photo(gone) });
  expect(await shown()).toEqual({ bienvenida: null });
});

test('a page hidden behind a picture is in no byte of what is served', async () => {
  const sent = await polyglot();
  expect(sent.includes(HTML)).toBe(true);
  const id = await uploaded(sent);
  for (const name of ['480.avif', '480.webp', '1200.webp']) {
    expect((await file(id, name)).rawPayload.includes('Zumaqchoque')).toBe(false);
  }
});

const refusals: readonly (readonly [string, number, string, () => Promise<Buffer> | Buffer, string])[] = [
  [
    'a bomb of 900 megapixels',
    400,
    'demasiado grande: tiene más de 40 megapíxeles',
    () => greyPng(30_000, 30_000, 10),
    'image/png',
  ],
  [
    '41 megapixels, whole',
    400,
    'demasiado grande: tiene más de 40 megapíxeles',
    () => greyPng(8200, 5000),
    'image/png',
  ],
  ['an animated PNG', 400, 'se mueve', animatedPng, 'image/png'],
  ['an animated WebP', 400, 'se mueve', animatedWebp, 'image/webp'],
  ['a GIF', 400, 'Elige una foto', () => Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), 'image/jpeg'],
  ['an SVG', 400, 'Elige una foto', () => Buffer.from(`<svg xmlns="">${HTML}</svg>`), 'image/png'],
  [
    'an SVG behind the head of a PNG',
    400,
    'No pudimos leer',
    () => Buffer.from('\x89PNG\r\n\x1a\n<svg/>', 'latin1'),
    'image/png',
  ],
  [
    'half a picture',
    400,
    'No pudimos leer',
    async () => (await phonePhoto()).subarray(0, 4000),
    'image/jpeg',
  ],
  ['the head alone', 400, 'No pudimos leer', () => Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'image/jpeg'],
  ['nothing', 400, 'Elige una foto', () => Buffer.alloc(0), 'image/jpeg'],
  ['11 MB', 413, '10 MB', () => randomBytes(11 * 1024 * 1024), 'image/jpeg'],
  ['a GIF that says so', 415, 'Elige una foto', () => Buffer.from('GIF89a'), 'image/gif'],
  ['JSON', 415, 'Elige una foto', () => Buffer.from('{}'), 'application/json'],
  ['a form', 415, 'Elige una foto', () => Buffer.from('a=1'), 'multipart/form-data; boundary=x'],
];

test.each(refusals)('%s is %i, in words', async (_name, status, words, make, type) => {
  const answer = await upload(await make(), type);
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    status,
    expect.stringContaining(words),
  ]);
});

test('bombs leave the memory of the server as it was', async () => {
  const bomb = greyPng(30_000, 30_000, 10);
  await upload(bomb, 'image/png');
  const before = process.memoryUsage().rss;
  for (let index = 0; index < 5; index += 1) await upload(bomb, 'image/png');
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
});

test('a body without its length is not read', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/fotos',
    payload: Readable.from([await phonePhoto()]),
    headers: {
      authorization: `Bearer ${admin.token}`,
      'content-type': 'image/jpeg',
      'transfer-encoding': 'chunked',
    },
  });
  expect(answer.statusCode).toBe(413);
});

test('who may not send a picture is refused before a byte of it is read', async () => {
  const member = await server.person('USER', 'ana');
  expect((await upload(randomBytes(11 * 1024 * 1024), 'image/jpeg', server, member)).statusCode).toBe(403);
});

test('an account sends thirty an hour', async () => {
  const strict = await createTestApp();
  const rosa = await strict.person('ADMIN', 'rosa');
  for (let index = 0; index < 30; index += 1) {
    expect((await upload(Buffer.from('x'), 'image/jpeg', strict, rosa)).statusCode).toBe(400);
  }
  const answer = await upload(await phonePhoto(), 'image/jpeg', strict, rosa);
  expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([429, 3600]);
  await strict.close();
});

test('more than 200 MB in all are not kept', async () => {
  const { store } = server.storage.database;
  const full = { id: 'a'.repeat(32), created_ms: 0, width: 1, height: 1, size: 200 * 1024 * 1024 };
  await store.insertInto('photos').values(full).execute();
  const answer = await upload(await phonePhoto());
  expect([answer.statusCode, answer.json()]).toMatchObject([
    413,
    { message: 'Ya no caben más fotos. Quita una que no uses y vuelve a intentarlo.' },
  ]);
  await store.deleteFrom('photos').where('id', '=', full.id).execute();
});

test('more pictures at once than can wait are told so', async () => {
  // Bodies that do not come: who has a turn keeps it, whatever the machine does meanwhile.
  const bodies = Array.from({ length: 14 }, () => new PassThrough());
  let refuse: () => void = () => undefined;
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  const statuses: number[] = [];
  const answers = bodies.map(async (body) => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/fotos',
      payload: body,
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': 'image/jpeg',
        'content-length': '4',
      },
    });
    statuses.push(statusCode);
    if (statuses.length === 2) refuse();
  });
  await refused;
  expect(statuses).toEqual([503, 503]);
  for (const body of bodies) body.end('text');
  await Promise.all(answers);
  expect(statuses.filter((status) => status === 400)).toHaveLength(12);
});
