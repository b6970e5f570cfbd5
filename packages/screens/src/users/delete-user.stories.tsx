import { confirmIdentity, deleteUser, requestChallenge, userSummary } from '@ministerio/contract';
import { people } from '@ministerio/contract/fixtures';
import { mock, mockNetworkError, mockPending, refusalAnswer } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { DeleteUser } from './delete-user.tsx';

const counts = mock(userSummary, { asistencias: 3, confirmado: true, lidera: [] });
const deletes = mock(deleteUser, { message: 'Usuario eliminado correctamente.' });

const meta = {
  title: 'Pantallas/Admin/Delete user',
  component: DeleteUser,
  ...adminStory,
  args: { user: people.daniel, onClose: fn() },
  parameters: { msw: { handlers: [counts, deletes] } },
} satisfies Meta<typeof DeleteUser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/sus 3 asistencias/)).toBeVisible();
  },
};

export const Deleted: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/sus 3 asistencias/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
};

/** The server asks for the password (R47); with it the deletion goes on. */
export const ThirdDeletion: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: {
    msw: {
      handlers: [
        counts,
        mock(deleteUser, ({ headers }) => {
          if (headers.get('x-confirmacion') === 'abc') return { message: 'Usuario eliminado correctamente.' };
          throw refusalAnswer(deleteUser, 403, 'confirmation_required');
        }),
        mock(requestChallenge, {}),
        mock(confirmIdentity, { confirmacion: 'abc' }),
      ],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar' }));
    const question = await screen.findByRole('dialog', { name: 'Escribe tu contraseña otra vez' });
    await userEvent.type(within(question).getByLabelText(/^Tu contraseña/), 'mi clave');
    await userEvent.click(within(question).getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [mockPending(userSummary)] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contando sus asistencias…')).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Error',
  parameters: { msw: { handlers: [counts, mockNetworkError(deleteUser)] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No se pudo eliminar el usuario. No hay conexión. Inténtalo de nuevo.',
    );
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { user: null } };
