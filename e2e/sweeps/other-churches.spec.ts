import { formerTimes, type Output, titleTraces, tracesIn, wordTraces } from '@ministerio/test-kit/traces';
import { createMemberByApi } from '../support/api.ts';
import { churches } from '../support/churches.ts';
import { fillChurch } from '../support/fill-church.ts';
import { pagePaths, renderedOutput, visitorsAnswers } from '../support/outputs-of-church.ts';
import { createMinistryOf } from '../support/panel-forms.ts';
import { textOfPdf } from '../support/pdf.ts';
import { movedClock } from '../support/server-clock.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, withServer } from '../support/test.ts';
import { clockChangeAfter, nextStarts } from '../support/wall-hours.ts';

const clock = movedClock();
/** A server of its own: its church moves. */
const test = withServer(clock.environment).extend({ permissions: ['geolocation'] });

const anchorOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(' ', '-');

const SCREENS = [
  '',
  '/category',
  '/editarUser',
  '/listUsers',
  '/asistencia',
  '/asistenciamembresia',
  '/form',
  '/crearUser',
  '/importar',
  '/sitio',
  ...['datos', 'horarios', 'actividades', 'preguntas', 'aviso', 'ministerios', 'textos', 'fotos'].map(
    (key) => `/sitio/${key}`,
  ),
].map((path) => `/dashboard${path}`);

