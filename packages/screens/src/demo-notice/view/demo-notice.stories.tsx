import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DemoNotice } from './demo-notice.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Demo notice',
  component: DemoNotice,
  args: { onRemove: fn() },
} satisfies Meta<typeof DemoNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const AsksFirst: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar los datos de ejemplo' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

export const Failed: Story = {
  args: { error: 'No se pudieron quitar los datos de ejemplo. No hay conexión. Inténtalo de nuevo.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar los datos de ejemplo' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('No hay conexión');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
