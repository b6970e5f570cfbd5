import { withKeys, withoutAxe } from '@ministerio/ui/testing/with-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import attendanceCalendar, { Default } from './attendance-calendar.stories.tsx';

const meta = {
  ...attendanceCalendar,
  title: 'Pantallas/Member/Parts/Attendance calendar/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: withoutAxe,
} satisfies Meta<typeof attendanceCalendar.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnterTheMonthBefore: Story = {
  ...Default,
  name: 'Enter: Mes anterior',
  play: withKeys(async ({ canvas, press }) => {
    const title = canvas.getByRole('status');
    await expect(title).toHaveTextContent('noviembre de 2026');
    const before = canvas.getByRole('button', { name: 'Mes anterior' });
    await press('Enter', before);
    await waitFor(() => expect(title).toHaveTextContent('octubre de 2026'));
    await expect(before).toHaveFocus();
  }),
};
