import { closeSessions, registrationStatus, resetPassword } from '@ministerio/contract';
import { people } from '@ministerio/contract/fixtures';
import { mock, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { foreignBackend, ownBackend } from '../kit/test/backends.ts';
import { answered } from '../kit/test/calls.ts';
import { expectToast } from '../kit/test/expect-toast.ts';
import { ResetPassword } from './reset-password.tsx';

const sent = fn<(body: unknown) => void>();
const resets = mock(resetPassword, ({ body }) => {
  sent(body);
  return { message: 'Contraseña de un solo uso guardada. Vale 72 horas.' };
});
const closes = mock(closeSessions, ({ body }) => {
  sent(body);
  return { message: 'Se cerraron todas las sesiones.' };
});
const otherAdmin = { ...people.joseLuis, role: 'ADMIN' };

const meta = {
  title: 'Pantallas/Admin/Reset password',
  component: ResetPassword,
  ...adminStory,
  beforeEach: () => {
    sent.mockClear();
    return adminStory.beforeEach();
  },
  parameters: { msw: { handlers: [ownBackend, resets, closes] } },
  args: { user: people.noelia },
} satisfies Meta<typeof ResetPassword>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Restablecer contraseña' })).toBeVisible();
  },
};

/** The password that was sent is shown once. */
export const PasswordShown: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restablecer contraseña' }));
    const dialog = canvas.getByRole('alertdialog', { name: '¿Restablecer la contraseña de noelia?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Restablecer' }));
    const field = await screen.findByLabelText('Contraseña');
    await expect(sent).toHaveBeenCalledWith({ clave: (field as HTMLInputElement).value });
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Listo' }));
    await waitFor(() => expect(screen.queryByLabelText('Contraseña')).toBeNull());
  },
};

export const SessionsClosed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar sesiones' }));
    const dialog = canvas.getByRole('alertdialog', { name: '¿Cerrar todas las sesiones de noelia?' });
    await userEvent.click(await screen.findByText('Cerrar sesiones', { selector: 'dialog *' }));
    await expectToast('Se cerraron todas las sesiones.');
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(sent).toHaveBeenCalledWith({});
  },
};

/** A stolen session must not lock out other administrators. */
export const OtherAdministrator: Story = {
  args: { user: otherAdmin },
  parameters: {
    msw: {
      handlers: [
        ownBackend,
        mockRefusal(resetPassword, 403, 'wrong_current_password', { once: true }),
        resets,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restablecer contraseña' }));
    const field = canvas.getByLabelText(/^Tu contraseña/);
    await userEvent.type(field, 'mal{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/La contraseña actual no es correcta\./));
    await userEvent.clear(field);
    await userEvent.type(field, 'mi clave larga{Enter}');
    await expect(await screen.findByLabelText('Contraseña')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ claveActual: 'mi clave larga' }));
  },
};

/** The session of the stories is the account 2's. */
export const OwnAccount: Story = {
  args: { user: { ...people.admin, id: 2 } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Cambiar contraseña' })).toHaveAttribute(
        'href',
        '/dashboard/user/clave',
      ),
    );
  },
};

export const ErrorState: Story = {
  name: 'Error',
  parameters: { msw: { handlers: [ownBackend, mockRefusal(resetPassword, 503, 'busy')] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restablecer contraseña' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Restablecer' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'No se pudo restablecer la contraseña. El servidor está ocupado.',
      ),
    );
    await expect(screen.queryByLabelText('Contraseña')).toBeNull();
  },
};

/** The backend is not known yet: nothing is offered. */
export const Loading: Story = { parameters: { msw: { handlers: [foreignBackend] } } };

export const Empty: Story = {
  parameters: { msw: { handlers: [foreignBackend] } },
  play: async ({ canvas }) => {
    await answered(registrationStatus);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
