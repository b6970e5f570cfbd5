import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ShareSummary } from './share-summary.tsx';

const text = 'Ministerio Juvenil, sábado 21 de noviembre: 143 miembros (+12) y 12 visitas, 6 por primera vez';

const meta = {
  title: 'Pantallas/Admin/Parts/Share summary',
  component: ShareSummary,
  args: { onShare: fn() },
} satisfies Meta<typeof ShareSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resumen para compartir' }));
    await expect(args.onShare).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = { args: { loading: true } };

/** A device without a sheet of its own: the text is on the clipboard, and the chat has it written. */
export const Copied: Story = {
  args: { outcome: { text, isCopied: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text);
    await expect(canvas.getByRole('link', { name: /^Abrir WhatsApp/ })).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(text)}`,
    );
  },
};

/** Without https there is no clipboard either. */
export const NotCopied: Story = {
  args: { outcome: { text, isCopied: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cópialo de aquí:')).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Error',
  args: { error: 'No se pudo armar el resumen. No hay conexión. Inténtalo de nuevo.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Dark: Story = { ...Copied, globals: { theme: 'dark' } };
export const Phone: Story = { ...Copied, globals: { viewport: { value: 'phone' } } };
