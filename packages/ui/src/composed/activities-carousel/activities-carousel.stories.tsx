import { activities } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withArtwork } from '../../testing/with-artwork.tsx';
import { ActivitiesCarousel } from './activities-carousel.tsx';

const meta = {
  title: 'Composed/Public/Activities carousel',
  component: ActivitiesCarousel,
  args: { activities },
  decorators: [withArtwork],
} satisfies Meta<typeof ActivitiesCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Actividades' }));
    await expect(region.getAllByRole('article')).toHaveLength(3);
  },
};

/** Where not all fit one swipes, or presses 'Siguiente'. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Siguiente' })).toBeVisible();
  },
};
