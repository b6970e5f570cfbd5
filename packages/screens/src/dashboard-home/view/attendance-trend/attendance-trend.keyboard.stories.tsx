import { withKeys, withoutAxe } from '@ministerio/ui/testing/with-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import attendanceTrend, { Default } from './attendance-trend.stories.tsx';

const meta = {
  ...attendanceTrend,
  title: 'Pantallas/Admin/Parts/Attendance trend/Keyboard',
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
