import { defaultDocuments } from '@ministerio/content/site';
import { addDays } from '@ministerio/contract/domain';
import ICAL from 'ical.js';
import { publishByApi } from '../support/publish.ts';
import type { RunningServer } from '../support/running-server.ts';
import { quietEvening } from '../support/server-clock.ts';
import { serverFixture } from '../support/test.ts';
import { test as base, expect } from '../support/widget-host.ts';

const { today, environment } = quietEvening();

/** A server of its own: other journeys read the content of the one that they share. */
const test = base.extend<object, { readonly server: RunningServer }>({ server: serverFixture(environment) });

const { datos, actividades, preguntas } = defaultDocuments;
const ASKED = '¿Dónde dejo la bicicleta?';
const ANSWERED = 'En el patio, bajo la parra.';
const PRODUCT = 'Casa de Paz';

/** The next Saturday but one: never the meeting that may be on. */
const saturday = [7, 8, 9, 10, 11, 12, 13]
  .map((days) => addDays(today, days))
  .find((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 6) as string;

const [first, ...questions] = preguntas;
const [activity, ...activities] = actividades;
const published = {
  datos: { ...datos, producto: PRODUCT },
  preguntas: [{ ...first, pregunta: ASKED, respuesta: ANSWERED, sinCanal: null }, ...questions],
  excepciones: [
    {
      reunion: 'jovenes',
      fecha: saturday,
      tipo: 'suspendida' as const,
      inicio: null,
      fin: null,
      lugar: null,
      motivo: 'Bloqueo de caminos',
    },
  ],
  actividades: activity ? [{ ...activity, titulo: 'Olla común' }, ...activities] : [],
};

/** Texts of each frame for a visitor without script. */
const FRAMES = [
  ['faq', ANSWERED],
  ['predicas', `>${PRODUCT}</a>`],
  ['horarios', 'no hay: Bloqueo de caminos'],
  ['actividades', 'Olla común'],
] as const;

test.beforeEach(({ server }) => publishByApi(server, published));

test('a changed question is in the widget and in the frame on another site', async ({
  page,
  server,
  host,
}) => {
  const body = `<script async src="${server.url}/widgets/faq.js"></script><ministerio-faq open></ministerio-faq>
    <iframe src="${server.url}/embed/faq" width="600" height="900" sandbox="allow-scripts"></iframe>`;
  await page.goto(host.publish({ body }));
  for (const place of [
    page.locator('ministerio-faq'),
    page.frameLocator('iframe').locator('ministerio-faq'),
  ]) {
    await place.getByRole('heading', { name: ASKED }).click();
    await expect(place.locator('details[open]').getByText(ANSWERED)).toBeVisible();
    await expect(place.getByText(String(first?.pregunta))).toHaveCount(0);
  }
});

test('a phone’s calendar leaves out the suspended Saturday, and no other', async ({ request }) => {
  for (const path of ['/calendario.ics', '/calendario/reunion/jovenes.ics']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const root = new ICAL.Component(ICAL.parse(await answer.text()));
    ICAL.TimezoneService.reset();
    for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
    const event = root
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component))
      .find(({ summary }) => summary.startsWith('Red de Jovenes'));
    const times = event?.iterator();
    const days: string[] = [];
    while (times && days.length < 4) {
      const time = times.next();
      if (time.toString() >= today) days.push(time.toString().slice(0, 16));
    }
    const nearest = addDays(saturday, -7);
    const expected = [nearest, addDays(saturday, 7), addDays(saturday, 14), addDays(saturday, 21)];
    expect(days, path).toEqual(expected.map((day) => `${day}T19:00`));
  }
});

for (const [name, words] of FRAMES) {
  test(`the frame and the oEmbed of ${name} answer, with what was published`, async ({
    page,
    request,
    host,
  }) => {
    const frame = await request.get(`/embed/${name}`);
    expect(frame.status()).toBe(200);
    const html = await frame.text();
    expect(html).toContain(words);
    const [, found = ''] =
      /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(html) ?? [];
    const { pathname, search } = new URL(found);
    const embed = await request.get(pathname + search);
    expect(embed.status()).toBe(200);
    const answer = (await embed.json()) as { readonly html: string; readonly provider_name: string };
    expect(answer.provider_name).toBe(PRODUCT);
    await page.goto(host.publish({ body: answer.html }));
    await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`/embed/${name}$`));
    await expect(page.frameLocator('iframe').locator(`ministerio-${name}`)).toBeVisible();
  });
}
