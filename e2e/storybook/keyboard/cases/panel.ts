import { expect, type Locator, type Page } from '@playwright/test';
import type { KeyContract } from '../contract.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const question = (page: Page) => page.getByRole('alertdialog');

/** Opens a question by its button and leaves it by a key; the focus has to be where it was. */
async function leaves(page: Page, opener: Locator, key: 'Enter' | 'Escape'): Promise<void> {
  await opener.press('Enter');
  await expect(button(page, 'Cancelar')).toBeFocused();
  await page.keyboard.press(key);
  await expect(question(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
}

/** How an administrator helps with a password. */
export const accountAccess: KeyContract = {
  folder: 'features/user-editor/view/account-access',
  cases: [
    {
      row: 'Enter: Tu contraseña',
      story: 'connected-admin-reset-password--other-administrator',
      press: async (page) => {
        await page.keyboard.press('Escape');
        await button(page, 'Restablecer contraseña').press('Enter');
        const own = page.getByLabel(/^Tu contraseña/);
        await own.fill('mi clave larga');
        await own.press('Enter');
        await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue(/^\S{10,}$/);
      },
    },
    {
      row: 'Escape: the question',
      story: 'connected-admin-reset-password--default',
      press: (page) => leaves(page, button(page, 'Restablecer contraseña'), 'Escape'),
    },
  ],
};

/** This week beside the last ones. */
export const attendanceTrend: KeyContract = {
  folder: 'features/dashboard-home/view/attendance-trend',
  cases: [
    {
      row: 'Enter: Ver los números en una tabla',
      story: 'composed-admin-attendance-trend--default',
      press: async (page) => {
        const summary = page.locator('summary');
        await summary.press('Enter');
        await expect(page.getByRole('table')).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('table')).toBeHidden();
        await expect(summary).toBeFocused();
      },
    },
  ],
};

/** The log of changes. */
export const auditTable: KeyContract = {
  folder: 'features/audit/view',
  cases: [
    {
      row: 'Escape: Quién',
      story: 'connected-admin-audit--pages',
      press: async (page) => {
        const who = page.getByLabel('Quién', { exact: true });
        await who.fill('nadie');
        await expect(page.getByText('Ningún cambio coincide')).toBeVisible();
        await who.press('Escape');
        await expect(who).toHaveValue('');
        await expect(page.getByRole('row')).toHaveCount(51);
      },
    },
    {
      row: 'Enter: Anteriores',
      story: 'connected-admin-audit--pages',
      press: async (page) => {
        const older = button(page, 'Anteriores');
        await older.press('Enter');
        await expect(page.getByRole('row')).toHaveCount(21);
        await expect(older).toHaveAttribute('aria-disabled', 'true');
        await expect(older).toBeFocused();
      },
    },
  ],
};

const correction = (page: Page) => button(page, 'Eliminar la asistencia de Noelia Justiniano');

/** The question before a mark is deleted. */
export const deleteAttendanceDialog: KeyContract = {
  folder: 'features/attendance/view/delete-attendance-dialog',
  cases: [
    {
      row: 'Enter: the dialog as it opens',
      story: 'connected-admin-attendance-on-our-server--corrected',
      press: (page) => leaves(page, correction(page), 'Enter'),
    },
    {
      row: 'Escape: the dialog',
      story: 'connected-admin-attendance-on-our-server--corrected',
      press: (page) => leaves(page, correction(page), 'Escape'),
    },
  ],
};

/** A file that takes its time. */
export const downloadProgress: KeyContract = {
  folder: 'features/attendance/view/download-progress',
  cases: [
    {
      row: 'Tab: the button that started it',
      story: 'composed-admin-download-progress--gives-the-focus-back',
      press: async (page) => {
        await button(page, 'Descargar PDF').press('Enter');
        await expect(button(page, 'Cancelar')).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(button(page, 'Cancelar')).toBeFocused();
      },
    },
    {
      row: 'Enter: Cancelar',
      story: 'composed-admin-download-progress--gives-the-focus-back',
      press: async (page) => {
        await button(page, 'Descargar PDF').press('Enter');
        await button(page, 'Cancelar').press('Enter');
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await expect(button(page, 'Descargar PDF')).toBeFocused();
      },
    },
  ],
};

/** What visitors wrote. */
export const messagesTable: KeyContract = {
  folder: 'features/messages/view',
  cases: [
    {
      row: 'Enter: ⋯',
      story: 'connected-admin-messages--default',
      press: async (page) => {
        await button(page, 'Más acciones: Ana').press('Enter');
        await expect(page.getByRole('menuitem').first()).toBeFocused();
      },
    },
    {
      row: 'Escape: the question before deleting',
      story: 'connected-admin-messages--default',
      press: async (page) => {
        const more = button(page, 'Más acciones: Ana');
        await more.press('Enter');
        await page.getByRole('menuitem', { name: 'Eliminar' }).press('Enter');
        await expect(button(page, 'Cancelar')).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(question(page)).toHaveCount(0);
        await expect(more).toBeFocused();
      },
    },
  ],
};

/** The people of a ministry. */
export const ministryMembers: KeyContract = {
  folder: 'features/ministries/view/ministry-members',
  cases: [
    {
      row: 'Enter: Quitar',
      story: 'connected-admin-ministries--member-removed',
      press: async (page) => {
        const removes = button(page, /^Quitar a /);
        const second = (await removes.nth(1).textContent()) ?? '';
        await removes.first().press('Enter');
        await expect(button(page, second)).toBeFocused();
        await expect(removes.first()).toBeFocused();
      },
    },
  ],
};

/** What is kept about a member. */
export const myData: KeyContract = {
  folder: 'features/my-data/view',
  cases: [
    {
      row: 'Enter: the question as it opens',
      story: 'composed-member-my-data--default',
      press: (page) => leaves(page, button(page, 'Pedir la eliminación').first(), 'Enter'),
    },
    {
      row: 'Escape: the question',
      story: 'composed-member-my-data--default',
      press: (page) => leaves(page, button(page, 'Pedir la eliminación').first(), 'Escape'),
    },
  ],
};

/** Who came for the first time, who stayed away. */
export const peopleToGreet: KeyContract = {
  folder: 'features/dashboard-home/view/people-to-greet',
  cases: [
    {
      row: 'Enter: Ver más',
      story: 'composed-admin-people-to-greet--many',
      press: async (page) => {
        await button(page, 'Ver 3 más').press('Enter');
        await expect(page.getByRole('listitem')).toHaveCount(8);
        await expect(button(page, 'Ver menos')).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('listitem')).toHaveCount(5);
      },
    },
  ],
};

/** The question before an account takes another's place. */
export const replaceAccountDialog: KeyContract = {
  folder: 'features/user-editor/view/replace-account-dialog',
  cases: [
    {
      row: 'Escape: the question',
      story: 'connected-admin-user-editor--not-replaced',
      press: async (page) => {
        const number = page.getByRole('textbox', { name: 'Código de membresía' });
        await number.press('Enter');
        await expect(question(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(question(page)).toHaveCount(0);
        await expect(number).toBeFocused();
        await expect(number).toHaveValue('10777');
      },
    },
  ],
};

/** The ministries of one person. */
export const userMinistries: KeyContract = {
  folder: 'features/user-editor/view/user-ministries',
  cases: [
    {
      row: 'Space: a ministry',
      story: 'connected-admin-user-editor--ministries',
      press: async (page) => {
        const box = page.getByRole('checkbox', { name: 'Exploradores del Rey' });
        await box.press('Space');
        await expect(box).toBeChecked();
        await expect(box).toBeFocused();
      },
    },
  ],
};