for (const [index, church] of churches.entries()) {
  test.describe(church.city, () => {
    test.use({ geolocation: church.point });
    test('makes the site its own in the panel alone: nothing of the first church is left', async ({
      page,
      server,
      complaints,
    }) => {
      // Every page and screen; a machine that other work holds takes three minutes.
      test.setTimeout(600_000);
      // The panel asks for the password after the call was refused.
      complaints.expect(/status of 403/);
      // The channel does not exist.
      complaints.expect(/status of 502/);
      clock.set(new Date());
      const { zone, currency, meetings, pages } = church;
      const [, night] = meetings;
      const [ministry = ''] = church.ministries[0] ?? [];
      const person = await createMemberByApi(server);
      const times = formerTimes(meetings.flatMap(({ from, to }) => [from, to]));
      const words = [...wordTraces, ...titleTraces];
      const look = (output: Output) => expect.soft(tracesIn(output, [...words, ...times])).toEqual([]);
      // A screen of the panel may say what time it is.
      const lookAtPanel = (output: Output) => expect.soft(tracesIn(output, words)).toEqual([]);

      await test.step('an administrator fills in what the panel asks for', async () => {
        await signIn(page, server.adminName, server.adminPassword);
        await fillChurch(page, church, server.adminPassword);
        await createMinistryOf(page, ministry, person.username);
      });

      await test.step('what visitors get without script', async () => {
        const outputs = await visitorsAnswers(server.url);
        for (const output of outputs) look(output);
        const textOf = (name: string) => outputs.find((output) => output.name === `GET ${name}`)?.text ?? '';
        const { data, countryCode, point } = church;
        const own = (part: string, label: string) => data[part]?.[label]?.split('\n')[0] ?? '';
        for (const [path, ...pieces] of [
          ['/Inicio', church.name, `"addressCountry":"${countryCode}"`, String(point.latitude), night.name],
          ['/Contactanos', own('Nombre y lugar', 'Dirección')],
          ['/ministerios', ...Object.values(pages), ...church.ministries.map(([name]) => name)],
          ['/ministerios', ...church.ministries.map(([name]) => `href="/ministerios#${anchorOf(name)}"`)],
          ['/ministerios', 'href="/Red_joven#paraiso"'],
          ['/red_joven', `<title>${pages.red_joven} · ${church.product}</title>`],
          ['/proteccion-de-menores', own('Protección', 'Responsable'), 'Llamar al'],
          [
            '/proteccion-de-menores',
            `https://wa.me/${own('Protección', 'Teléfono').replaceAll(/\D/g, '')}?text=`,
          ],
          ['/manifest.webmanifest', church.product],
          ['/calendario.ics', zone],
          ['/embed/horarios', night.from],
          ['/api/contenido', church.channel],
        ] as const) {
          for (const piece of pieces) expect(textOf(path), path).toContain(piece);
        }
        expect(textOf('/ministerios')).not.toContain('#evangelismo');
        expect(textOf('/proteccion-de-menores')).not.toContain('Defensoría');
      });

      await test.step('what visitors see, and the widgets', async () => {
        for (const path of await pagePaths(server.url)) {
          await page.goto(path, { waitUntil: 'networkidle' });
          look(await renderedOutput(page));
        }
        await page.goto('/widgets/');
        for (const widget of await page.getByRole('region', { name: /^Configurar/ }).all()) {
          await widget.scrollIntoViewIfNeeded();
        }
        await expect(page.locator('ministerio-horarios').getByText(night.name).first()).toBeVisible();
        await expect(
          page.locator('ministerio-actividades').getByText(church.activity.Título).first(),
        ).toBeVisible();
        look(await renderedOutput(page));
      });

      await test.step('the panel', async () => {
        // Its screens are the same for every church: those of the first are enough.
        for (const path of index === 0 ? SCREENS : []) {
          await page.goto(path, { waitUntil: 'networkidle' });
          lookAtPanel(await renderedOutput(page));
        }
      });

      await test.step('a mark at the church, its list and its report', async () => {
        await page.goto('/dashboard');
        // The desk that the document shows before marks no person.
        await expect(page.getByText('Cargando…')).toHaveCount(0);
        await page.getByLabel('Número de Membresía').fill(person.codigo);
        await page.getByRole('button', { name: 'Marcar Asistencia' }).click();
        await expect(page.getByText('Asistencia marcada exitosamente').first()).toBeVisible();
        await page.goto('/dashboard/asistencia');
        await page.getByLabel('Seleccionar Categoría').selectOption({ label: ministry });
        const row = page.getByRole('row').filter({ hasText: person.apellido });
        await row.getByRole('textbox').fill(`${currency} 25,50`);
        await row.getByRole('button', { name: 'Guardar' }).click();
        await expect(row).toContainText(`${currency} 25,50`);
        lookAtPanel(await renderedOutput(page));
        const downloading = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Descargar PDF' }).click();
        const text = await textOfPdf(await (await downloading).path());
        expect(text).toContain(`${currency} 25,50`);
        lookAtPanel({ name: 'PDF', text });
      });

      await test.step('a member at the church, and what the member reads', async () => {
        if (index > 0) return;
        await page.evaluate(() => localStorage.clear());
        await signIn(page, person.username, person.password);
        for (const path of ['', '/profile', '/userAsistencia', '/clave', '/datos']) {
          await page.goto(`/dashboard/user${path}`, { waitUntil: 'networkidle' });
          lookAtPanel(await renderedOutput(page));
        }
      });

      await test.step('the hours are those on the wall, also where clocks are moved', async () => {
        // A panel that is left open would be told that its session has ended by then.
        await page.goto('about:blank');
        const changeMs = clockChangeAfter(Date.now(), zone);
        expect(changeMs !== null).toBe(church.clocksMove);
        // A Thursday: a meeting before the change, and two after it.
        if (changeMs !== null) clock.set(new Date(changeMs - 10 * 86_400_000));
        const read = async (path: string) => (await fetch(server.url + path)).text();
        const calendar = await read('/calendario.ics');
        for (const { name, from } of meetings.slice(0, 2)) {
          const starts = nextStarts(calendar, name, zone);
          expect(
            starts.map(({ time }) => time),
            name,
          ).toEqual(starts.map(() => `${from}:00`));
          expect(new Set(starts.map(({ utc }) => utc)).size, name).toBe(church.clocksMove ? 2 : 1);
        }
        const [saturday] = nextStarts(calendar, night.name, zone);
        const start = `"startDate":"${saturday?.date}T${night.from}"`;
        // Pages of a new day are drawn behind the answer that finds them old.
        await expect.poll(() => read('/Inicio')).toContain(start);
        expect(await read('/Inicio')).toContain(`"scheduleTimezone":"${zone}"`);
        const schedule = await read('/red_joven');
        for (const hour of meetings.flatMap(({ from, to }) => [from, to]))
          expect(schedule).toContain(`>${hour}</time>`);
      });
    });
  });
}
