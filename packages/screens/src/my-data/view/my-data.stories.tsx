import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MyData } from './my-data.tsx';

const meta = {
  title: 'Pantallas/Member/Parts/My data',
  component: MyData,
  args: {
    requestedOn: null,
    onDownload: fn(),
    onRequest: fn(),
    onWithdraw: fn(),
  },
} satisfies Meta<typeof MyData>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  args: { onDownload: fn() },
};

export const Downloads: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar mis datos' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

/** The request is confirmed before it is made. */
export const AsksFirst: Story = {
  args: { onRequest: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir la eliminación' }));
    const dialog = canvas.getByRole('alertdialog');
    await expect(dialog).toHaveTextContent('se borrarán tus asistencias y tus datos para siempre');
    await expect(args.onRequest).not.toHaveBeenCalled();
    const [, confirm] = canvas.getAllByRole('button', { name: 'Pedir la eliminación' });
    if (confirm) await userEvent.click(confirm);
    await expect(args.onRequest).toHaveBeenCalledOnce();
  },
};

export const Requested: Story = {
  tags: ['picture'],
  args: { requestedOn: '18-11-2026', onWithdraw: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Pediste eliminar tu cuenta el 18-11-2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar el pedido' }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
};

export const NeedsOwnPassword: Story = {
  tags: ['picture'],
  args: { needsOwnPassword: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Elige primero una contraseña propia.');
    await expect(canvas.getByRole('link', { name: 'Cambiar contraseña' })).toHaveAttribute(
      'href',
      '/dashboard/user/clave',
    );
  },
};

export const Failed: Story = {
  tags: ['picture'],
  args: { error: 'No se pudieron descargar tus datos. No hay conexión. Inténtalo de nuevo.' },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
