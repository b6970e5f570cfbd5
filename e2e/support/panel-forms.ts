import type { Locator, Page } from '@playwright/test';
import type { NewPerson } from './api.ts';
import { expect } from './test.ts';

/** Fills the registration form (public or in the panel) as a person does and sends it. */
export async function submitRegistration(form: Locator, person: NewPerson): Promise<void> {
  await form.getByLabel('Código de membresía').fill(person.codigo);
  await form.getByLabel('Nombre', { exact: true }).fill(person.nombre);
  await form.getByLabel('Apellido').fill(person.apellido);
  await form.getByLabel('Nombre de usuario').fill(person.username);
  await form.getByLabel('Correo electrónico').fill(person.email);
  await form.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Registrarse' }).click();
}

/** Goes to the ministries, creates one and assigns a user to it; each step waits for its words. */
export async function createMinistryOf(page: Page, ministry: string, username: string): Promise<void> {
  await page.getByRole('link', { name: 'Gestionar Ministerios' }).first().click();
  await expect(page.getByRole('heading', { name: 'Gestión de ministerios' })).toBeVisible();
  await page.getByPlaceholder('Nombre de la categoría').fill(ministry);
  await page.getByRole('button', { name: 'Crear Ministerio' }).click();
  await expect(page.getByText('¡Categoría creada exitosamente!')).toBeVisible();
  await expect(page.getByRole('cell').getByText(ministry, { exact: true })).toBeVisible();
  const assign = page.getByRole('form', { name: 'Asignar Usuario a un ministerio' });
  await assign.getByRole('combobox').nth(0).selectOption({ label: username });
  await assign.getByRole('combobox').nth(1).selectOption({ label: ministry });
  await assign.getByRole('button', { name: 'Asignar Usuario' }).click();
  await expect(page.getByText('¡Usuario asignado a ministerio exitosamente!')).toBeVisible();
  await expect(assign.getByRole('combobox').nth(0)).toHaveValue('');
}
