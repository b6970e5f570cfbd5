import {
  meetingCalendarPath,
  meetingsPageSchedules,
  schedules,
  schedulesOfMinistry,
  sundayServices,
  unscheduled,
} from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ScheduleList } from './schedule-list.tsx';

const meta = {
  title: 'Composed/Public/Schedule list',
  component: ScheduleList,
  args: { entries: meetingsPageSchedules },
} satisfies Meta<typeof ScheduleList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole('listitem');
    await expect(entries).toHaveLength(7);
    await expect(entries[3]).toHaveTextContent('Cuarto servicioDomingo18:00 – 20:00');
    await expect(entries[6]).toHaveTextContent('Lunes a sábado');
    await expect(within(entries[6] as HTMLElement).getByText('Solo miembros')).toBeVisible();
  },
};

/** A current meeting stands out by word and colour. */
export const Now: Story = {
  tags: ['picture'],
  args: { clock: { date: '2026-11-21', time: '19:30:00', weekday: 6 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Ahora')).toHaveLength(1);
    await expect(canvasElement.querySelector('[data-now]')).toHaveTextContent('Red de Jovenes');
  },
};

/** Under a heading such as 'Este domingo'. */
export const OfOneDay: Story = {
  args: { entries: sundayServices, weekdays: () => '' },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Primer servicio06:30 – 08:30');
  },
};

const exceptions = [
  {
    reunion: 'jovenes',
    fecha: '2026-11-28',
    tipo: 'suspendida',
    inicio: null,
    fin: null,
    lugar: null,
    motivo: 'Vamos todos al campamento de fin de año en el centro de retiros.',
  },
  {
    reunion: 'adolescentes',
    fecha: '2026-11-28',
    tipo: 'movida',
    inicio: '15:00',
    fin: '16:30',
    lugar: 'Salón del segundo piso',
    motivo: null,
  },
] as const;

/** A date on which a meeting is suspended or moved is said below it; others keep their line. */
export const ChangedDates: Story = {
  tags: ['picture'],
  args: { exceptions, clock: { date: '2026-11-28', time: '19:30:00', weekday: 6 } },
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole('listitem');
    await expect(entries[4]).toHaveTextContent(
      'El sábado 28-11 es de 15:00 a 16:30. Salón del segundo piso.',
    );
    await expect(entries[5]).toHaveTextContent('El sábado 28-11 no hay. Vamos todos al campamento');
    const off = within(entries[5] as HTMLElement);
    await expect(off.getByText('No hay')).toBeVisible();
    await expect(off.getByText('19:00').parentElement).toHaveStyle({ textDecorationLine: 'line-through' });
    await expect(canvas.getAllByText('No hay')).toHaveLength(1);
    // It would be on now.
    await expect(canvas.queryByText('Ahora')).toBeNull();
  },
};

/** Only the next time of a meeting strikes its hour. */
export const ChangedLater: Story = {
  args: { exceptions, clock: { date: '2026-11-20', time: '19:30:00', weekday: 5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/El sábado 28-11 no hay\./)).toBeVisible();
    await expect(canvas.queryByText('No hay')).toBeNull();
  },
};

/** Groups whose weekday is not settled show the hours as given. */
export const WithoutWeekday: Story = {
  args: { entries: unscheduled },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Grupo de la tarde15:30 – 18:00');
  },
};

/** Beside the ministry's name the days say enough. */
export const Nameless: Story = {
  args: { entries: schedulesOfMinistry('exploradoresdelrey', schedules), nameless: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Sábado15:30 – 18:00');
    await expect(canvas.queryByText('Exploradores del Rey')).toBeNull();
  },
};

/** Each meeting can be added to one's own calendar; what has no weekday cannot. */
export const WithCalendar: Story = {
  args: { entries: [...meetingsPageSchedules, ...unscheduled], calendarHref: meetingCalendarPath },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(meetingsPageSchedules.length);
    await expect(
      canvas.getByRole('link', { name: 'Agregar a mi calendario: Segundo servicio' }),
    ).toHaveAttribute('href', '/calendario/reunion/servicio-0830.ics');
  },
};
