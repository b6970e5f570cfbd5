import { expect, type Page } from '@playwright/test';
import type { KeyContract } from '../contract.ts';

const faqButton = (page: Page) => page.getByRole('button', { name: 'Abrir las preguntas frecuentes' });
const openQuestions = async (page: Page) => {
  await faqButton(page).press('Enter');
  await expect(page.locator('summary').first()).toBeVisible();
};
const scrolled = (page: Page, name: string) =>
  page.getByRole('list', { name }).evaluate((track) => Math.round(track.scrollLeft));

/** The floating questions. */
export const faqWidget: KeyContract = {
  folder: 'composed/faq-widget',
  cases: [
    {
      row: 'Enter: the floating button',
      story: 'composed-public-faq-widget--default',
      press: async (page) => {
        await openQuestions(page);
        await page.keyboard.press('Tab');
        await expect(page.locator('summary').first()).toBeFocused();
      },
    },
    {
      row: 'Space: a question',
      story: 'composed-public-faq-widget--default',
      press: async (page) => {
        await openQuestions(page);
        await page.locator('summary').nth(0).press('Space');
        await page.locator('summary').nth(1).press('Space');
        await expect(page.locator('details[open]')).toHaveCount(1);
        await expect(page.getByText(/Tercer anillo Externo/)).toBeVisible();
      },
    },
    {
      row: 'Escape: anywhere in the panel',
      story: 'composed-public-faq-widget--default',
      press: async (page) => {
        await openQuestions(page);
        await page.getByRole('link', { name: 'Chatear con nosotros' }).focus();
        await page.keyboard.press('Escape');
        await expect(page.getByText('Chat de Preguntas Frecuentes')).toHaveCount(0);
        await expect(faqButton(page)).toBeFocused();
      },
    },
  ],
};

/** The activities on a phone, where they do not all fit. */
export const activitiesCarousel: KeyContract = {
  folder: 'composed/activities-carousel',
  cases: [
    {
      row: 'ArrowRight: the track on a phone',
      story: 'composed-public-activities-carousel--default',
      at: 'phone',
      press: async (page) => {
        await page.getByRole('list', { name: 'Actividades' }).press('ArrowRight');
        await expect.poll(() => scrolled(page, 'Actividades')).toBeGreaterThan(0);
      },
    },
    {
      row: 'Enter: Siguiente on a phone',
      story: 'composed-public-activities-carousel--default',
      at: 'phone',
      press: async (page) => {
        const next = page.getByRole('button', { name: 'Siguiente' });
        await expect(next).toHaveAttribute('aria-disabled', 'false');
        await next.press('Enter');
        await expect.poll(() => scrolled(page, 'Actividades')).toBeGreaterThan(200);
        await expect(next).toBeFocused();
      },
    },
  ],
};

/** The sermons: a player only on demand. */
export const sermonsCarousel: KeyContract = {
  folder: 'composed/sermons-carousel',
  cases: [
    {
      row: 'Enter: a sermon’s picture',
      story: 'composed-public-sermons-carousel--default',
      press: async (page) => {
        const asked: string[] = [];
        await page.route(/youtube/, (route) => {
          asked.push(route.request().url());
          return route.abort();
        });
        expect(asked).toEqual([]);
        await page.getByRole('button', { name: 'Reproducir: La casa sobre la roca' }).press('Enter');
        await expect(page.locator('iframe')).toHaveAttribute('title', 'La casa sobre la roca');
        await expect.poll(() => asked).toHaveLength(1);
        await page.unroute(/youtube/);
      },
    },
    {
      row: 'Tab: a sermon',
      story: 'composed-public-sermons-carousel--default',
      press: async (page) => {
        await page.getByRole('button', { name: 'Reproducir: La casa sobre la roca' }).focus();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: /Ver en YouTube/ }).first()).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name: /^Reproducir: Un corazón/ })).toBeFocused();
      },
    },
  ],
};
