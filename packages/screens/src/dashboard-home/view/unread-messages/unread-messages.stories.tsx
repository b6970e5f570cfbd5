import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnreadMessages } from './unread-messages.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Unread messages',
  component: UnreadMessages,
  args: { count: 3, href: '/dashboard/form' },
} satisfies Meta<typeof UnreadMessages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('mensajes sin leer')).toHaveTextContent('3 mensajes sin leer');
    await expect(canvas.getByRole('link', { name: 'Leer los mensajes' })).toHaveAttribute(
      'href',
      '/dashboard/form',
    );
  },
};

export const One: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('mensaje sin leer')).toHaveTextContent('1 mensaje sin leer');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { count: 12_345 } };
