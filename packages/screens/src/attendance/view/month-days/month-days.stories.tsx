import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MonthDays } from './month-days.tsx';

const day = (date: string, marks: number, cents: number, withoutAmount: number) => ({
  date,
  marks,
  cents,
  withoutAmount,
});

const meta = {
  title: 'Pantallas/Admin/Parts/Month days',
  component: MonthDays,
  args: {
    days: [
      day('2026-11-21', 31, 84_500, 9),
      day('2026-11-14', 36, 91_250, 2),
      day('2026-11-07', 34, 80_300, 5),
      day('2026-11-01', 25, 56_000, 0),
    ],
    currency: 'Bs',
    onOpenDay: fn(),
  },
} satisfies Meta<typeof MonthDays>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/asistencias/)).toHaveTextContent('126 asistencias');
    await expect(canvas.getByText('Bs 3.120,50')).toBeVisible();
    await expect(canvas.getByText('16 sin monto')).toBeVisible();
    const rows = canvas.getAllByRole('button');
    await expect(rows).toHaveLength(4);
    for (const row of rows) await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(64);
  },
};

export const LeadsToTheDay: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'sábado 14 2 sin monto 36 personas Bs 912,50' }),
    );
    await expect(args.onOpenDay).toHaveBeenCalledWith('2026-11-14');
  },
};

/** Days of several months say which. */
export const SeveralMonths: Story = {
  args: { days: [day('2026-11-01', 1, 0, 0), day('2026-10-31', 12_000, 12_345_678, 10_000)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('sábado 31 de octubre')).toBeVisible();
    await expect(canvas.getAllByText('10.000 sin monto')).toHaveLength(2);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
