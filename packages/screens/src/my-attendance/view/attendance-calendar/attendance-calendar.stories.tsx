import { fixtureDate, myAttendanceRecords } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AttendanceCalendar } from './attendance-calendar.tsx';

const dates = myAttendanceRecords.map((record) => record.date);

const meta = {
  title: 'Pantallas/Member/Parts/Attendance calendar',
  component: AttendanceCalendar,
  args: { dates, today: fixtureDate },
} satisfies Meta<typeof AttendanceCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The three Saturdays of November and today are marked. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: 'Asistencias de noviembre de 2026' })).toBeVisible();
    await expect(canvas.getAllByText('asististe')).toHaveLength(3);
    await expect(canvas.getByText('3 semanas seguidas')).toBeVisible();
    await expect(canvasElement.querySelector('[aria-current="date"]')).toHaveTextContent('21');
  },
};

/** Back without limit, forward to this month. */
export const AnotherMonth: Story = {
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Mes siguiente' });
    await expect(next).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Mes anterior' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('octubre de 2026');
    await expect(canvas.getAllByText('asististe')).toHaveLength(1);
    await userEvent.click(next);
    await expect(canvas.getByRole('status')).toHaveTextContent('noviembre de 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Mes anterior' }));
  },
};

/** A disc says that there was something to come to: not on other weekdays, not on days to come. */
export const DiscsOfMeetingDays: Story = {
  tags: ['!dev', '!autodocs'],
  args: { today: '2026-11-20', dates: ['2026-11-14', '2026-10-31'] },
  play: async ({ canvasElement }) => {
    const discs = [...canvasElement.querySelectorAll('[data-marked], [data-missed]')];
    await expect(discs.map((disc) => disc.textContent)).toEqual(['7', '14']);
    const filled = [...canvasElement.querySelectorAll('tbody span')].filter(
      (day) => getComputedStyle(day).backgroundColor !== 'rgba(0, 0, 0, 0)',
    );
    await expect(filled).toEqual(discs);
  },
};

export const FirstWeek: Story = { args: { dates: [fixtureDate] } };

export const NoStreak: Story = {
  tags: ['picture'],
  args: { dates: ['2026-10-03'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Esta semana puede empezar tu racha.')).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
