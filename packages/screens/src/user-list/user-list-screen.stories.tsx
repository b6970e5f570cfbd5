import { listUnconfirmed, listUsers } from '@ministerio/contract';
import { longNames, users } from '@ministerio/contract/fixtures';
import { mock, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, spyOn } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { foreignBackend, ownBackend } from '../kit/test/backends.ts';
import { UserListScreen } from './index.ts';

const quiet = [ownBackend, mock(listUnconfirmed, [])];

const meta = {
  title: 'Pantallas/Admin/User list',
  component: UserListScreen,
  ...adminStory,
  parameters: {
    msw: {
      handlers: [
        ownBackend,
        mock(listUnconfirmed, [{ id: 2, username: 'camila', codigo: '10482' }]),
        mock(listUsers, [...users]),
      ],
    },
  },
} satisfies Meta<typeof UserListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Lista de Usuarios');
    await expect(await canvas.findByText('Camila Rojas Vaca')).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: 'Confirmar el registro de Camila Rojas Vaca' }),
    ).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: { handlers: [...quiet, mockPending(listUsers)] } } };

export const Empty: Story = {
  parameters: { msw: { handlers: [...quiet, mock(listUsers, [])] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hay usuarios disponibles')).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Error',
  beforeEach: () => void spyOn(console, 'warn'),
  parameters: { msw: { handlers: [...quiet, mockRefusal(listUsers, 503, 'storage_unavailable')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error al obtener la lista de usuarios')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(console.warn).toHaveBeenCalledWith(
      'Error al obtener la lista de usuarios: refused 503 storage_unavailable',
    );
  },
};

/** Another backend: missing fields, numbers for texts, an invalid record. */
export const ForeignBackend: Story = {
  parameters: {
    msw: {
      handlers: [
        foreignBackend,
        http.get('*/api/auth/users', () =>
          HttpResponse.json([
            { id: 1, nombre: 'Ana', apellido: 'Suárez', codigo: 10482 },
            { id: 'b', username: 'sinapellido' },
            null,
          ]),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: '10482' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'sinapellido' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'Sin membresia' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
};

export const LongNames: Story = {
  parameters: { msw: { handlers: [...quiet, mock(listUsers, [...longNames])] } },
  globals: { viewport: { value: 'phone' } },
};
