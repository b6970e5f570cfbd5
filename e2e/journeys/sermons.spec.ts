import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { expect, test } from '../support/test.ts';

let folder: string;
let church: RunningServer;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ministerio-predicas-'));
  const feed = join(folder, 'canal.xml');
  const entries = ['La casa sobre la roca', 'Fe &lt;b&gt;viva&lt;/b&gt;', ''].map(
    (title, index) => `<entry><yt:videoId>video-${index}</yt:videoId><title>${title}</title></entry>`,
  );
  writeFileSync(feed, `<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015">${entries.join('')}</feed>`);
  church = await startServer({ SERMONS_FEED_URL: pathToFileURL(feed).href });
  // The start never waits for the feed; this call does, and pages follow within two seconds.
  await fetch(`${church.url}/api/videos`);
  const home = async () => (await fetch(`${church.url}/Inicio`)).text();
  await expect.poll(home).toContain('La casa sobre la roca');
});
test.afterAll(async () => {
  await church.stop();
  rmSync(folder, { recursive: true });
});

test('without script the home page lists the sermons, for people and for search engines', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: church.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/Inicio');
  const section = page.locator('#predicas');
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'La casa sobre la roca',
    'Fe <b>viva</b>',
    'Sin título',
  ]);
  await expect(section.getByRole('link', { name: /Ver en YouTube/ }).first()).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=video-0',
  );
  await expect(section.getByText('Cargando')).toHaveCount(0);
  const described = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(described.map((text) => JSON.parse(text)['@graph']?.[0]?.name)).toContain('La casa sobre la roca');
  await context.close();
});

test('the script takes the list over as it stands, and plays', async ({ page }) => {
  const calls: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto(`${church.url}/Inicio`, { waitUntil: 'domcontentloaded' });
  const first = await page.locator('#predicas li').first().elementHandle();
  // With the script in the head, which keeps what is pressed before the list's own.
  await page.waitForLoadState();
  await page.locator('#predicas').scrollIntoViewIfNeeded();
  const play = page.getByRole('button', { name: 'Reproducir: La casa sobre la roca' });
  await play.click();
  await expect(page.locator('#predicas iframe')).toHaveCount(1);
  expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
  expect(calls).not.toContain('/api/videos');
});

test('pictures of sermons load 100 px before they come into view', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/miniatura')) pictures.push(pathname);
  });
  await page.addInitScript(() => {
    const real = IntersectionObserver.prototype.observe;
    IntersectionObserver.prototype.observe = function observe(target) {
      real.call(this, target);
      if (target.closest('#predicas li')) document.body.dataset.watches = 'pictures';
    };
  });
  await page.goto(`${church.url}/Inicio`, { waitUntil: 'networkidle' });
  const first = page
    .locator('#predicas li')
    .first()
    .getByRole('button', { name: /^Reproducir/ });
  /** Puts the picture so far under the lower edge of the window, and lets the page look twice. */
  const putBelow = (distance: number) =>
    first.evaluate(async (element, below) => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      window.scrollTo({ top: top - window.innerHeight - below, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }, distance);
  // The script of this part comes when it is near.
  await putBelow(400);
  await expect(page.locator('body')).toHaveAttribute('data-watches', 'pictures');
  await putBelow(130);
  expect(pictures).toEqual([]);
  await putBelow(80);
  await expect.poll(() => pictures).toContain('/api/videos/video-0/miniatura');
});

test('sermons and activities run from edge to edge, and begin where the words above them do', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${church.url}/Inicio`, { waitUntil: 'networkidle' });
  for (const width of [320, 360, 600, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const id of ['predicas', 'noticia']) {
      const section = page.locator(`#${id}`);
      const track = section.getByRole('list').first();
      const box = await track.boundingBox();
      expect([box?.x, box?.width], `${id} at ${width} px`).toEqual([0, width]);
      const start = await section.getByRole('heading', { level: 2 }).boundingBox();
      const first = await track.getByRole('listitem').first().boundingBox();
      expect(first?.x).toBeCloseTo(start?.x ?? Number.NaN, 0);
    }
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `at ${width} px`).toBe(0);
  }
});
