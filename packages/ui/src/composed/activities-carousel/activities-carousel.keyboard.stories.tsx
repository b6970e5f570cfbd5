import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withKeys, withoutAxe } from '../../testing/with-keys.ts';
import activitiesCarousel, { Phone } from './activities-carousel.stories.tsx';

const meta = {
  ...activitiesCarousel,
  title: 'Composed/Public/Activities carousel/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: withoutAxe,
} satisfies Meta<typeof activitiesCarousel.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const track = () => screen.getByRole('list', { name: 'Actividades' });

export const ArrowRightTheTrack: Story = {
  ...Phone,
  name: 'ArrowRight: the track on a phone',
  play: withKeys(async ({ press }) => {
    await press('ArrowRight', track());
    await waitFor(() => expect(track().scrollLeft).toBeGreaterThan(0));
  }),
};

export const EnterSiguiente: Story = {
  ...Phone,
  name: 'Enter: Siguiente on a phone',
  play: withKeys(async ({ canvas, press }) => {
    const next = await canvas.findByRole('button', { name: 'Siguiente' });
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'));
    await press('Enter', next);
    await waitFor(() => expect(track().scrollLeft).toBeGreaterThan(200));
    await expect(next).toHaveFocus();
  }),
};
