import { expect, type Page } from '@playwright/test';
import type { KeyContract } from '../contract.ts';

const story = 'composed-public-site-header--default';
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name, exact: true });
const phoneMenu = (page: Page) => page.getByRole('navigation', { name: 'Menú' });

async function openPhoneMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abrir el menú' }).press('Enter');
  await expect(phoneMenu(page)).toBeVisible();
}

/** The site's navigation, on a desk and on a phone. */
export const siteHeader: KeyContract = {
  folder: 'composed/site-header',
  cases: [
    {
      row: 'Tab: the navigation on a desk',
      story,
      press: async (page) => {
        await entry(page, 'Inicio').focus();
        await expect(entry(page, 'Bienvenida')).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(entry(page, 'Bienvenida')).toBeFocused();
      },
    },
    {
      row: 'Enter: an entry on a desk',
      story,
      press: async (page) => {
        await entry(page, 'Estudios').focus();
        await page.evaluate(() => {
          document.addEventListener('click', ({ target }) => {
            document.title = (target as Element).closest('a')?.getAttribute('href') ?? '';
          });
        });
        await page.keyboard.press('Enter');
        await expect(page).toHaveTitle('/noticias');
      },
    },
    {
      row: 'Escape: an open entry on a desk',
      story,
      press: async (page) => {
        await entry(page, 'CFA').focus();
        await expect(entry(page, 'Ciet')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(entry(page, 'Ciet')).toBeHidden();
        await expect(entry(page, 'CFA')).toBeFocused();
      },
    },
    {
      row: 'Enter: the button on a phone',
      story,
      at: 'phone',
      press: async (page) => {
        await openPhoneMenu(page);
        await page.keyboard.press('Tab');
        await expect(phoneMenu(page).locator('summary').first()).toBeFocused();
      },
    },
    {
      row: 'Space: a row of the phone’s menu',
      story,
      at: 'phone',
      press: async (page) => {
        await openPhoneMenu(page);
        const rows = phoneMenu(page).locator('summary');
        await rows.nth(0).press('Space');
        await expect(phoneMenu(page).getByRole('link').first()).toHaveText('Inicio');
        await rows.nth(2).press('Space');
        await expect(phoneMenu(page).locator('details[open]')).toHaveCount(1);
        await page.keyboard.press('Tab');
        await expect(phoneMenu(page).getByRole('link', { name: 'CFA' })).toBeFocused();
      },
    },
    {
      row: 'Escape: the phone’s menu',
      story,
      at: 'phone',
      press: async (page) => {
        await openPhoneMenu(page);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Escape');
        await expect(phoneMenu(page)).toBeHidden();
        await expect(page.getByRole('button', { name: 'Abrir el menú' })).toBeFocused();
      },
    },
  ],
};
