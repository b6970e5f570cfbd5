import { crowd, longNames, users } from '@ministerio/contract/fixtures';
import { withCard } from '@ministerio/ui/testing/with-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UsersTable } from './users-table.tsx';

const [someone] = users;
const meta = {
  title: 'Pantallas/Admin/Parts/Users table',
  component: UsersTable,
  args: {
    users,
    onDelete: fn(),
  },
  decorators: [withCard],
} satisfies Meta<typeof UsersTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const Empty: Story = {
  tags: ['picture'],
  args: { users: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No se encontraron usuarios')).toBeVisible();
  },
};

export const LongNames: Story = { tags: ['picture'], args: { users: [...longNames, ...users] } };

export const OwnRegistrations: Story = {
  args: { unconfirmed: new Set(['2', '5']), onConfirm: fn(), confirming: new Set(['5']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText('Registro propio')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar el registro de camila' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(users.find((user) => user.username === 'camila'));
    await userEvent.type(canvas.getByRole('searchbox'), 'registro propio');
    await expect(canvas.getByText(`2 de ${users.length} usuarios`)).toBeVisible();
  },
};

export const BareRecords: Story = {
  args: {
    users: [
      { id: 'x-7', username: null, email: null, nombre: null, apellido: null, codigo: null, role: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'Sin nombre' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Editar a usuario x-7' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Columns: Story = {
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['ID', 'Usuario', 'Email', 'Acciones']);
    await expect(canvas.getByText('Administrador')).toBeVisible();
    const edit = canvas.getByRole('link', { name: `Editar a ${someone?.username}` });
    await expect(edit).toHaveAttribute('href', `/dashboard/editar/${someone?.id}`);
  },
};

export const DeleteAsks: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar a camila' }));
    await expect(args.onDelete).toHaveBeenCalledWith(users.find((user) => user.username === 'camila'));
  },
};

export const SearchIgnoresAccents: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'penaranda jose');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.getByRole('cell', { name: 'jose.luis' })).toBeVisible();
    await expect(canvas.getByText(`1 de ${users.length} usuarios`)).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(canvas.getByText('No se encontraron usuarios')).toBeVisible();
  },
};

export const Sorted: Story = {
  play: async ({ canvas, userEvent }) => {
    const names = () =>
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.querySelectorAll('td')[1]?.textContent ?? '');
    await userEvent.click(canvas.getByRole('button', { name: 'Usuario' }));
    await expect(canvas.getByRole('columnheader', { name: 'Usuario' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(names()[0]).toContain('abigail');
    await userEvent.click(canvas.getByRole('button', { name: 'Usuario' }));
    await expect(names()[0]).toContain('noelia');
    await userEvent.click(canvas.getByRole('button', { name: 'Usuario' }));
    await expect(canvas.getByRole('columnheader', { name: 'Usuario' })).toHaveAttribute('aria-sort', 'none');
  },
};

export const Pages: Story = {
  args: { users: crowd(60) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(26);
    await userEvent.click(canvas.getByRole('button', { name: /Página 3/ }));
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.getByRole('cell', { name: 'miembro60' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'miembro2');
    await expect(canvas.getByRole('cell', { name: 'miembro2' })).toBeVisible();
  },
};
