import { expect, type Page } from '@playwright/test';
import type { KeyContract } from '../contract.ts';

const number = (page: Page) => page.getByLabel('Número de Membresía');
const aporte = (page: Page, person: string) => page.getByLabel(`Aporte de ${person}`);
const rows = (page: Page) => page.getByRole('row');

/** The desk at the door. */
export const attendanceByNumber: KeyContract = {
  folder: 'features/attendance-by-number/view',
  cases: [
    {
      row: 'Enter: the field',
      story: 'composed-admin-attendance-by-number--default',
      press: async (page) => {
        await number(page).fill('10573');
        await number(page).press('Enter');
        await expect(number(page)).toHaveValue('');
        await expect(number(page)).toBeFocused();
      },
    },
    {
      row: 'Enter: the field with a refused number',
      story: 'composed-admin-attendance-by-number--refused-keeps-the-text',
      press: async (page) => {
        await number(page).fill('000');
        await number(page).press('Enter');
        await expect(page.getByText('Número de membresía no válido')).toBeVisible();
        await expect(number(page)).toHaveValue('000');
        await expect(number(page)).toBeFocused();
      },
    },
    {
      row: 'Enter: the date of a paper list',
      story: 'composed-admin-attendance-by-number--late-date-missing',
      press: async (page) => {
        const date = page.getByLabel('Fecha de la lista');
        await date.fill('2026-11-14');
        await date.press('Enter');
        await expect(number(page)).toBeFocused();
      },
    },
    {
      row: 'Tab: the field',
      story: 'composed-admin-attendance-by-number--last-marks',
      press: async (page) => {
        await number(page).press('Tab');
        await expect(page.getByRole('button', { name: 'Marcar Asistencia' })).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name: /^Deshacer/ })).toBeFocused();
      },
    },
  ],
};

/** The attendance of a ministry. */
export const attendanceTable: KeyContract = {
  folder: 'features/attendance/view/attendance-table',
  cases: [
    {
      row: 'Enter: a column’s head',
      story: 'composed-admin-attendance-table--default',
      press: async (page) => {
        const head = page.getByRole('columnheader', { name: 'Nombre' });
        await head.getByRole('button').press('Enter');
        await expect(head).toHaveAttribute('aria-sort', 'ascending');
        await expect(rows(page).nth(1)).toContainText('Abigail');
        await page.keyboard.press('Enter');
        await expect(head).toHaveAttribute('aria-sort', 'descending');
        await expect(head.getByRole('button')).toBeFocused();
      },
    },
    {
      row: 'Tab: a row',
      story: 'composed-admin-attendance-table--default',
      press: async (page) => {
        await aporte(page, 'Daniel Choque Mamani').press('Tab');
        await expect(page.getByRole('button', { name: /Guardar el aporte de Daniel/ })).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(aporte(page, 'Noelia Justiniano')).toBeFocused();
      },
    },
    {
      row: 'Enter: a text box',
      story: 'connected-admin-attendance-by-category--chosen',
      press: async (page) => {
        const box = page.getByLabel(/^Aporte de /).first();
        const row = page
          .getByRole('row')
          .filter({ has: page.getByLabel(/^Aporte de /) })
          .first();
        await box.fill('35');
        await box.press('Enter');
        await expect(row.locator('[data-part="saved-aporte"]')).toHaveText('35');
        await expect(box).toHaveValue('');
      },
    },
    {
      row: 'Tab: a row out of sight',
      story: 'composed-admin-attendance-table--many-rows',
      press: async (page) => {
        const first = page.getByLabel('Aporte de Camila 1 Rojas Vaca');
        await first.fill('20');
        await page.evaluate(() => window.scrollTo(0, 300_000));
        await expect(page.getByLabel('Aporte de José Luis 2 Peñaranda Núñez')).not.toBeInViewport();
        await expect(first).toBeFocused();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(page.getByLabel('Aporte de José Luis 2 Peñaranda Núñez')).toBeFocused();
        await expect(page.getByLabel('Aporte de José Luis 2 Peñaranda Núñez')).toBeInViewport();
        await expect(first).toHaveValue('20');
      },
    },
    {
      row: 'Escape: the search',
      story: 'composed-admin-attendance-table--default',
      press: async (page) => {
        const search = page.getByRole('searchbox');
        await search.fill('Daniel');
        await expect(rows(page)).toHaveCount(2);
        await search.press('Escape');
        await expect(search).toHaveValue('');
        await expect(rows(page)).toHaveCount(7);
      },
    },
  ],
};

/** Members from a list. */
export const importMembers: KeyContract = {
  folder: 'features/import-members/view',
  cases: [
    {
      row: 'Space: Elegir archivo',
      story: 'composed-admin-import-members--default',
      press: async (page) => {
        const choosing = page.waitForEvent('filechooser');
        await page.getByLabel('Elegir archivo').press('Space');
        expect((await choosing).isMultiple()).toBe(false);
      },
    },
    {
      row: 'Enter: a corrected value',
      story: 'composed-admin-import-members--correcting',
      press: async (page) => {
        const email = page.getByLabel('Correo electrónico de la fila 4');
        await email.fill('jose@ejemplo.bo');
        await email.press('Enter');
        await expect(email).not.toHaveAttribute('aria-invalid');
        await expect(email).toBeFocused();
      },
    },
    {
      row: 'Tab: a corrected value',
      story: 'composed-admin-import-members--correcting',
      press: async (page) => {
        const email = page.getByLabel('Correo electrónico de la fila 4');
        await email.fill('jose@ejemplo.bo');
        await email.press('Tab');
        await expect(email).not.toHaveAttribute('aria-invalid');
        await expect(page.getByLabel('Código de membresía de la fila 7')).toBeFocused();
      },
    },
  ],
};
