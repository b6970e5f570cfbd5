import {
  confirmUser,
  deleteUser,
  listUnconfirmed,
  listUsers,
  registrationStatus,
  userSummary,
} from '@ministerio/contract';
import { longNames, users } from '@ministerio/contract/fixtures';
import { defaultHandlers, mock, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { foreignBackend, ownBackend } from '../kit/test/backends.ts';
import { answered } from '../kit/test/calls.ts';
import { expectToast } from '../kit/test/expect-toast.ts';
import { UsersAdmin } from './index.ts';

let stored = [...users];
const registered = [{ id: 2, username: 'camila', codigo: '10482' }];
let waiting = registered;
const allConfirmed = mock(listUnconfirmed, []);
const remembering = [
  mock(listUnconfirmed, () => waiting),
  mock(confirmUser, ({ params }) => {
    waiting = waiting.filter(({ id }) => String(id) !== params.id);
    return { message: 'Registro confirmado.' };
  }),
  mock(listUsers, () => stored),
  mock(userSummary, { asistencias: 12, confirmado: true, lidera: [] }),
  mock(deleteUser, ({ params }) => {
    stored = stored.filter((user) => String(user.id) !== params.id);
    return { message: 'Usuario eliminado correctamente.' };
  }),
];

const meta = {
  title: 'Pantallas/Admin/Users',
  component: UsersAdmin,
  ...adminStory,
  beforeEach: () => {
    stored = [...users];
    waiting = registered;
    return adminStory.beforeEach();
  },
  parameters: { msw: { handlers: [...remembering, ownBackend] } },
} satisfies Meta<typeof UsersAdmin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Perfil de Usuarios'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Editar a noelia' })).toHaveAttribute(
        'href',
        '/dashboard/editar/6',
      ),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Importar miembros' })).toHaveAttribute(
        'href',
        '/dashboard/importar',
      ),
    );
  },
};

/** Self-registered accounts are marked until confirmed. */
export const Confirmed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Hay 1 registro propio sin confirmar/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmar el registro de camila' }));
    await expectToast('Se confirmó el registro de camila.');
    await waitFor(() => expect(canvas.queryByText('Registro propio')).toBeNull());
    await expect(canvas.queryByText(/sin confirmar/)).toBeNull();
  },
};

export const ConfirmRefused: Story = {
  parameters: {
    msw: { handlers: [mockRefusal(confirmUser, 404, 'user_not_found'), ...remembering, ownBackend] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmar el registro de camila' }));
    await expectToast('No se pudo confirmar el registro. No se encontró el usuario.');
    await expect(await canvas.findByText('Registro propio')).toBeVisible();
  },
};

export const Deleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar a noelia' }));
    await expect(await canvas.findByText(/se borrarán sus 12 asistencias/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(canvas.queryByText('noelia')).toBeNull());
    await expect(await canvas.findByText('camila')).toBeVisible();
    await expectToast('Usuario eliminado correctamente.');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Eliminar a /));
  },
};

/** Another backend has no import and cannot say who is self-registered. */
export const ForeignBackend: Story = {
  parameters: { msw: { handlers: [...remembering, foreignBackend] } },
  play: async ({ canvas }) => {
    await answered(registrationStatus);
    await expect(await canvas.findByText('camila')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Importar miembros' })).toBeNull();
    await expect(canvas.queryByText('Registro propio')).toBeNull();
  },
};

/** A backend without our summary call: the dialog still asks. */
export const DeleteWithoutCount: Story = {
  parameters: { msw: { handlers: [mockRefusal(userSummary, 404, 'not_found'), ...defaultHandlers] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar a noelia' }));
    await expect(await canvas.findByText(/se borrarán sus asistencias/)).toBeVisible();
  },
};

export const DeleteRefused: Story = {
  parameters: { msw: { handlers: [mockRefusal(deleteUser, 409, 'last_admin'), ...remembering, ownBackend] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar a admin' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('último administrador'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar a camila' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [allConfirmed, mockPending(listUsers), ownBackend] } },
};

export const Empty: Story = {
  parameters: { msw: { handlers: [allConfirmed, mock(listUsers, []), ownBackend] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No se encontraron usuarios')).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Error',
  parameters: {
    msw: {
      handlers: [
        mockRefusal(listUsers, 500, 'internal_error', { once: true }),
        mock(listUsers, [...users]),
        allConfirmed,
        ownBackend,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Error al obtener la lista de usuarios')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findByText('camila')).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: {
    msw: {
      handlers: [
        mock(listUsers, [...longNames, ...users]),
        mock(
          listUnconfirmed,
          longNames.map(({ id, username, codigo }) => ({ id, username, codigo })),
        ),
        ownBackend,
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
};
