import { church } from '@ministerio/content';
import { addMember, director, expect, extrasAbsent, test } from '../literal-backend/test.ts';
import { newPerson } from '../support/api.ts';
import { holdScript } from '../support/hold-script.ts';
import { submitRegistration } from '../support/panel-forms.ts';
import { sendLogin, signIn } from '../support/sign-in.ts';

test('a member is offered and promised nothing that this backend cannot keep', async ({
  page,
  backend,
  complaints,
}) => {
  complaints.expect(extrasAbsent);
  const person = addMember(backend);
  await signIn(page, person.username, person.password);
  // Chromium without a window says nothing of the position until it is asked: the panel explains what it is for.
  await expect(
    page.getByText(
      'Usamos tu ubicación solo para comprobar que estás en la iglesia. Más sobre tu privacidad',
    ),
  ).toBeVisible();
  await expect(page.getByText(/90 días/)).toHaveCount(0);
  for (const path of ['/dashboard/user/clave', '/dashboard/user/datos']) {
    await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0);
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard\/user$/);
    await expect(page.getByRole('heading', { name: 'Mis Asistencias' })).toBeVisible();
  }
});

test('an administrator is offered nothing that this backend cannot keep', async ({
  page,
  backend,
  complaints,
}) => {
  complaints.expect(extrasAbsent);
  const person = addMember(backend);
  await signIn(page, director.username, director.password);

  await test.step('the home has the specification’s screens alone', async () => {
    const screens = page.getByRole('navigation', { name: 'Pantallas del panel' });
    await expect(screens.getByRole('link')).toHaveText([
      'Marcar Asistencia',
      'Ver asistencias',
      'Gestionar Ministerios',
      'Editar usuarios',
      'Lista de usuarios',
      'Ver formulario',
    ]);
    await expect(page.getByText('Lo que espera')).toHaveCount(0);
  });

  await test.step('the editor has the specification’s two fields', async () => {
    const { id } = backend.records.users.find(({ username }) => username === person.username) ?? { id: 0 };
    await page.goto(`/dashboard/editar/${id}`);
    const editor = page.locator('form').filter({ has: page.getByRole('textbox', { name: 'Email' }) });
    await expect(editor.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue(person.username);
    await expect(editor.getByRole('textbox')).toHaveCount(2);
    await expect(editor.getByRole('combobox')).toHaveCount(0);
  });

  await test.step('a new account has no role to choose', async () => {
    await page.goto('/dashboard/crearUser');
    await expect(page.getByRole('main').getByRole('button', { name: 'Registrarse' })).toBeVisible();
    await expect(page.getByLabel('Rol', { exact: true })).toHaveCount(0);
  });

  await test.step('no mark can be taken back, and nobody says so', async () => {
    await page.goto('/dashboard/asistenciamembresia');
    await expect(page.getByText('el campo queda listo para la siguiente persona')).toBeVisible();
    await expect(page.getByText(/deshacer/)).toHaveCount(0);
  });

  await test.step('the log of changes is nowhere', async () => {
    await page.goto('/dashboard/auditoria');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('the site is not edited here', async () => {
    for (const path of ['/dashboard/sitio', '/dashboard/sitio/datos', '/dashboard/sitio/fotos']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/dashboard$/);
    }
    await expect(page.getByRole('link', { name: 'Ver asistencias' }).first()).toBeAttached();
    await expect(page.getByRole('link', { name: 'Sitio', exact: true })).toHaveCount(0);
  });

  await test.step('the phones of the door are nowhere', async () => {
    await page.goto('/dashboard/asistenciamembresia');
    await expect(page.getByText('el campo queda listo para la siguiente persona')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Teléfonos de la puerta' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Abrir la puerta' })).toHaveCount(0);
    for (const path of ['/dashboard/puerta', '/dashboard/puerta/abrir']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/dashboard$/);
    }
  });
});

test('the document says whose backend it is: nothing of ours shows in the frame, and no call asks for it', async ({
  page,
  backend,
  complaints,
}) => {
  complaints.expect(extrasAbsent);
  const person = addMember(backend);
  await signIn(page, person.username, person.password);
  await expect(page.getByRole('heading', { name: 'Mis Asistencias' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const release = await holdScript(page, 'app');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Gestionar Ministerios' })).toBeAttached();
  await expect(page.getByRole('link', { name: 'Sitio' })).toHaveCount(0);
  await page.goto('/dashboard/user/profile', { waitUntil: 'commit' });
  await expect(page.getByText('Cargando…')).toBeAttached();
  release();
  await expect(page.getByRole('heading', { name: 'Perfil de Usuario' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cambiar contraseña' })).toHaveCount(0);
  expect(asked).not.toContain('/api/registro');
});

test('only a 200 is a mark', async ({ page, context, backend, complaints }) => {
  complaints.expect(extrasAbsent);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ ...church.point, accuracy: 12 });
  const person = addMember(backend);
  await signIn(page, person.username, person.password);
  await page.route('**/api/asistencia/marcar', (route) => route.fulfill({ status: 202, body: '' }));
  await page.getByRole('button', { name: 'Marcar Asistencia' }).click();
  await expect(page.getByText('Error al marcar la asistencia.').first()).toBeVisible();
  await page.unroute('**/api/asistencia/marcar');
  await page.getByRole('button', { name: 'Marcar Asistencia' }).click();
  await expect(
    page.getByText('¡Asistencia marcada correctamente desde el lugar de la iglesia!').first(),
  ).toBeVisible();
});

test('what the specification logs is told on the screen and in the console, and nobody is named there', async ({
  page,
  backend,
  complaints,
}) => {
  complaints.expect(extrasAbsent);
  complaints.expect(/status of 500/);
  const person = addMember(backend);
  const expected = [
    'Error al iniciar sesión: refused 403',
    'Error al obtener la lista de usuarios: refused 500',
    'No se pudieron guardar los cambios: refused 500',
    'Error al registrar: refused 500',
  ];
  const logged: string[] = [];
  complaints.expect(new RegExp(`^(${expected.join('|')})$`));
  page.on('console', (message) => {
    if (message.type() === 'warning') logged.push(message.text());
  });
  const refuse = (path: string, method: string) =>
    page.route(path, (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 500, json: { message: `Nada de ${person.username}` } })
        : route.fallback(),
    );

  await page.goto('/auth/login');
  await sendLogin(page, director.username, 'otra');
  await expect(page.getByText('Credenciales incorrectas')).toBeVisible();
  await sendLogin(page, director.username, director.password);
  await expect(page).toHaveURL(/\/dashboard$/);

  await refuse('**/api/auth/users', 'GET');
  await page.goto('/dashboard/listUsers');
  await expect(page.getByText('Error al obtener la lista de usuarios')).toBeVisible();

  await refuse('**/api/auth/users/*', 'PUT');
  const { id } = backend.records.users.find(({ username }) => username === person.username) ?? { id: 0 };
  await page.goto(`/dashboard/editar/${id}`);
  await page.getByRole('textbox', { name: 'Email' }).fill(`nueva.${person.email}`);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('alert')).toContainText('No se pudieron guardar los cambios');

  await refuse('**/api/auth/register', 'POST');
  await page.goto('/dashboard/crearUser');
  await submitRegistration(page.getByRole('main'), newPerson());
  await expect(
    page.getByText('Error al crear la cuenta. Por favor, inténtalo de nuevo.').first(),
  ).toBeVisible();

  expect(logged).toEqual(expected);
});
