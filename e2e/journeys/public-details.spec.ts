import { devices, type Page } from '@playwright/test';
import { churchToday } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

/** Scrolls, until the page has heard of it. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => {
    const before = window.scrollY;
    const heard = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
    window.scrollTo({ top: to, behavior: 'instant' });
    return window.scrollY === before ? undefined : heard;
  }, top);

test('top bar, header and footer fade and slide in', async ({ page }) => {
  await page.goto('/Inicio');
  for (const name of ['TopBar', 'SiteHeader', 'SiteFooter']) {
    const frames = await page.locator(`[data-component="${name}"]`).evaluate((element) => {
      const parts = [element, ...element.querySelectorAll('*')];
      const wanted = parts.map((part) => getComputedStyle(part).animationName);
      const rules = (list: CSSRuleList): CSSRule[] =>
        [...list].flatMap((rule) =>
          'cssRules' in rule ? [rule, ...rules(rule.cssRules as CSSRuleList)] : [rule],
        );
      return [...document.styleSheets]
        .flatMap((sheet) => rules(sheet.cssRules))
        .filter((rule) => rule instanceof CSSKeyframesRule && wanted.includes(rule.name))
        .map(({ cssText }) => cssText)
        .join();
    });
    expect(frames, name).toMatch(/opacity/);
    expect(frames, name).toMatch(/transform|translate/);
  }
});

test('the bars slide in once a visit: not on the next page, after a reload, or on the way back', async ({
  page,
}) => {
  /** Which of the bars are moved by an animation of this page, also by one that has ended. */
  await page.addInitScript(() => {
    const moved = new Set<string>();
    Object.assign(window, { moved });
    document.addEventListener('animationstart', ({ target }) => {
      const bar = (target as Element).closest('[data-component]')?.getAttribute('data-component');
      if (bar && /^(TopBar|SiteHeader|SiteFooter)$/.test(bar)) moved.add(bar);
    });
  });
  const moved = async () => {
    await page.waitForLoadState('networkidle');
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    return page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved].sort());
  };
  const bars = ['SiteFooter', 'SiteHeader', 'TopBar'];
  await page.goto('/Inicio');
  await expect.poll(moved).toEqual(bars);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Estudios' }).first().click();
  await expect(page).toHaveURL(/\/noticias/);
  expect(await moved(), 'on the next page').toEqual([]);
  await page.reload();
  expect(await moved(), 'after a reload').toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/Inicio$/);
  expect(await moved(), 'on the way back').toEqual([]);
});

test('a product’s name of two words stays in one line', async ({ page }) => {
  for (const width of [360, 768, 960, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/Inicio');
    const name = page.getByRole('banner').locator('[data-component="Logo"] span').first();
    const { height, line } = await name.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      line: Number.parseFloat(getComputedStyle(element).lineHeight),
    }));
    expect(height, `${width} px`).toBeLessThan(1.5 * line);
  }
});

