import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Facebook' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** There for screen readers, one pixel for the eye. */
export const Default: Story = {
  tags: ['picture'],
  render: (args) => (
    <Button>
      <span aria-hidden="true">f</span>
      <VisuallyHidden {...args} />
    </Button>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Facebook');
    await expect(canvas.getByText('Facebook').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
