import { expect, type Page } from '@playwright/test';
import type { KeyContract } from '../contract.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const track = (page: Page) => page.getByRole('list', { name: 'Predicas' });
const scrolled = (page: Page) => track(page).evaluate((list) => Math.round(list.scrollLeft));
const fromStart = (page: Page) =>
  track(page).evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));

/** Titles that open. */
export const accordion: KeyContract = {
  folder: 'primitives/accordion',
  cases: [
    {
      row: 'Tab: the list',
      story: 'primitivos-accordion--starts-open',
      press: async (page) => {
        await page.locator('summary').nth(1).focus();
        await page.keyboard.press('Tab');
        await expect(page.locator('summary').nth(2)).toBeFocused();
      },
    },
    {
      row: 'Enter: a title',
      story: 'primitivos-accordion--starts-open',
      press: async (page) => {
        const closed = page.locator('details:not([open])').first();
        await closed.locator('summary').press('Enter');
        await expect(page.locator('details[open]')).toHaveCount(1);
        await expect(page.locator('details').first()).toHaveAttribute('open');
      },
    },
    {
      row: 'Space: an open title',
      story: 'primitivos-accordion--starts-open',
      press: async (page) => {
        await page.locator('details[open] summary').press('Space');
        await expect(page.locator('details[open]')).toHaveCount(0);
      },
    },
  ],
};

/** Views of one thing. */
export const tabs: KeyContract = {
  folder: 'primitives/tabs',
  cases: [
    {
      row: 'ArrowRight: a tab',
      story: 'primitivos-tabs--default',
      press: async (page) => {
        await tab(page, 'Este mes').press('ArrowRight');
        await expect(tab(page, 'Lista')).toHaveAttribute('aria-selected', 'true');
        await page.keyboard.press('ArrowRight');
        await expect(tab(page, 'Este mes')).toBeFocused();
      },
    },
    {
      row: 'Home: a tab',
      story: 'primitivos-tabs--default',
      press: async (page) => {
        await tab(page, 'Este mes').press('ArrowRight');
        await page.keyboard.press('Home');
        await expect(tab(page, 'Este mes')).toHaveAttribute('aria-selected', 'true');
      },
    },
    {
      row: 'Tab: a tab',
      story: 'primitivos-tabs--default',
      press: async (page) => {
        await tab(page, 'Este mes').press('Tab');
        await expect(page.getByRole('tabpanel')).toBeFocused();
      },
    },
  ],
};

/** Items side by side. */
export const carouselTrack: KeyContract = {
  folder: 'primitives/carousel-track',
  cases: [
    {
      row: 'ArrowRight: the track',
      story: 'primitivos-carouseltrack--default',
      press: async (page) => {
        await fromStart(page);
        await track(page).press('ArrowRight');
        await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
      },
    },
    {
      row: 'ArrowLeft: the track',
      story: 'primitivos-carouseltrack--scrolls-to-its-end',
      press: async (page) => {
        const before = await scrolled(page);
        await track(page).press('ArrowLeft');
        await expect.poll(() => scrolled(page)).toBeLessThan(before);
      },
    },
    {
      row: 'Enter: Siguiente',
      story: 'primitivos-carouseltrack--default',
      press: async (page) => {
        await fromStart(page);
        const next = page.getByRole('button', { name: 'Siguiente' });
        await expect(next).toHaveAttribute('aria-disabled', 'false');
        await next.press('Enter');
        await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
        await expect(next).toBeFocused();
      },
    },
  ],
};

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name, exact: true });

/** Goes by Tab from an entry to the first link of its list, once that shows. */
async function intoList(page: Page): Promise<void> {
  await entry(page, 'Estudios').focus();
  await expect(entry(page, 'Escuela de Vida')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(entry(page, 'Escuela de Vida')).toBeFocused();
}

/** A row of links with lists below. */
export const navigationMenu: KeyContract = {
  folder: 'primitives/navigation-menu',
  cases: [
    {
      row: 'Tab: the row',
      story: 'primitivos-navigation-menu--default',
      press: intoList,
    },
    {
      row: 'Enter: a link',
      story: 'primitivos-navigation-menu--default',
      press: async (page) => {
        await intoList(page);
        await page.evaluate(() => {
          document.addEventListener('click', ({ target }) => {
            document.title = (target as Element).closest('a')?.getAttribute('href') ?? '';
          });
        });
        await page.keyboard.press('Enter');
        await expect(page).toHaveTitle('#escuela');
        await expect(entry(page, 'Escuela de Vida')).toBeHidden();
      },
    },
    {
      row: 'Escape: an open entry',
      story: 'primitivos-navigation-menu--default',
      press: async (page) => {
        await entry(page, 'Estudios').focus();
        await expect(entry(page, 'Seminario')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(entry(page, 'Seminario')).toBeHidden();
        await expect(entry(page, 'Estudios')).toBeFocused();
      },
    },
  ],
};
