import { ministries } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withArtwork } from '../../testing/with-artwork.tsx';
import { MinistryAvatar } from './ministry-avatar.tsx';

const meta = {
  title: 'Composed/Admin/Ministry avatar',
  component: MinistryAvatar,
  args: { name: 'Red de Jovenes' },
  decorators: [withArtwork],
} satisfies Meta<typeof MinistryAvatar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The ministry's own emblem. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await expect(image).toHaveAttribute('alt', '');
    await expect(image).toHaveAttribute('loading', 'lazy');
  },
};

/** Each ministry has another; case and accents of a name do not matter, and one that nobody drew wears the plain rosette. */
export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: '0.75rem', padding: 0, listStyle: 'none' }}>
      {[...ministries.map(({ title }) => title), 'RED DE JÓVENES', 'Coro de niños'].map((name) => (
        <li key={name} style={{ display: 'flex', alignItems: 'center', gap: '0.75rem' }}>
          <MinistryAvatar name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const files = [...canvasElement.querySelectorAll('img')].map(({ src }) => src);
    await expect(files).toHaveLength(8);
    await expect(files[6]).toBe(files[1]);
    await expect(new Set(files).size).toBe(7);
  },
};

/** 24 px: beside a small heading or in a dense line. */
export const Small: Story = {
  args: { size: 'sm' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('width', '24');
  },
};
