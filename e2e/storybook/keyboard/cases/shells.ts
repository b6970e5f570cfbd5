import { expect, type Page } from '@playwright/test';
import type { KeyContract } from '../contract.ts';

const trigger = (page: Page) => page.getByRole('button', { name: 'Gestionar usuarios' });
const openMenu = async (page: Page) => {
  await trigger(page).press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
};
const burger = (page: Page) => page.getByRole('button', { name: 'Abrir menú' });
const membersMenu = (page: Page) => page.getByRole('navigation', { name: 'Área de miembros' });
const openMembersMenu = async (page: Page) => {
  await burger(page).press('Enter');
  await expect(membersMenu(page)).toBeVisible();
};
const openSideMenu = async (page: Page) => {
  await burger(page).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
};
const focusIsInside = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
  );

const skipLink = async (page: Page) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
};

/** The administrator's frame. */
export const adminShell: KeyContract = {
  folder: 'composed/admin-shell',
  cases: [
    { row: 'Tab: the page’s start', story: 'composed-admin-admin-shell--default', press: skipLink },
    { row: 'Enter: Gestionar usuarios', story: 'composed-admin-admin-shell--default', press: openMenu },
    {
      row: 'ArrowDown: the open menu',
      story: 'composed-admin-admin-shell--default',
      press: async (page) => {
        await openMenu(page);
        await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('menuitem', { name: 'Ver asistencias' })).toBeFocused();
      },
    },
    {
      row: 'End: the open menu',
      story: 'composed-admin-admin-shell--default',
      press: async (page) => {
        await openMenu(page);
        await page.keyboard.press('End');
        await expect(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeFocused();
      },
    },
    {
      row: 'Escape: the open menu',
      story: 'composed-admin-admin-shell--default',
      press: async (page) => {
        await openMenu(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toHaveCount(0);
        await expect(trigger(page)).toBeFocused();
      },
    },
    {
      row: 'Enter: the button of the side menu',
      story: 'composed-admin-admin-shell--without-widget',
      at: 'phone',
      press: async (page) => {
        await openSideMenu(page);
        expect(await focusIsInside(page)).toBe(true);
      },
    },
    {
      row: 'Tab: the side menu',
      story: 'composed-admin-admin-shell--without-widget',
      at: 'phone',
      press: async (page) => {
        await openSideMenu(page);
        for (let stop = 0; stop < 14; stop += 1) {
          await page.keyboard.press('Tab');
          expect(await focusIsInside(page)).toBe(true);
        }
      },
    },
    {
      row: 'Escape: the side menu',
      story: 'composed-admin-admin-shell--without-widget',
      at: 'phone',
      press: async (page) => {
        await openSideMenu(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(burger(page)).toBeFocused();
      },
    },
  ],
};

/** The member's frame. */
export const memberShell: KeyContract = {
  folder: 'composed/member-shell',
  cases: [
    { row: 'Tab: the page’s start', story: 'composed-member-member-shell--default', press: skipLink },
    {
      row: 'Enter: the button on a phone',
      story: 'composed-member-member-shell--default',
      at: 'phone',
      press: async (page) => {
        await openMembersMenu(page);
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: 'Inicio' })).toBeFocused();
      },
    },
    {
      row: 'Escape: the phone’s menu',
      story: 'composed-member-member-shell--default',
      at: 'phone',
      press: async (page) => {
        await openMembersMenu(page);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Escape');
        await expect(membersMenu(page)).toBeHidden();
        await expect(burger(page)).toBeFocused();
      },
    },
  ],
};
