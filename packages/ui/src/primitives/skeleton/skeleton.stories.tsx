import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './skeleton.tsx';

const meta = { title: 'Primitives/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'], args: { lines: 4 } };

export const Sized: Story = {
  tags: ['picture'],
  args: { width: '12rem', height: '6rem' },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('[data-component="Skeleton"] > span');
    const box = line?.getBoundingClientRect();
    await expect([box?.width, box?.height]).toEqual([192, 96]);
  },
};
