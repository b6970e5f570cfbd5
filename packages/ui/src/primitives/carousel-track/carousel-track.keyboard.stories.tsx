import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withKeys, withoutAxe } from '../../testing/with-keys.ts';
import carouselTrack, { Default, ScrollsToItsEnd } from './carousel-track.stories.tsx';

const meta = {
  ...carouselTrack,
  title: 'Primitives/CarouselTrack/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: withoutAxe,
} satisfies Meta<typeof carouselTrack.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const track = () => screen.getByRole('list', { name: 'Predicas' });

export const ArrowRightTheTrack: Story = {
  ...Default,
  name: 'ArrowRight: the track',
  play: withKeys(async ({ press }) => {
    await press('ArrowRight', track());
    await waitFor(() => expect(track().scrollLeft).toBeGreaterThan(0));
  }),
};

export const ArrowLeftTheTrack: Story = {
  ...ScrollsToItsEnd,
  name: 'ArrowLeft: the track',
  play: withKeys(async (context) => {
    await ScrollsToItsEnd.play?.(context);
    const before = track().scrollLeft;
    await context.press('ArrowLeft', track());
    await waitFor(() => expect(track().scrollLeft).toBeLessThan(before));
  }),
};

export const EnterSiguiente: Story = {
  ...Default,
  name: 'Enter: Siguiente',
  play: withKeys(async ({ canvas, press }) => {
    const next = await canvas.findByRole('button', { name: 'Siguiente' });
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'));
    await press('Enter', next);
    await waitFor(() => expect(track().scrollLeft).toBeGreaterThan(200));
    await expect(next).toHaveFocus();
  }),
};
