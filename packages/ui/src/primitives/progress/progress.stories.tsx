import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Primitives/Progress',
  component: Progress,
  args: { label: 'Preparando el PDF', value: 120, max: 300 },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Preparando el PDF' })).toHaveValue(120);
    await expect(canvas.getByText('40 %')).toBeVisible();
  },
};

/** Progress of unknown length. */
export const Indeterminate: Story = {
  tags: ['picture'],
  render: ({ label }) => <Progress label={label} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value');
    await expect(canvas.queryByText(/%/)).toBeNull();
  },
};

export const Full: Story = { args: { value: 300 } };
