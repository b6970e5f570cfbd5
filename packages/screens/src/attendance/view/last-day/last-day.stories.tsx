import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LastDay } from './last-day.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Last day',
  component: LastDay,
  args: { day: 'sábado 21', onShow: fn() },
} satisfies Meta<typeof LastDay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('El último día con marcas es el sábado 21.')).toBeVisible();
  },
};

export const Shown: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver el sábado 21' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};
