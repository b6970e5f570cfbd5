import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { watchShifts } from '../support/watch-shifts.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** How far before it comes into view a lazy picture loads (spec section 9). */
const MARGIN_PX = 100;

const nameOf = (address: string) => new URL(address).pathname.split('/').at(-1) ?? '';

/** Names of the pictures that a page asks for, as they are asked for. */
function asked(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') names.add(nameOf(request.url()));
  });
  return names;
}

/** Each lazy picture of the page: its name, and how far below the view its box begins. */
async function lazyPictures(page: Page) {
  const found = await page
    .locator('picture:has(> img[loading=lazy])')
    .evaluateAll((boxes) =>
      boxes.map((box) => [
        box.querySelector('img')?.src ?? '',
        box.getBoundingClientRect().top - window.innerHeight,
      ]),
    );
  return found.map(([address, below]) => ({ name: nameOf(String(address)), below: Number(below) }));
}

/** Puts a picture's box so far under the lower edge of the window, and lets the page look twice. */
const putBelow = (page: Page, name: string, distance: number) =>
  page
    .locator(`picture:has(> img[src$="${name}"])`)
    .first()
    .evaluate(async (box, below) => {
      const top = box.getBoundingClientRect().top + window.scrollY;
      window.scrollTo({ top: top - window.innerHeight - below, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }, distance);

/** The first picture that begins further below the view than the margin and was not asked for under its name. */
async function farPicture(page: Page, names: ReadonlySet<string>) {
  const far = (await lazyPictures(page)).filter(({ below }) => below > 2 * MARGIN_PX);
  const first = far.find(({ name }) => !names.has(name));
  if (!first) throw new Error('No picture is left for later.');
  return first.name;
}

test('a page asks for a picture 100 px before it comes into view, and for none that nobody comes to', async ({
  page,
}) => {
  const names = asked(page);
  await page.goto('/noticias', { waitUntil: 'networkidle' });
  const far = await farPicture(page, names);
  await putBelow(page, far, MARGIN_PX + 30);
  expect(names).not.toContain(far);
  await putBelow(page, far, MARGIN_PX - 20);
  await expect.poll(() => names).toContain(far);
});

for (const path of ['/Inicio', '/ministerios', '/red_joven', '/noticias', '/Contactanos', '/privacidad']) {
  test(`${path} begins with no picture that is further away`, async ({ page }) => {
    const names = asked(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const far = await page.locator('img').evaluateAll((images, margin) => {
      const isFar = (image: Element) => {
        const box = image.closest('picture') ?? image;
        return box.getBoundingClientRect().top > window.innerHeight + margin;
      };
      const files = (some: Element[]) => some.map((image) => (image as HTMLImageElement).src);
      const near = new Set(files(images.filter((image) => !isFar(image))));
      return files(images.filter(isFar)).filter((file) => !near.has(file));
    }, MARGIN_PX);
    expect(far.map(nameOf).filter((name) => names.has(name))).toEqual([]);
  });
}

test('so does a page that a link led to', async ({ page }) => {
  const names = asked(page);
  await page.goto('/privacidad', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  const menu = page.getByRole('navigation', { name: 'Menú' });
  await menu.locator('summary', { hasText: 'Ministerios' }).click();
  await menu.getByRole('link', { name: 'Red de Adolescentes' }).click();
  const arrived = page.locator('#adolescentes');
  await expect.poll(() => arrived.evaluate((part) => Math.round(part.getBoundingClientRect().top))).toBe(100);
  const far = await farPicture(page, names);
  await putBelow(page, far, MARGIN_PX + 30);
  expect(names).not.toContain(far);
  await putBelow(page, far, MARGIN_PX - 20);
  await expect.poll(() => names).toContain(far);
});

test('pictures show when the script does not come', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED/);
  await page.route('**/assets/boot-*.js', (route) => route.abort());
  // Pauses the animation after which they show by themselves.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/noticias', { waitUntil: 'networkidle' });
  const picture = page.locator('main picture > img[loading=lazy]').first();
  await picture.locator('..').scrollIntoViewIfNeeded();
  const isInItsBox = () =>
    picture.evaluate((image) => {
      const box = image.parentElement?.getBoundingClientRect();
      return (image as HTMLImageElement).naturalWidth > 0 && image.getBoundingClientRect().top === box?.top;
    });
  expect(await isInItsBox()).toBe(false);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect.poll(isInItsBox).toBe(true);
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures are in their boxes', async ({ page }) => {
    await page.goto('/noticias');
    const tops = await page
      .locator('picture > img[loading=lazy]')
      .evaluateAll((images) =>
        images.map(
          (image) =>
            image.getBoundingClientRect().top - (image.parentElement?.getBoundingClientRect().top ?? 0),
        ),
      );
    expect(tops.length).toBeGreaterThan(0);
    expect(tops.every((top) => top === 0)).toBe(true);
  });
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
]) {
  test(`in a view of ${viewport.width} px neither pictures nor fonts that come move the page`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const moved = await watchShifts(page);
    for (const path of ['/Inicio', '/ministerios', '/red_joven', '/noticias']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('[data-component="PageHero"], [data-component="Hero"]')).toBeVisible();
      // Words in another font move less; a picture in view, or a line that breaks elsewhere, moves 0.02 and more.
      expect([path, await moved()]).toEqual([path, expect.closeTo(0, 2)]);
    }
  });
}
