import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card, CardTitle } from '../card/card.tsx';
import { CarouselTrack } from './carousel-track.tsx';

const card = (number: number) => (
  <Card key={number} as="article">
    <CardTitle>Predica {number}</CardTitle>
    <p>Templo central</p>
  </Card>
);

const meta = {
  title: 'Primitives/CarouselTrack',
  component: CarouselTrack,
  args: { label: 'Predicas', children: Array.from({ length: 9 }, (_, index) => card(index + 1)) },
} satisfies Meta<typeof CarouselTrack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

/** For the documentation's drawing of its parts, beside the default on the same page. */
export const Parts: Story = { args: { label: 'Últimas predicas' }, tags: ['!dev', '!autodocs'] };

/** The buttons move by whole items and stay in place, unusable, at either end. */
export const ScrollsToItsEnd: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const track = canvas.getByRole('list', { name: 'Predicas' });
    const next = await canvas.findByRole('button', { name: 'Siguiente' });
    const previous = canvas.getByRole('button', { name: 'Anterior' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await waitFor(() => expect(track.scrollLeft).toBeGreaterThan(200));
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'false'));
    track.scrollTo({ left: track.scrollWidth, behavior: 'instant' });
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
  },
};

/** Nothing to move: no buttons. */
export const EverythingFits: Story = {
  args: { children: card(1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
