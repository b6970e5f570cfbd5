import { longNames, users } from '@ministerio/contract/fixtures';
import { withCard } from '@ministerio/ui/testing/with-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UserList } from './user-list.tsx';

const withoutNumber = {
  id: 90,
  username: 'visita',
  email: null,
  nombre: null,
  apellido: null,
  codigo: ' ',
  role: null,
};

const meta = {
  title: 'Pantallas/Admin/Parts/User list',
  component: UserList,
  args: { users },
  decorators: [withCard],
} satisfies Meta<typeof UserList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['Código de Membresía', 'Nombre Completo']);
    await expect(canvas.getByRole('cell', { name: 'José Luis Peñaranda Núñez' })).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['picture'],
  args: { users: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay usuarios disponibles')).toBeVisible();
  },
};

export const WithoutNumber: Story = {
  args: { users: [withoutNumber, ...users] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('cell', { name: 'Sin membresia' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Código de Membresía' }));
    const rows = canvas.getAllByRole('row');
    await expect(rows[1]).toHaveTextContent('00540');
    await expect(rows.at(-1)).toHaveTextContent('Sin membresia');
  },
};

export const OwnRegistrations: Story = {
  args: { unconfirmed: new Set(['2']), onConfirm: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar el registro de Camila Rojas Vaca' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(users.find((user) => user.id === 2));
  },
};

export const LongNames: Story = { args: { users: longNames } };

export const Phone: Story = {
  args: { users: [...longNames, ...users] },
  globals: { viewport: { value: 'phone' } },
};
