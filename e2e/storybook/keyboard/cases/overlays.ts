import { expect, type Page } from '@playwright/test';
import type { KeyContract } from '../contract.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Gestionar usuarios' });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name });
const openMenu = async (page: Page) => {
  await menuButton(page).press('ArrowDown');
  await expect(item(page, 'Editar usuarios')).toBeFocused();
};
const info = (page: Page) => page.getByRole('button', { name: 'Sobre el total' });

/** The native modal dialog. */
export const dialog: KeyContract = {
  folder: 'primitives/dialog',
  cases: [
    {
      row: 'Tab: the last control',
      story: 'primitivos-dialog--default',
      press: async (page) => {
        const opener = page.getByRole('button', { name: 'Cambiar mi clave', includeHidden: true });
        for (let stop = 0; stop < 10; stop += 1) {
          await page.keyboard.press('Tab');
          await expect(opener).not.toBeFocused();
        }
      },
    },
    {
      row: 'Escape: the dialog',
      story: 'primitivos-dialog--default',
      press: async (page) => {
        const opener = page.getByRole('button', { name: 'Cambiar mi clave' });
        await page.keyboard.press('Escape');
        await opener.press('Enter');
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(opener).toBeFocused();
      },
    },
  ],
};

/** The question before something that matters. */
export const alertDialog: KeyContract = {
  folder: 'primitives/alert-dialog',
  cases: [
    {
      row: 'Tab: the dialog',
      story: 'composed-admin-demo-notice--default',
      press: async (page) => {
        await page.getByRole('button', { name: 'Quitar los datos de ejemplo' }).press('Enter');
        await expect(page.getByRole('button', { name: 'Cancelar' })).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name: 'Quitar', exact: true })).toBeFocused();
      },
    },
    {
      row: 'Escape: the dialog',
      story: 'composed-admin-demo-notice--default',
      press: async (page) => {
        const opener = page.getByRole('button', { name: 'Quitar los datos de ejemplo' });
        await opener.press('Enter');
        await expect(page.getByRole('button', { name: 'Cancelar' })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
        await expect(opener).toBeFocused();
      },
    },
  ],
};

/** The menu under a button. */
export const dropdownMenu: KeyContract = {
  folder: 'primitives/dropdown-menu',
  cases: [
    {
      row: 'ArrowDown: the button',
      story: 'primitivos-dropdownmenu--closed',
      press: openMenu,
    },
    {
      row: 'ArrowUp: the first entry',
      story: 'primitivos-dropdownmenu--closed',
      press: async (page) => {
        await openMenu(page);
        await page.keyboard.press('ArrowUp');
        await expect(item(page, 'Cerrar sesión')).toBeFocused();
      },
    },
    {
      row: 'End: the menu',
      story: 'primitivos-dropdownmenu--closed',
      press: async (page) => {
        await openMenu(page);
        await page.keyboard.press('End');
        await expect(item(page, 'Cerrar sesión')).toBeFocused();
      },
    },
    {
      row: 'V: the menu',
      story: 'primitivos-dropdownmenu--closed',
      press: async (page) => {
        await openMenu(page);
        await page.keyboard.press('v');
        await expect(item(page, 'Ver asistencias')).toBeFocused();
      },
    },
    {
      row: 'Enter: an entry',
      story: 'primitivos-dropdownmenu--closed',
      press: async (page) => {
        await openMenu(page);
        await page.keyboard.press('End');
        await expect(item(page, 'Cerrar sesión')).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('menu')).toHaveCount(0);
        await expect(menuButton(page)).toBeFocused();
      },
    },
    {
      row: 'Escape: the menu',
      story: 'primitivos-dropdownmenu--closed',
      press: async (page) => {
        await openMenu(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toHaveCount(0);
        await expect(menuButton(page)).toBeFocused();
      },
    },
  ],
};

/** The words that explain a control. */
export const tooltip: KeyContract = {
  folder: 'primitives/tooltip',
  cases: [
    {
      row: 'Tab: what it explains',
      story: 'primitivos-tooltip--default',
      press: async (page) => {
        // Something to come from: the focus may be nowhere.
        await page.evaluate(() => {
          const before = document.createElement('button');
          before.addEventListener('blur', () => before.remove());
          document.body.prepend(before);
          before.focus();
        });
        await page.keyboard.press('Tab');
        await expect(info(page)).toBeFocused();
        await expect(page.getByRole('tooltip')).toHaveText('Suma solo los aportes con monto.');
      },
    },
    {
      row: 'Escape: what it explains',
      story: 'primitivos-tooltip--shown',
      press: async (page) => {
        await info(page).focus();
        await expect(page.getByRole('tooltip')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('tooltip')).toHaveCount(0);
        await expect(info(page)).toBeFocused();
      },
    },
  ],
};