test('the parts of an entry show under the pointer, and choosing one leads to it', async ({ page }) => {
  await page.goto('/Inicio', { waitUntil: 'networkidle' });
  // The pointer stays where it is put: the entries may not move any more, with the header or when the web fonts come.
  await page.locator('[data-component="SiteHeader"]').evaluate(async (header) => {
    await document.fonts.ready;
    await Promise.all(header.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
  const entries = page.getByRole('navigation', { name: 'Principal' });
  const part = entries.getByRole('link', { name: 'Nuestra Vision' });
  await expect(part).toBeHidden();
  await entries.getByRole('link', { name: 'Inicio' }).hover();
  await part.click();
  await expect(page).toHaveURL(/#vision$/);
  await expect(page.locator('#vision')).toBeInViewport();
});

test('the header looks at the scroll every 300 ms', async ({ page }) => {
  await page.clock.install();
  await page.goto('/Inicio', { waitUntil: 'networkidle' });
  // The header looks once when the script takes it over.
  await expect(page.locator('[data-island="site-header"][data-alive]')).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  const header = page.locator('[data-component="SiteHeader"]');
  await scrollTo(page, 400);
  await page.clock.runFor(299);
  await expect(header).not.toHaveAttribute('data-scrolled');
  await page.clock.runFor(1);
  await expect(header).toHaveAttribute('data-scrolled');
});

test('the map of the church is embedded once it is asked for', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await page.goto('/Contactanos');
  await page.getByRole('button', { name: 'Ver el mapa aquí' }).click();
  await expect(page.locator('#ubicacion iframe')).toHaveAttribute('src', /-17\.8132/);
});

test('the home page has its hero picture and the two old ones, the footer the place and the hours', async ({
  page,
}) => {
  await page.goto('/Inicio');
  const hero = page.locator('[data-component="Hero"]');
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hero.locator('img').first()).toBeVisible();
  await expect(page.locator('#inicios').getByRole('img')).toHaveCount(2);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Tercer anillo Externo');
  await expect(footer).toContainText('09:00 – 21:00');
  await expect(footer).toContainText(`© ${churchToday().iso.slice(0, 4)} Ministerio Juvenil`);
  await expect(page.getByRole('link', { name: /Ministerio Juvenil/ }).first()).toHaveAttribute('href', '/');
});

test('on a phone the footer is half of what it was, and each of its links has room for a finger', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ ...devices['Galaxy S8'], baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/ministerios');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer).toContainText('09:00 – 21:00');
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(430);
  for (const link of await footer.getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await context.close();
});

test('FAQ: the green button floats, and its link leads to a way of writing to the church', async ({
  page,
}) => {
  await page.goto('/Inicio');
  const button = page.getByRole('button', { name: 'Abrir las preguntas frecuentes' });
  await expect(button).toBeInViewport();
  await page.mouse.wheel(0, 1000);
  await expect(button).toBeInViewport();
  const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  expect(green, colour).toBeGreaterThan(Math.max(red, blue));
  await button.click();
  await expect(page.getByRole('heading', { name: 'Chat de Preguntas Frecuentes' })).toBeVisible();
  // No chat number is set, so the link stays on the site.
  await page.getByRole('link', { name: 'Chatear con nosotros' }).click();
  await expect(page.getByLabel('Mensaje')).toBeVisible();
});

test('a browser that knows no drawn icons finds one at its usual place', async ({ page }) => {
  await page.goto('/Inicio');
  const width = await page.evaluate(async () => {
    const icon = new Image();
    icon.src = '/favicon.ico';
    await icon.decode();
    return icon.naturalWidth;
  });
  expect(width).toBe(32);
});

/** Words and links of the page in the box of the button. */
const coveredWords = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('[data-component="FaqWidget"] button')?.getBoundingClientRect();
    if (!box) return ['no button'];
    const touches = ({ left, top, right, bottom }: DOMRect) =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    const covered: string[] = [];
    for (const part of document.querySelectorAll('main, footer')) {
      for (const link of part.querySelectorAll('a, button'))
        if ([...link.getClientRects()].some(touches)) covered.push(`link ${link.textContent}`);
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        if ([...range.getClientRects()].some(touches)) covered.push(text.textContent ?? '');
      }
    }
    return covered;
  });

for (const address of ['/noticias#escuelavida', '/ministerios#intercesion', '/red_joven#ciet']) {
  test(`the button of the questions stays in sight at ${address} on a phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install();
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.clock.runFor(1000);
    const button = page.getByRole('button', { name: 'Abrir las preguntas frecuentes' });
    await expect(button).toBeInViewport({ ratio: 1 });
    const start = await page.evaluate(() => window.scrollY);
    // Reading on, back, and in small steps.
    for (const by of [600, -300, 40, 40, 900]) {
      await scrollTo(page, (await page.evaluate(() => window.scrollY)) + by);
      await page.clock.runFor(1000);
      await expect(button, `${by} px from ${start}`).toBeInViewport({ ratio: 1 });
    }
  });
}

for (const size of [
  { width: 320, isTouched: false },
  { width: 360, isTouched: true },
  { width: 1440, isTouched: false },
]) {
  test.describe(`${size.width} px wide`, () => {
    test.use({ viewport: { width: size.width, height: 740 }, hasTouch: size.isTouched });

    test('at a page’s end nothing lies under the button of the questions, nor below the footer', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of ['/Inicio', '/ministerios', '/red_joven', '/privacidad']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        // A section that is laid out only now may move the end.
        await expect(async () => {
          await scrollTo(page, 1e6);
          const below = await page.evaluate(
            () =>
              window.innerHeight - (document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0),
          );
          expect(Math.abs(below), `pixels below the footer of ${path}`).toBeLessThan(1);
          expect(await coveredWords(page), path).toEqual([]);
        }).toPass({ timeout: 10_000 });
        const button = page.getByRole('button', { name: 'Abrir las preguntas frecuentes' });
        await expect(button).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

test('the hero types a letter every 80 ms, whatever the page paints', async ({ page }) => {
  await page.goto('/Inicio', { waitUntil: 'networkidle' });
  const waits = await page.evaluate(() => {
    const typed = document.querySelector('[data-component="Hero"] [data-rest]');
    if (!typed) throw new Error('Nothing types.');
    return new Promise<number[]>((resolve) => {
      const times: number[] = [];
      new MutationObserver((_, observer) => {
        const shown = typed.textContent?.length ?? 0;
        // From a line's beginning.
        if (shown === 2) times.length = 0;
        times.push(performance.now());
        if (times.length < 30 || shown < 30) return;
        observer.disconnect();
        resolve(times.slice(1).map((time, index) => time - (times[index] ?? 0)));
      }).observe(typed, { childList: true, characterData: true, subtree: true });
    });
  });
  // The middle one: a machine that stands still for a moment delays one letter and hurries the next.
  const median = waits.sort((one, other) => one - other)[Math.floor(waits.length / 2)];
  expect(median).toBeGreaterThan(74);
  // A timer that is set after a paint takes a frame more: 97 ms.
  expect(median).toBeLessThan(88);
});
