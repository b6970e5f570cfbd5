import { EveningWindow } from '@ministerio/ui/composed/evening-window';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { type DayNumbers, dayNumbers, type MarkedDay } from './day-numbers.ts';
import { DaySummary } from './day-summary.tsx';

const saturdays: readonly MarkedDay[] = [
  { fecha: '2026-11-21', asistencias: 31 },
  { fecha: '2026-11-14', asistencias: 36 },
  { fecha: '2026-11-07', asistencias: 34 },
  { fecha: '2026-10-31', asistencias: 37 },
  { fecha: '2026-10-24', asistencias: 39 },
  { fecha: '2026-10-17', asistencias: 36 },
  { fecha: '2026-10-10', asistencias: 38 },
  { fecha: '2026-10-03', asistencias: 35 },
  { fecha: '2026-09-26', asistencias: 33 },
];
const today = '2026-11-23';
const numbersOf = (days: readonly MarkedDay[], on = today) => dayNumbers(days, on) as DayNumbers;

const meta = {
  title: 'Pantallas/Admin/Parts/Day summary',
  component: DaySummary,
  args: { numbers: numbersOf(saturdays), today, onOpenList: fn() },
} satisfies Meta<typeof DaySummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Sábado 21: 31 presentes, 5 menos que el promedio',
    );
    const bars = within(canvas.getByRole('list', { name: 'Presentes por día' })).getAllByRole('listitem');
    await expect(bars).toHaveLength(9);
    await expect(bars.at(-1)).toHaveTextContent('21-1131');
    await expect(
      canvas.getByText(
        'La línea es el promedio de los 8 sábados anteriores, 36. Esta semana aún no tiene marcas.',
      ),
    ).toBeVisible();
  },
};

/** The list opens at that day. */
export const OpensTheList: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'Ver la lista' });
    await expect(link).toHaveAttribute('href', '/dashboard/asistencia');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onOpenList).toHaveBeenCalledWith('2026-11-21');
  },
};

/** The evening goes on: its number is not compared. */
export const ThisEvening: Story = {
  args: {
    numbers: numbersOf(saturdays, '2026-11-21'),
    today: '2026-11-21',
    picture: <EveningWindow present={31} expected={36} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Hoy, sábado 21: 31 presentes$/,
    );
    await expect(canvas.queryByText(/Esta semana aún no/)).toBeNull();
  },
};

/** The first day has none before it to compare with. */
export const FirstDay: Story = {
  args: { numbers: numbersOf(saturdays.slice(0, 1)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByText('Esta semana aún no tiene marcas.')).toBeVisible();
  },
};

/** Few people, and thousands: numbers stay inside their bars. */
export const Uneven: Story = {
  args: {
    numbers: numbersOf(saturdays.map((day, index) => ({ ...day, asistencias: index % 2 ? 1 : 10_250 }))),
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** Nine bars have no room on a phone: the newest six stay. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // The headline breaks after the day's name.
    const [day, news] = [...canvas.getByRole('heading', { level: 1 }).children].map((line) =>
      line.getBoundingClientRect(),
    );
    await expect(news?.top).toBeGreaterThanOrEqual(day?.bottom ?? Number.POSITIVE_INFINITY);
  },
};
