import type { Page } from '@playwright/test';
import { examine } from '../support/examine.ts';
import { expect, test } from '../support/test.ts';

/** Every public page with the anchors of spec section 2 and words that it must show. */
const pages = [
  {
    path: '/Inicio',
    anchors: ['bienvenida', 'predicas', 'noticia', 'quienessomos', 'vision'],
    words: ['Predicas', 'Nuestra Vision', '¿Quienes somos?'],
  },
  {
    path: '/ministerios',
    anchors: [
      'adolescentes',
      'jovenes',
      'intercesion',
      'exploradoresdelrey',
      'escueladominical',
      'evangelismo',
    ],
    words: ['Red de Adolescentes', 'Red de Jovenes', 'Intercesion', '17:00', '19:00'],
  },
  {
    path: '/red_joven',
    anchors: ['reunion', 'paraiso', 'ciet'],
    words: ['Reuniones', '06:30', '20:00', '09:00'],
  },
  {
    path: '/noticias',
    anchors: ['evangelio', 'bautizo', 'escuelavida', 'seminario'],
    words: ['¿Que es evangelio?', 'Crecimiento espiritual', 'Escuela de vida', '15:30', '21:30'],
  },
  {
    path: '/Contactanos',
    anchors: ['ubicacion', 'primeravez'],
    words: ['Tercer anillo Externo', 'Qué ponerte', '09:00'],
  },
  { path: '/privacidad', anchors: [], words: ['Privacidad'] },
  {
    path: '/proteccion-de-menores',
    anchors: ['llamar', 'si-pasa-algo'],
    words: ['Protección de menores', 'Todavía no publicamos', 'Defensoría de la Niñez'],
  },
] as const;

/** Opens a page, and waits until what comes alive by itself is: the network may be idle before that begins. */
async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('[data-when="now"]:not([data-alive])')).toHaveCount(0);
}

for (const { path, anchors, words } of pages) {
  test(`${path} shows its words and anchors, also without script`, { tag: '@core' }, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
    const page = await context.newPage();
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    for (const anchor of anchors) await expect(page.locator(`[id="${anchor}"]`)).toHaveCount(1);
    for (const word of words) await expect(page.getByRole('main').getByText(word).first()).toBeVisible();
    await context.close();
  });

  test(`${path} has no accessibility violation at three widths in both themes, and never scrolls sideways`, async ({
    page,
  }) => {
    // Six whole examinations.
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    // Loaded anew a page is laid out whole: axe reads the colours of the theme before where nothing is laid out yet.
    await page.reload({ waitUntil: 'networkidle' });
    // Content that scrolling loads is examined too.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await examine(page, [360, 768, 1440]);
  });

  test(`${path} can be walked through with the Tab key alone, each stop in sight and marked`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAlive(page, path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
    const stops: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!(focused instanceof HTMLElement) || focused === document.body) return null;
        const { top, bottom, width } = focused.getBoundingClientRect();
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
        return {
          name: focused.textContent || focused.getAttribute('name') || focused.ariaLabel || focused.tagName,
          inSight: bottom > 0 && top < window.innerHeight && width > 0,
          marked: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
        };
      });
      if (stop === null || stops.length > 120) break;
      stops.push(stop.name);
      expect(stop, `stop ${stops.length}`).toMatchObject({ inSight: true, marked: true });
    }
    expect(stops.length).toBeGreaterThan(15);
    expect(stops.length).toBeLessThan(120);
  });
}

test('with less motion asked for nothing moves, and typed lines stand whole', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/Inicio', '/Contactanos']) {
    await openAlive(page, path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const { duration = 0 } = effect?.getTiming() ?? {};
          return playState === 'running' && Number(duration) > 1;
        })
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML : '')),
    );
    expect(moving, path).toEqual([]);
  }
  await page.goto('/Inicio');
  const typed = page.locator('[data-component="TypingLine"]');
  for (const line of ['Un concepto diferente de iglesia.', 'Un lugar para toda la familia..'])
    await expect(typed.getByText(line, { exact: false }).first()).toBeVisible();
});

