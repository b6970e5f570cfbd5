import type { BrowserContext, Page } from '@playwright/test';
import { churchToday, createMemberByApi, newPerson, post, signInByApi } from '../support/api.ts';
import { examine } from '../support/examine.ts';
import { createMinistryByApi } from '../support/ministry.ts';
import type { RunningServer } from '../support/running-server.ts';
import { signIn } from '../support/sign-in.ts';
import { test as base, expect } from '../support/test.ts';

type Role = 'nobody' | 'member' | 'administrator';
type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A church on an ordinary evening: a ministry, two members, their marks and a message. */
interface Church {
  readonly ministry: string;
  /** Signed in once; every screen starts from what their browsers kept. */
  readonly kept: Readonly<Record<Role, Kept>>;
}

/** Gives the screens something to show. @returns the member who signs in, and the ministry. */
async function furnish(server: RunningServer) {
  const member = await createMemberByApi(server);
  const other = await createMemberByApi(server, newPerson({ nombre: 'José Luis' }));
  const ministry = `Red de Jóvenes ${member.codigo}`;
  await createMinistryByApi(server, ministry, [member, other]);
  const api = `${server.url}/api`;
  const token = await signInByApi(server, server.adminName, server.adminPassword);
  for (const { codigo } of [member, other]) {
    await post(`${api}/asistencia/marcar-por-membresia`, { codigoMembresia: codigo }, token);
  }
  await post(`${api}/contactanos`, { nombre: 'Rosa Vaca', email: 'rosa@correo.bo', mensaje: 'Gracias.' });
  return { member, ministry };
}

const test = base.extend<{ readonly role: Role }, { readonly church: Church }>({
  church: [
    async ({ server, browser }, use) => {
      const { member, ministry } = await furnish(server);
      const keep = async (username: string, password: string) => {
        const context = await browser.newContext({ baseURL: server.url });
        await signIn(await context.newPage(), username, password);
        const kept = await context.storageState();
        await context.close();
        return kept;
      };
      const kept = {
        nobody: { cookies: [], origins: [] },
        member: await keep(member.username, member.password),
        administrator: await keep(server.adminName, server.adminPassword),
      };
      await use({ ministry, kept });
    },
    { scope: 'worker' },
  ],
  role: ['nobody', { option: true }],
  storageState: async ({ church, role }, use) => use(church.kept[role]),
});

/** A screen, what says that it is whole, and what must not be on it. */
interface Screen {
  readonly path: string;
  readonly title: string;
  /** Headings of its parts beside the title. */
  readonly parts?: readonly string[];
  /** Headings of its neighbours. */
  readonly absent?: readonly string[];
  readonly prepare?: (page: Page, church: Church) => Promise<void>;
}

async function chooseToday(page: Page, { ministry }: Church): Promise<void> {
  await page.getByLabel('Seleccionar Categoría').selectOption({ label: ministry });
  await page.getByLabel('Seleccionar Fecha').fill(churchToday().iso);
  await expect(page.getByLabel(/^Aporte de /)).toHaveCount(2);
}

async function logoBesideForm(page: Page): Promise<void> {
  const logo = await page.getByRole('link', { name: 'Ministerio Juvenil' }).boundingBox();
  const form = await page.getByRole('form', { name: 'Iniciar sesión' }).boundingBox();
  expect((logo?.x ?? Number.NaN) + (logo?.width ?? 0)).toBeLessThan(form?.x ?? 0);
}

const MARK = 'Marcar Asistencia';
const LIST = 'Mis Asistencias';

