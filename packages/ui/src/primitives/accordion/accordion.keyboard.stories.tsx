import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withKeys, withoutAxe } from '../../testing/with-keys.ts';
import accordion, { StartsOpen } from './accordion.stories.tsx';

const meta = {
  ...accordion,
  title: 'Primitives/Accordion/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: { ...accordion.parameters, ...withoutAxe },
} satisfies Meta<typeof accordion.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The second of three is open. */
const titles = (root: HTMLElement) => root.querySelectorAll('summary');
const open = (root: HTMLElement) => root.querySelectorAll('details[open]');

export const TabTheList: Story = {
  ...StartsOpen,
  name: 'Tab: the list',
  play: withKeys(async ({ canvasElement, press }) => {
    await press('Tab', titles(canvasElement)[1]);
    await expect(titles(canvasElement)[2]).toHaveFocus();
  }),
};

export const EnterATitle: Story = {
  ...StartsOpen,
  name: 'Enter: a title',
  play: withKeys(async ({ canvas, canvasElement, press }) => {
    await press('Enter', titles(canvasElement)[0]);
    await waitFor(() => expect(canvas.getByText(/06:30/)).toBeVisible());
    await waitFor(() => expect(open(canvasElement)).toHaveLength(1));
    await expect(canvas.getByText(/06:30/)).toBeVisible();
  }),
};

export const SpaceAnOpenTitle: Story = {
  ...StartsOpen,
  name: 'Space: an open title',
  play: withKeys(async ({ canvasElement, press }) => {
    await press('Space', titles(canvasElement)[1]);
    await waitFor(() => expect(open(canvasElement)).toHaveLength(0));
  }),
};
