import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withArtwork } from '../../testing/with-artwork.tsx';
import { Logo } from './logo.tsx';

const meta = {
  title: 'Composed/Public/Logo',
  component: Logo,
  args: { product: 'Ministerio Juvenil' },
  decorators: [withArtwork],
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Leads home; its name is the product's alone. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ministerio Juvenil' })).toHaveAttribute('href', '/');
  },
};
