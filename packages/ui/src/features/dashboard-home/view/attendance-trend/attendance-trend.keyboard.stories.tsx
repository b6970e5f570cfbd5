import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withKeys, withoutAxe } from '../../../../internal/test/with-keys.ts';
import attendanceTrend, { Default } from './attendance-trend.stories.tsx';

const meta = {
  ...attendanceTrend,
  title: 'Composed/Admin/Attendance trend/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: withoutAxe,
} satisfies Meta<typeof attendanceTrend.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnterTheNumbers: Story = {
  ...Default,
  name: 'Enter: Ver los números en una tabla',
  play: withKeys(async ({ canvas, canvasElement, press }) => {
    const summary = canvasElement.querySelector('summary');
    await press('Enter', summary);
    const table = await canvas.findByRole('table');
    await waitFor(() => expect(table).toBeVisible());
    await press('Enter');
    await waitFor(() => expect(table).not.toBeVisible());
    await expect(summary).toHaveFocus();
  }),
};
