import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withKeys, withoutAxe } from '../../testing/with-keys.ts';
import sermonsCarousel, { Default } from './sermons-carousel.stories.tsx';

const meta = {
  ...sermonsCarousel,
  title: 'Composed/Public/Sermons carousel/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: withoutAxe,
} satisfies Meta<typeof sermonsCarousel.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How often the page has contacted the video site. */
const calls = () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('youtube'));

export const EnterAPicture: Story = {
  ...Default,
  name: 'Enter: a sermon’s picture',
  beforeEach: () => performance.clearResourceTimings(),
  play: withKeys(async ({ canvas, canvasElement, press }) => {
    await expect(calls()).toEqual([]);
    await press('Enter', canvas.getByRole('button', { name: 'Reproducir: La casa sobre la roca' }));
    await waitFor(() =>
      expect(canvasElement.querySelector('iframe')).toHaveAttribute('title', 'La casa sobre la roca'),
    );
    await expect(canvasElement.querySelector('iframe')).toHaveAttribute(
      'src',
      expect.stringContaining('/embed/v1?'),
    );
  }),
};

export const TabASermon: Story = {
  ...Default,
  name: 'Tab: a sermon',
  play: withKeys(async ({ canvas, press }) => {
    await press('Tab', canvas.getByRole('button', { name: 'Reproducir: La casa sobre la roca' }));
    await expect(canvas.getAllByRole('link', { name: /Ver en YouTube/ })[0]).toHaveFocus();
    await press('Tab');
    await expect(canvas.getByRole('button', { name: /^Reproducir: Un corazón/ })).toHaveFocus();
  }),
};
