import { openMeetings } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NextMeeting } from './next-meeting.tsx';

const meta = {
  title: 'Composed/Public/Next meeting',
  component: NextMeeting,
  args: { meetings: openMeetings, clock: { date: '2026-11-21', time: '10:00:00', weekday: 6 } },
} satisfies Meta<typeof NextMeeting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Next: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Próxima reunión: Exploradores del Rey, hoy 15:30');
  },
};

export const Now: Story = {
  tags: ['picture'],
  args: { clock: { date: '2026-11-21', time: '19:30:00', weekday: 6 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Ahora: Red de Jovenes, hasta las 21:00');
    await expect(canvasElement.querySelector('[data-now]')).not.toBeNull();
  },
};

/** In the top bar of a phone there is room for the name only. */
export const BriefOnPhone: Story = {
  args: { brief: true, clock: { date: '2026-11-21', time: '17:30:00', weekday: 6 } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(', hasta las 19:00')).not.toBeVisible();
    await expect(canvas.getByText('Red de Adolescentes')).toBeVisible();
  },
};
