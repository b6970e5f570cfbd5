import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Fills the login form that is open, as a person does, and sends it. */
export async function sendLogin(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Nombre de usuario').fill(username);
  await page.getByLabel('Numero de membresia').fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

/** Signs in at the login page and waits for the words of success. */
export async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/auth/login');
  await sendLogin(page, username, password);
  await expect(page.getByText('Has iniciado sesión correctamente')).toBeVisible();
}
