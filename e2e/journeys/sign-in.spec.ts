import { createMemberByApi, newPerson } from '../support/api.ts';
import { sendLogin, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('login says what is missing, in order, and keeps what was typed when it is refused', {
  tag: '@core',
}, async ({ page, complaints }) => {
  complaints.expect(/status of 401|^Error al iniciar sesión: refused 401 invalid_credentials$/);
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByText('Por favor ingresa tu nombre de usuario')).toBeVisible();
  await expect(page.getByText('Por favor ingresa tu contraseña')).toBeHidden();
  await page.getByLabel('Nombre de usuario').fill('nadie');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByText('Por favor ingresa tu contraseña')).toBeVisible();
  await page.getByLabel('Numero de membresia').fill('123456');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('alert')).toHaveText(['Credenciales incorrectas']);
  await expect(page.getByLabel('Nombre de usuario')).toHaveValue('nadie');
});

test('login without a connection says so', async ({ page, context, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|^Error al iniciar sesión: network$/);
  await page.goto('/auth/login');
  await context.setOffline(true);
  await sendLogin(page, 'camila', '123456');
  await expect(page.getByText('No hay conexión. Inténtalo de nuevo.').first()).toBeVisible();
});

test('a visitor registers, is led to the login page after two seconds and signs in as a member', {
  tag: '@core',
}, async ({ page, server }) => {
  const person = newPerson();
  await page.goto('/auth/Registro');
  await page.getByRole('button', { name: 'Registrarse' }).click();
  for (const words of [
    'El código es obligatorio',
    'El nombre es obligatorio',
    'El apellido es obligatorio',
    'El nombre de usuario es obligatorio',
    'El correo electrónico es obligatorio',
    'La contraseña es obligatoria',
  ]) {
    await expect(page.getByText(words)).toBeVisible();
  }
  await page.getByLabel('Código de membresía').fill(person.codigo);
  await page.getByLabel('Nombre', { exact: true }).fill(person.nombre);
  await page.getByLabel('Apellido').fill(person.apellido);
  await page.getByLabel('Nombre de usuario').fill(person.username);
  await page.getByLabel('Correo electrónico').fill('sin-arroba');
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Registrarse' }).click();
  await expect(page.getByText('El formato del correo electrónico no es válido')).toBeVisible();
  await page.getByLabel('Correo electrónico').fill(person.email);
  await page.getByRole('button', { name: 'Registrarse' }).click();
  await expect(page.getByText('Cuenta creada exitosamente')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toMatch(/^\S+\.\S+\.\S+$/);
  await expect(page).toHaveURL(/\/auth\/login$/);
  await signIn(page, person.username, person.password);
  await expect(page).toHaveURL(/\/dashboard\/user$/);
  // Cookie that lets this browser in while others on its network try the name (R59).
  const cookies = await page.context().cookies(`${server.url}/api/auth/login`);
  expect(cookies).toMatchObject([{ name: 'equipo', httpOnly: true, sameSite: 'Strict' }]);
});

test('a taken number is refused without naming the field, and nothing typed is lost', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expect(/status of 409|^Error al registrar: refused 409 already_taken$/);
  const taken = await createMemberByApi(server);
  const person = newPerson({ codigo: taken.codigo });
  await page.goto('/auth/Registro');
  await page.getByLabel('Código de membresía').fill(person.codigo);
  await page.getByLabel('Nombre', { exact: true }).fill(person.nombre);
  await page.getByLabel('Apellido').fill(person.apellido);
  await page.getByLabel('Nombre de usuario').fill(person.username);
  await page.getByLabel('Correo electrónico').fill(person.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Registrarse' }).click();
  await expect(
    page.getByText('Error al crear la cuenta. Por favor, inténtalo de nuevo.').first(),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(['Ya existe una cuenta con esos datos.']);
  await expect(page.getByText('Ese código ya está en uso')).toHaveCount(0);
  await expect(page.getByLabel('Apellido')).toHaveValue(person.apellido);
});

test('without a token every protected screen leads to login, and back after signing in', async ({
  page,
  server,
}) => {
  for (const path of [
    '/dashboard',
    '/dashboard/user',
    '/dashboard/user/userAsistencia',
    '/dashboard/category',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth\/login$/);
  }
  await sendLogin(page, server.adminName, server.adminPassword);
  await expect(page.getByRole('heading', { name: 'Gestión de ministerios' })).toBeVisible();
});

test('a member who opens the administrator’s area lands in the own one', { tag: '@core' }, async ({
  page,
  server,
}) => {
  const member = await createMemberByApi(server);
  await signIn(page, member.username, member.password);
  await page.goto('/dashboard/editarUser');
  await expect(page).toHaveURL(/\/dashboard\/user$/);
  await expect(page.getByText('Perfil de Usuario').first()).toBeVisible();
  await expect(page.getByText(member.username).first()).toBeVisible();
});

test('a token that the server no longer accepts ends the session with a clear message', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expect(/status of 401|^Error al obtener la lista de usuarios: refused 401 token_invalid$/);
  await signIn(page, server.adminName, server.adminPassword);
  // Outside the area nothing asks the server with the token before the page that is looked at does.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('token', `${localStorage.getItem('token')}x`));
  await page.goto('/dashboard/listUsers');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByText('Tu sesión ya no es válida. Inicia sesión de nuevo.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('who comes back after an expired session is at the same place, with what was typed and not saved', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expect(/status of 401|^No se pudieron guardar los cambios: refused 401 token_invalid$/);
  await signIn(page, server.adminName, server.adminPassword);
  await page.goto('/dashboard/editar/1');
  const lastName = page.getByLabel('Apellido');
  await lastName.fill('Vaca de Peñaranda');
  // With the press itself: a page that looks for news in between would find out first.
  await page.evaluate(() => {
    const spoil = () => localStorage.setItem('token', `${localStorage.getItem('token')}x`);
    document.addEventListener('click', spoil, { capture: true, once: true });
  });
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByText('Tu sesión ya no es válida. Inicia sesión de nuevo.')).toBeVisible();
  await sendLogin(page, server.adminName, server.adminPassword);
  await expect(page).toHaveURL(/\/dashboard\/editar\/1$/);
  await expect(lastName).toHaveValue('Vaca de Peñaranda');
});

test('logout in one tab logs the other one out; the member’s clears all local storage', async ({
  page,
  context,
  server,
}) => {
  const member = await createMemberByApi(server);
  await signIn(page, member.username, member.password);
  const copied = await page.evaluate(() => localStorage.getItem('token'));
  const stored = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(stored).toEqual(expect.arrayContaining(['token', 'user', 'username']));
  const other = await context.newPage();
  await other.goto('/dashboard/user/userAsistencia');
  await expect(other.getByText('Mis Asistencias').first()).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(other).toHaveURL(/\/auth\/login$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // A token that was copied before is worth nothing.
  const own = () =>
    context.request.get(`${server.url}/api/asistencia/mis-asistencias`, {
      headers: { authorization: `Bearer ${copied}` },
    });
  await expect.poll(async () => (await own()).status()).toBe(401);
});

test.describe('in a browser that keeps no data', () => {
  const KEEPS_NOTHING = /Este navegador no deja que el sitio guarde datos/;

  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, { get: refuse });
      }
    });
  });

  test('public pages are whole', async ({ page }) => {
    await page.goto('/Inicio');
    await page.getByRole('button', { name: 'Abrir las preguntas frecuentes' }).click();
    await expect(page.getByRole('heading', { name: 'Chat de Preguntas Frecuentes' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  });

  test('sign-in, registration and the door say so, and send nothing', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await page.goto('/auth/login');
    await expect(page.getByText(KEEPS_NOTHING)).toBeVisible();
    await sendLogin(page, 'camila', '123456');
    await expect(page.getByRole('alert')).toHaveText(KEEPS_NOTHING);
    await page.goto('/auth/Registro');
    await expect(page.getByText(KEEPS_NOTHING)).toBeVisible();
    await page.goto('/puerta');
    await expect(page.getByRole('heading', { name: 'Este navegador no puede ser la puerta.' })).toBeVisible();
    await expect(page.getByText('No deja guardar marcas en este teléfono.')).toBeVisible();
    expect(sent).toEqual([]);
  });
});
