import { expect } from '@playwright/test';
import type { KeyContract } from '../contract.ts';

/** The question before an account is deleted. Its answers are spied on by the story, so the focus is what is seen. */
export const deleteUserDialog: KeyContract = {
  folder: 'features/users/view/delete-user-dialog',
  cases: [
    {
      row: 'Enter: the dialog as it opens',
      story: 'connected-admin-users--default',
      press: async (page) => {
        const remove = page.getByRole('button', { name: /^Eliminar a / }).first();
        await remove.press('Enter');
        await expect(page.getByRole('button', { name: 'Cancelar' })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
        await expect(remove).toBeFocused();
      },
    },
    {
      row: 'Escape: the dialog',
      story: 'connected-admin-users--default',
      press: async (page) => {
        const remove = page.getByRole('button', { name: /^Eliminar a / }).first();
        await remove.press('Enter');
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
        await expect(remove).toBeFocused();
      },
    },
  ],
};

/** The member's month. */
export const attendanceCalendar: KeyContract = {
  folder: 'features/my-attendance/view/attendance-calendar',
  cases: [
    {
      row: 'Enter: Mes anterior',
      story: 'composed-member-attendance-calendar--default',
      press: async (page) => {
        const before = page.getByRole('button', { name: 'Mes anterior' });
        const title = page.getByRole('status');
        const shown = await title.textContent();
        await before.press('Enter');
        await expect(title).not.toHaveText(shown ?? '');
        await expect(before).toBeFocused();
      },
    },
  ],
};

/** A secret that can be shown. */
export const passwordField: KeyContract = {
  folder: 'composed/password-field',
  cases: [
    {
      row: 'Space: the eye',
      story: 'composed-auth-password-field--default',
      press: async (page) => {
        const eye = page.getByRole('button', { name: 'Mostrar lo escrito' });
        const field = page.locator('input');
        await eye.press('Space');
        await expect(field).toHaveAttribute('type', 'text');
        await page.keyboard.press('Space');
        await expect(field).toHaveAttribute('type', 'password');
      },
    },
  ],
};
