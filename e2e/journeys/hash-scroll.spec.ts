import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Position of a part after the scroll: below the sticky header, with a small margin. */
const ARRIVED_PX = 100;

const setHash = (page: Page, id: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, id);

async function arrivesAt(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  const top = () =>
    page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBe(ARRIVED_PX);
}

async function putView(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}

/**
 * Where the part was seen before it was in its place, by each scroll of the view. An island that comes alive above the part
 * moves both; that is no way.
 */
async function wayTo(page: Page, id: string, act: () => Promise<unknown>): Promise<number[]> {
  const seen = await page.locator(`#${id}`).evaluateHandle(async (part) => {
    // The events of scrolls before have been heard.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const tops: number[] = [];
    document.addEventListener('scroll', () => tops.push(Math.round(part.getBoundingClientRect().top)));
    return tops;
  });
  await act();
  return (await seen.jsonValue()).filter((top) => top !== ARRIVED_PX);
}

/** Ways to change the hash to `vision`; `before` prepares the history. */
interface Way {
  readonly before?: (page: Page) => Promise<unknown>;
  readonly go: (page: Page) => Promise<unknown>;
}

const ways: Readonly<Record<string, Way>> = {
  'typed into the address': { go: (page) => page.goto('/Inicio#vision') },
  'set by a script': { go: (page) => setHash(page, 'vision') },
  'of a link': {
    go: (page) =>
      page
        .getByRole('navigation', { name: 'Principal' })
        .getByRole('link', { name: 'Nuestra Vision', includeHidden: true })
        .dispatchEvent('click'),
  },
  'of going back, also where the view had left the part': {
    before: async (page) => {
      await setHash(page, 'vision');
      await arrivesAt(page, 'vision');
      await putView(page, 200);
      await setHash(page, 'bienvenida');
      await arrivesAt(page, 'bienvenida');
    },
    go: (page) => page.goBack(),
  },
  'of going forward': {
    before: async (page) => {
      await setHash(page, 'vision');
      await arrivesAt(page, 'vision');
      await page.goBack();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    },
    go: (page) => page.goForward(),
  },
};

for (const [way, { before, go }] of Object.entries(ways)) {
  const arrival = async (page: Page) => {
    await page.goto('/Inicio', { waitUntil: 'networkidle' });
    await before?.(page);
    return wayTo(page, 'vision', async () => {
      await go(page);
      await arrivesAt(page, 'vision');
    });
  };

  test(`a new hash ${way}: the view glides to its part`, async ({ page }) => {
    // How many frames show the way is the machine's; a jump shows none of it, as the next journey says.
    expect(await arrival(page)).not.toEqual([]);
  });

  test(`a new hash ${way}: with less motion asked for the view is there at once`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await arrival(page)).toEqual([]);
  });
}

/** Going back from another page to a view of the home page that was left below its 'predicas'. */
async function goBackToLeftView(page: Page, beforeGoingBack?: () => Promise<unknown>) {
  await page.goto('/Inicio', { waitUntil: 'networkidle' });
  await setHash(page, 'predicas');
  await arrivesAt(page, 'predicas');
  const viewIsAt = (top: number) => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  const left = (await page.evaluate(() => window.scrollY)) + 900;
  await page.mouse.wheel(0, 900);
  await viewIsAt(left);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Estudios' }).dispatchEvent('click');
  await expect(page).toHaveURL(/\/noticias$/);
  await viewIsAt(0);
  await beforeGoingBack?.();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/#predicas$/);
  await viewIsAt(left);
  return { viewIsStillThere: () => viewIsAt(left) };
}

test('another page starts at its top, and the one before comes back where it was', async ({ page }) => {
  await goBackToLeftView(page);
});

/** Holds the fonts of every later document of this page back until its `releasefonts` event. */
function holdFonts(): void {
  const released = new Promise((resolve) =>
    document.addEventListener('releasefonts', resolve, { once: true }),
  );
  const { load } = FontFace.prototype;
  FontFace.prototype.load = async function (this: FontFace) {
    await released;
    return load.call(this);
  };
}

test('the view that came back stays where it was when the fonts come late', async ({ page }) => {
  const { viewIsStillThere } = await goBackToLeftView(page, () => page.addInitScript(holdFonts));
  const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await heightOfPage();
  await page.evaluate(() => document.dispatchEvent(new Event('releasefonts')));
  await expect.poll(heightOfPage).not.toBe(before);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await viewIsStillThere();
});
