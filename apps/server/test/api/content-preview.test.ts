import { defaultDocuments } from '@ministerio/content/site';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { fakeRenderer } from '../static/fake-renderer.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

const { horarios } = defaultDocuments;
const notice = (texto: string, hasta = '2026-09-30') => ({ texto, enlace: null, hasta });
/** Pages that say which notice is above them. */
const noticeRenderer = fakeRenderer({
  renderPage: (name, { site }) => `<h1>${name}</h1>${site.notice?.text ?? ''}`,
});

describe('POST /contenido/vista', () => {
  const draft = notice('Todavía en borrador');
  const page = { pagina: '/Inicio', cambios: { aviso: draft } };
  let own: TestApp;
  let as: Person;
  const open = async (renderer = noticeRenderer, storage?: TestDatabase) => {
    own = await createTestApp({ renderer }, storage);
    as = await own.person('ADMIN', 'admin');
  };
  const preview = (body: unknown, by = as) => own.call('POST', '/contenido/vista', { as: by, body });
  afterEach(() => own.close());

  test('shows a draft to its author alone, and keeps nothing of it', async () => {
    await open();
    const answer = await preview(page);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json<{ html: string }>().html).toBe('<h1>home</h1>Todavía en borrador');
    own.clock.advance(5000);
    for (const url of ['/Inicio', '/api/contenido', '/api/contenido/aviso']) {
      expect((await own.app.inject({ url })).body).not.toContain('borrador');
    }
    expect((await own.call('GET', '/contenido/aviso', { as })).json()).toMatchObject({ version: 0 });
    expect((await preview({ pagina: '/Inicio', cambios: {} })).json()).toEqual({ html: '<h1>home</h1>' });
  });

  test('leaves out an ended notice, as the page would', async () => {
    await open();
    const ended = notice('Ya pasó', '2026-09-25');
    expect((await preview({ ...page, cambios: { aviso: ended } })).body).not.toContain('pasó');
  });

  test('gives a new meeting its id before the page is rendered', async () => {
    await open({
      ...noticeRenderer,
      renderPage: (_name, { site }) => site.schedules.map(({ id }) => id).join(' '),
    });
    const added = { ...horarios[5], id: undefined, titulo: 'Noche de alabanza' };
    const answer = await preview({ pagina: '/Inicio', cambios: { horarios: [...horarios, added] } });
    expect(answer.json<{ html: string }>().html).toContain('noche-de-alabanza');
  });

  test('is for administrators', async () => {
    await open();
    const member = await own.person('USER', 'ana');
    expect((await preview(page, member)).statusCode).toBe(403);
  });

  test('refuses what is no document, by its path, and pages that do not exist', async () => {
    await open();
    const wrong = await preview({ ...page, cambios: { aviso: notice(''), horarios: [{}], otro: 1 } });
    expect(wrong.statusCode).toBe(400);
    const { errors } = (await preview({ ...page, cambios: { aviso: notice('') } })).json<{
      errors: Record<string, string>;
    }>();
    expect(Object.keys(errors)).toEqual(['cambios.aviso.texto']);
    for (const pagina of ['/nada', '/dashboard', '', '__proto__']) {
      expect((await preview({ ...page, pagina })).statusCode).toBe(404);
    }
  });

  test('has no pages where the site is not built', async () => {
    own = await createTestApp();
    as = await own.person('ADMIN', 'admin');
    expect((await preview(page)).statusCode).toBe(404);
  });

  test('refuses changes that fail to render', async () => {
    await open({
      ...noticeRenderer,
      renderPage(name, facts) {
        if (facts.site.notice) throw new Error('broken');
        return noticeRenderer.renderPage(name, facts);
      },
    });
    const answer = await preview(page);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'validation_failed' }]);
  });

  test('tells a failure of the database as one, not as a wrong draft', async () => {
    await open(noticeRenderer, await createTestDatabase('tables'));
    await sql`drop table sermons_cache`.execute(own.storage.database.store);
    expect((await preview(page)).statusCode).toBe(500);
  });

  test('is limited to 120 a minute for each administrator', async () => {
    await open();
    for (let index = 0; index < 120; index += 1) await preview(page);
    expect((await preview(page)).statusCode).toBe(429);
    own.clock.advance(60_000);
    expect((await preview(page)).statusCode).toBe(200);
  });
});