test('with less motion asked for a change of theme shows at once, everywhere', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await openAlive(page, '/Contactanos');
  const { atOnce, atRest } = await page.evaluate(async () => {
    const colours = () =>
      [...document.body.querySelectorAll('*')].map((element) => getComputedStyle(element).color);
    document.documentElement.dataset.theme = 'dark';
    const shown = colours();
    for (let frames = 0; frames < 30; frames += 1) await new Promise(requestAnimationFrame);
    return { atOnce: shown, atRest: colours() };
  });
  expect(atOnce).toEqual(atRest);
});

test('the theme dawns by opacity alone, and with less motion it is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' });
  await openAlive(page, '/Inicio');
  const press = () =>
    page.getByRole('button', { name: 'Cambiar entre tema claro y oscuro' }).evaluate(async (button) => {
      const { documentElement: root } = document;
      const transitions: ViewTransition[] = [];
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        transitions.push(transition);
        return transition;
      };
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      const atOnce = root.dataset.theme;
      await Promise.all(transitions.map(({ ready }) => ready));
      const fades = document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.startsWith('::view-tr')) return [];
        const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
        return [{ properties, time: Number(effect.getComputedTiming().activeDuration) }];
      });
      document.startViewTransition = start;
      await Promise.all(transitions.map(({ finished }) => finished));
      return { atOnce, fades, after: root.dataset.theme };
    });
  const moving = await press();
  expect(moving.after).toBe('dark');
  expect(moving.fades).toHaveLength(1);
  for (const { properties, time } of moving.fades) {
    expect(
      properties.filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
    ).toEqual(['opacity', 'opacity']);
    expect(time).toBeLessThanOrEqual(400);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await press()).toEqual({ atOnce: 'light', fades: [], after: 'light' });
});

test('without script a message is sent all the same, and a refused one comes back with what was typed', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/Contactanos');
  await page.getByLabel('Nombre').fill('Rosa Vaca');
  await page.getByRole('radio', { name: 'Correo' }).check();
  await page.getByLabel('Correo electrónico').fill('rosa@sin-punto');
  await page.getByLabel('Mensaje').fill('¿Desde qué edad se puede venir?');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByLabel('Mensaje')).toHaveValue('¿Desde qué edad se puede venir?');
  await page.getByLabel('Correo electrónico').fill('rosa@correo.bo');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page).toHaveURL(/\/Contactanos\?enviado=1$/);
  await context.close();
});

test('going back shows the page before, where it was', async ({ page }) => {
  await page.goto('/ministerios');
  const far = page.locator('#evangelismo');
  await far.scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Estudios' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Estudios' })).toBeVisible();
  await expect(page).toHaveTitle(/^Estudios/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Ministerios' })).toBeAttached();
  await expect(page).toHaveTitle(/^Ministerios/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
});

test('any letter case reaches a page under its canonical address; unknown ones get a Spanish 404', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  expect((await page.goto('/MINISTERIOS'))?.status()).toBe(200);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/ministerios$/);
  expect((await page.goto('/Red_joven'))?.status()).toBe(200);
  expect((await page.goto('/'))?.status()).toBe(200);
  expect((await page.goto('/no-existe'))?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText(/no (existe|encontramos)/i);
});

test('the FAQ widget opens, shows one answer at a time, and closes with Escape', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/Inicio');
  const toggle = page.getByRole('button', { name: /preguntas frecuentes/i });
  await toggle.click();
  await expect(page.getByText('Chat de Preguntas Frecuentes')).toBeVisible();
  const questions = page.locator('[data-component="FaqWidget"] summary');
  await expect(questions).toHaveCount(3);
  await questions.nth(0).click();
  await questions.nth(1).click();
  await expect(page.locator('[data-component="FaqWidget"] details[open]')).toHaveCount(1);
  await questions.nth(1).click();
  await expect(page.locator('[data-component="FaqWidget"] details[open]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Chat de Preguntas Frecuentes')).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('the mobile menu opens one submenu at a time and closes on choosing a section', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/Inicio');
  await page.getByRole('button', { name: /menú/i }).click();
  const menu = page.locator('[data-component="SiteHeader"]');
  await menu.locator('summary', { hasText: 'Ministerios' }).click();
  await menu.locator('summary', { hasText: 'Estudios' }).click();
  await expect(menu.locator('details[open]')).toHaveCount(1);
  await menu.getByRole('link', { name: 'Seminario' }).click();
  await expect(page).toHaveURL(/\/noticias#seminario$/);
  await expect(menu.getByRole('link', { name: 'Seminario' })).toBeHidden();
});
