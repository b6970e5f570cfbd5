import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AccountAccess } from './account-access.tsx';
import { ConfirmAccessDialog } from './confirm-access-dialog.tsx';
import { OneTimePasswordDialog } from './one-time-password-dialog.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Account access',
  component: AccountAccess,
  args: { onReset: fn(), onCloseSessions: fn() },
} satisfies Meta<typeof AccountAccess>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = {
  open: true,
  title: '¿Restablecer la contraseña de ruth.a?',
  description: 'Su contraseña actual deja de servir y sus sesiones se cierran.',
  confirmLabel: 'Restablecer',
  onConfirm: fn(),
  onClose: fn(),
};
const onCopy = fn(async () => undefined);

export const Default: Story = { tags: ['picture'] };

export const Pressed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restablecer contraseña' }));
    await expect(args.onReset).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar sesiones' }));
    await expect(args.onCloseSessions).toHaveBeenCalledTimes(1);
  },
};

/** The own account has no reset: its password is changed with the current one. */
export const OwnAccount: Story = {
  args: { own: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cambiar contraseña' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Restablecer contraseña' })).toBeNull();
  },
};

export const AsksThePassword: Story = {
  tags: ['picture'],
  render: () => <ConfirmAccessDialog {...question} asksPassword />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restablecer' }));
    const field = canvas.getByLabelText(/^Tu contraseña/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Escribe tu contraseña/));
    await expect(question.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(field, 'mi clave larga{Enter}');
    await expect(question.onConfirm).toHaveBeenCalledWith('mi clave larga');
  },
};

export const WrongPassword: Story = {
  tags: ['picture'],
  render: () => (
    <ConfirmAccessDialog {...question} asksPassword passwordError="La contraseña actual no es correcta." />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Tu contraseña/)).toHaveAccessibleDescription(
      /La contraseña actual no es correcta\./,
    );
  },
};

export const Failed: Story = {
  tags: ['picture'],
  render: () => <ConfirmAccessDialog {...question} asksPassword={false} error="No hay conexión." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No hay conexión.');
  },
};

export const ShownOnce: Story = {
  tags: ['picture'],
  render: () => (
    <OneTimePasswordDialog password="kx7m-3p9w-hd4t" name="Camila" onCopyPassword={onCopy} onClose={fn()} />
  ),
  play: async ({ userEvent }) => {
    const field = screen.getByLabelText('Contraseña');
    await expect(field).toHaveValue('kx7m-3p9w-hd4t');
    await userEvent.click(screen.getByRole('button', { name: 'Copiar' }));
    await expect(onCopy).toHaveBeenCalledWith('kx7m-3p9w-hd4t');
    await expect(await screen.findByText('Copiada.')).toBeVisible();
  },
};

export const CannotBeCopied: Story = {
  render: () => (
    <OneTimePasswordDialog
      password="kx7m-3p9w-hd4t"
      name="Camila"
      onCopyPassword={() => Promise.reject(new Error('denied'))}
      onClose={fn()}
    />
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Copiar' }));
    await expect(await screen.findByText(/selecciónala y cópiala/)).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
