import { church } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ConformanceCase } from '../../conformance/conformance-case.ts';
import { Button } from '../../primitives/button/button.tsx';
import { FormField } from '../../primitives/form-field/form-field.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { withArtwork } from '../../testing/with-artwork.tsx';
import { AdminScreen, AdminShell } from './index.ts';

/** Something to fill in above the page, as the desk is. */
const desk = (
  <Stack>
    <FormField label="Número de Membresía">
      <TextField inputMode="numeric" />
    </FormField>
    <Button>Marcar Asistencia</Button>
  </Stack>
);

const meta = {
  title: 'Composed/Admin/Admin shell',
  tags: ['internal'],
  component: AdminShell,
  parameters: {
    conformance: [
      { name: 'AdminShell' },
      { name: 'AdminScreen', render: (props) => <AdminScreen {...props} title="Hoy" /> },
    ] satisfies ConformanceCase[],
    layout: 'fullscreen',
  },
  decorators: [withArtwork],
  args: {
    brand: church.product,
    currentPath: '/dashboard',
    onSignOut: fn(),
    username: 'ruth.aguilera',
    version: '0.1.0',
    attendanceWidget: desk,
    createUserPanel: <TextField aria-label="Código de membresía" />,
    children: <AdminScreen title="Perfil de Usuarios">La página</AdminScreen>,
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof AdminShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture:desk'],
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Administración' }));
    await expect(nav.getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/dashboard');
    await expect(nav.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page');
    await expect(nav.getByRole('link', { name: 'Gestionar Ministerios' })).toHaveAttribute(
      'href',
      '/dashboard/category',
    );
    await expect(canvas.getByText('Versión 0.1.0')).toBeVisible();
  },
};

export const UsersMenu: Story = {
  tags: ['picture:desk'],
  args: { currentPath: '/dashboard/editar/7', counts: { '/dashboard/form': 3 } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Gestionar usuarios' });
    await expect(button).toHaveTextContent('3');
    await expect(button).toHaveAccessibleDescription('3 sin leer');
    await userEvent.click(button);
    const menu = within(await screen.findByRole('menu'));
    const entries = menu.getAllByRole('menuitem');
    await expect(entries.map((entry) => entry.getAttribute('href'))).toEqual([
      '/dashboard/editarUser',
      '/dashboard/asistencia',
      '/dashboard/form',
      '/dashboard/listUsers',
      null,
    ]);
    await expect(menu.getByRole('menuitem', { name: 'Editar usuarios' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(menu.getByRole('menuitem', { name: 'Ver formulario' })).toHaveAccessibleDescription(
      '3 sin leer',
    );
    await userEvent.click(menu.getByRole('menuitem', { name: 'Cerrar sesión' }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
};

/** Our own server: its entries follow the specification's, under heads. */
export const OwnServer: Story = {
  args: { ownServer: true, helpHref: '/ayuda#el-sitio' },
  play: async ({ canvas, userEvent }) => {
    const help = canvas.getByRole('link', { name: /^Ayuda/ });
    await expect(help).toHaveAttribute('href', '/ayuda#el-sitio');
    // Help opens elsewhere, so that typed text stays on this page.
    await expect(help).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('button', { name: 'Gestionar usuarios' }));
    const menu = within(await screen.findByRole('menu'));
    const entries = menu.getAllByRole('menuitem').map((entry) => entry.textContent);
    await expect(entries.slice(3, 5)).toEqual(['Lista de usuarios', 'Visitas']);
    await expect(menu.getByText('Esta noche')).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Importar miembros' })).toHaveAttribute(
      'href',
      '/dashboard/importar',
    );
  },
};

/** Beside the page, which can still be used: the desk marks the next person. */
export const CreateUser: Story = {
  tags: ['picture:desk'],
  play: async ({ canvas, userEvent }) => {
    const desk = canvas.getByLabelText('Número de Membresía');
    const before = desk.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Crea un nuevo usuario' }));
    const panel = canvas.getByRole('region', { name: 'Crea un nuevo usuario' });
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('Código de membresía'), '10573');
    await expect(desk.getBoundingClientRect()).toEqual(before);
    await expect(canvas.getByRole('main').getBoundingClientRect().right).toBeLessThan(
      panel.getBoundingClientRect().left,
    );
    await userEvent.type(desk, '22');
    await expect(desk).toHaveValue('22');
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar formulario' }));
    await expect(panel).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Crea un nuevo usuario' }));
    await expect(canvas.getByLabelText('Código de membresía')).toHaveValue('10573');
  },
};

/** A tablet: the desk keeps its place above the page, and both go on beside the sheet. */
export const CreateUserOnTablet: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir menú' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Crea un nuevo usuario' }));
    const panel = await canvas.findByRole('region', { name: 'Crea un nuevo usuario' });
    const button = canvas.getByRole('button', { name: 'Marcar Asistencia' });
    await expect(button.getBoundingClientRect().right).toBeLessThan(panel.getBoundingClientRect().left);
  },
};