const screens: Readonly<Record<Role, readonly Screen[]>> = {
  nobody: [
    { path: '/auth/Login', title: 'Iniciar sesión', prepare: logoBesideForm },
    { path: '/auth/Registro', title: 'Crea tu cuenta' },
  ],
  administrator: [
    { path: '/dashboard', title: 'Asistencia de esta semana', parts: [MARK, 'Lo que espera'] },
    { path: '/dashboard/editarUser', title: 'Perfil de Usuarios', parts: [MARK] },
    { path: '/dashboard/editar/1', title: 'Editar usuario', parts: [MARK] },
    { path: '/dashboard/listUsers', title: 'Lista de Usuarios', parts: [MARK] },
    {
      path: '/dashboard/asistencia',
      title: 'Asistencias por Categoría y Fecha',
      parts: [MARK],
      prepare: chooseToday,
    },
    { path: '/dashboard/category', title: 'Gestión de ministerios', parts: [MARK] },
    { path: '/dashboard/form', title: 'Mensajes Recibidos', parts: [MARK] },
    { path: '/dashboard/crearUser', title: 'Crear usuario', parts: ['Crea tu cuenta', MARK] },
    { path: '/dashboard/asistenciamembresia', title: 'Asistencia por membresía', parts: [MARK] },
    { path: '/dashboard/importar', title: 'Importar miembros', parts: [MARK] },
    { path: '/dashboard/visitas', title: 'Visitas', parts: [MARK] },
    { path: '/dashboard/seguimiento', title: 'Seguimiento', parts: [MARK] },
    {
      path: '/dashboard/puerta',
      title: 'Teléfonos de la puerta',
      parts: ['Inscribir un teléfono'],
      absent: [MARK],
    },
    { path: '/dashboard/cierre', title: 'Cierre de aportes', absent: [MARK] },
    { path: '/dashboard/auditoria', title: 'Registro de cambios', parts: [MARK] },
  ],
  member: [
    { path: '/dashboard/user', title: 'Perfil de Usuario', parts: [MARK, LIST] },
    { path: '/dashboard/user/profile', title: 'Perfil de Usuario', parts: [MARK], absent: [LIST] },
    { path: '/dashboard/user/userAsistencia', title: 'Perfil de Usuario', parts: [LIST], absent: [MARK] },
    { path: '/dashboard/user/clave', title: 'Cambiar contraseña' },
    { path: '/dashboard/user/datos', title: 'Mis datos' },
  ],
};

for (const [role, list] of Object.entries(screens) as [Role, readonly Screen[]][]) {
  test.describe(`for ${role}`, () => {
    test.use({ role });
    for (const { path, title, parts = [], absent = [], prepare } of list) {
      test(`${path} is whole, accessible and fits at 360 and 1440 px in both themes`, async ({
        page,
        church,
      }) => {
        // Four whole examinations.
        test.slow();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
        await prepare?.(page, church);
        for (const name of [title, ...parts]) {
          await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
        }
        for (const name of absent) {
          await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
        }
        await page.waitForLoadState('networkidle');
        await examine(page, [1440, 360]);
      });
    }
  });
}

test.describe('the navigation', () => {
  test.describe('of the administrator', () => {
    test.use({ role: 'administrator' });

    test('has the specification’s entries first and in its order', async ({ page }) => {
      await page.goto('/dashboard/listUsers');
      const bar = page.getByRole('navigation', { name: 'Administración' });
      await expect(bar.getByRole('link')).toHaveText(['Inicio', 'Gestionar Ministerios', 'Sitio', /^Ayuda/]);
      await bar.getByRole('button', { name: 'Gestionar usuarios' }).click();
      const entries = page.getByRole('menuitem');
      await expect(entries).toHaveText([
        'Editar usuarios',
        'Ver asistencias',
        /^Ver formulario/,
        'Lista de usuarios',
        'Visitas',
        'Teléfonos de la puerta',
        'Seguimiento',
        'Importar miembros',
        'Cierre de aportes',
        'Registro de cambios',
        'Mi acceso',
        'Cerrar sesión',
      ]);
      await entries.filter({ hasText: 'Cerrar sesión' }).click();
      await expect(page).toHaveURL(/\/auth\/login$/);
      const left = await page.evaluate(() => Object.keys(localStorage));
      for (const key of ['token', 'username', 'user']) expect(left).not.toContain(key);
    });
  });

  test.describe('of the member', () => {
    test.use({ role: 'member' });

    test('has the brand, the specification’s entries and the way out', async ({ page }) => {
      await page.goto('/dashboard/user');
      await expect(page.getByRole('banner')).toContainText('Ministerio Juvenil');
      const bar = page.getByRole('navigation', { name: 'Área de miembros' });
      await expect(bar.getByRole('link')).toHaveText([
        'Inicio',
        'Soporte',
        'Ver Asistencia',
        'Mis datos',
        'Cambiar contraseña',
        /^Ayuda/,
      ]);
      await expect(bar.getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/inicio');
      await bar.getByRole('link', { name: 'Ver Asistencia' }).click();
      await expect(page).toHaveURL(/\/dashboard\/user\/userAsistencia$/);
      await expect(page.getByRole('table', { name: LIST })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
    });
  });
});
