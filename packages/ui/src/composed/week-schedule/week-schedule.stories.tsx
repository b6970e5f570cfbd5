import { type MeetingException, ministries, schedules, schedulesOfMinistry } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../../primitives/link/link.tsx';
import { withArtwork } from '../../testing/with-artwork.tsx';
import { type WeekEntry, WeekSchedule } from './week-schedule.tsx';

const entries: readonly WeekEntry[] = ministries.flatMap((ministry) =>
  schedulesOfMinistry(ministry.id, schedules).map((meeting) => ({
    meeting,
    href: `/ministerios#${ministry.id}`,
    ministry: ministry.title,
  })),
);

const suspended: MeetingException = {
  reunion: 'jovenes',
  fecha: '2026-11-28',
  tipo: 'suspendida',
  inicio: null,
  fin: null,
  lugar: null,
  motivo: 'Estamos de campamento.',
};
const moved: MeetingException = {
  ...suspended,
  reunion: 'adolescentes',
  tipo: 'movida',
  inicio: '16:00',
  fin: '18:00',
  lugar: 'Patio',
  motivo: null,
};

const meta = {
  title: 'Composed/Public/Week schedule',
  component: WeekSchedule,
  args: {
    entries,
    children: (
      <p>
        Escuela dominical y Evangelismo: pregunta en la oficina o{' '}
        <Link href="/Contactanos#escribenos">escríbenos</Link>.
      </p>
    ),
  },
  decorators: [withArtwork],
} satisfies Meta<typeof WeekSchedule>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Days and hours are words; the bars show what is at the same time. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const week = within(canvas.getByRole('region', { name: 'La semana del ministerio' }));
    const [first] = week.getAllByRole('listitem');
    await expect(week.getAllByRole('listitem')).toHaveLength(4);
    await expect(first).toHaveTextContent(/Red de Adolescentes.*Sábado.*17:00 – 19:00/);
    await expect(week.getByRole('link', { name: 'Intercesion' })).toHaveAttribute(
      'href',
      '/ministerios#intercesion',
    );
  },
};

/** The current meeting. */
export const Now: Story = {
  args: { clock: { date: '2026-11-28', time: '17:30:00', weekday: 6 } },
  play: async ({ canvas }) => {
    const on = canvas.getAllByRole('listitem').filter((row) => row.hasAttribute('data-now'));
    await expect(on.map((row) => within(row).getByRole('link').textContent)).toEqual([
      'Red de Adolescentes',
      'Exploradores del Rey',
    ]);
    await expect(on[0]).toHaveTextContent('Ahora');
  },
};

/** A Saturday that is not as the others is said at its row. */
export const Changed: Story = {
  args: { exceptions: [suspended, moved] },
  play: async ({ canvas }) => {
    const [teenagers, youth] = canvas.getAllByRole('listitem');
    await expect(teenagers).toHaveTextContent('El sábado 28-11 es de 16:00 a 18:00. Patio.');
    await expect(youth).toHaveTextContent('El sábado 28-11 no hay. Estamos de campamento.');
  },
};

/** One short meeting, with a name as long as the panel takes. */
export const One: Story = {
  args: {
    entries: entries.slice(0, 1).map((entry) => ({
      ...entry,
      meeting: { ...entry.meeting, titulo: 'Red de Adolescentes y Jóvenes de los Barrios del Este' },
    })),
    children: undefined,
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