/** A phone: the sheet takes the width below the bar; its own button closes it, and so does an entry of the menu. */
export const CreateUserOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Abrir menú' });
    const open = async () => {
      await userEvent.click(menu);
      await userEvent.click(canvas.getByRole('button', { name: 'Crea un nuevo usuario' }));
      return canvas.findByRole('region', { name: 'Crea un nuevo usuario' });
    };
    const panel = await open();
    const { left, width, top, bottom } = panel.getBoundingClientRect();
    await expect([left, width, bottom]).toEqual([
      0,
      document.documentElement.clientWidth,
      window.innerHeight,
    ]);
    await expect(top).toBe(menu.closest('header')?.getBoundingClientRect().bottom);
    await expect(canvas.queryByRole('main')).toBeNull();
    await userEvent.click(within(panel).getByRole('button', { name: 'Cerrar formulario' }));
    await expect(panel).not.toBeVisible();
    await expect(menu).toHaveFocus();
    await open();
    await userEvent.click(menu);
    const link = canvas.getByRole('link', { name: 'Ver asistencias' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(panel).not.toBeVisible();
  },
};

/** A number that was being typed is still there when the desk is shown again. */
export const AttendanceHidden: Story = {
  args: { attendanceHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Número de Membresía')).not.toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};

export const WithoutWidget: Story = { args: { attendanceWidget: undefined } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Gestionar usuarios' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir menú' }));
    const menu = within(canvas.getByRole('dialog', { name: 'Menú' }));
    await expect(menu.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(menu.getByRole('button', { name: 'Crea un nuevo usuario' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Crea un nuevo usuario' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir menú' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar sesión' }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
};

/** The door first, then the entries; the way out is in sight without scrolling. */
export const PhoneMenu: Story = {
  tags: ['picture:phone'],
  globals: { viewport: { value: 'phone' } },
  args: {
    counts: { '/dashboard/form': 120 },
    helpHref: '/ayuda#responde-los-mensajes',
    doorHref: '/dashboard/puerta/abrir',
    ownServer: true,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir menú' }));
    await expect(canvas.getByRole('link', { name: 'Ver formulario' })).toHaveTextContent('99+');
    const menu = within(canvas.getByRole('dialog', { name: 'Menú' }));
    const [door, home] = menu.getAllByRole('link');
    await expect(door).toHaveAccessibleName('Abrir la puerta');
    await expect(door).toHaveAttribute('href', '/dashboard/puerta/abrir');
    await expect(home).toHaveAccessibleName('Inicio');
    await expect(menu.getByRole('link', { name: /^Ayuda/ })).toBeVisible();
    const lists = ['Gestionar usuarios', 'Esta noche', 'Personas', 'Seguridad'];
    for (const name of lists) await expect(menu.getByRole('list', { name })).toBeVisible();
    const signOut = menu.getByRole('button', { name: 'Cerrar sesión' }).getBoundingClientRect();
    await expect(signOut.bottom).toBeLessThan(window.innerHeight);
    const entries = [
      canvas.getByRole('link', { name: 'Ver formulario' }),
      canvas.getByRole('button', { name: 'Cerrar sesión' }),
    ];
    const icons = entries.map((entry) =>
      Math.round(entry.querySelector('svg')?.getBoundingClientRect().left ?? 0),
    );
    await expect(icons[1]).toBe(icons[0]);
  },
};
