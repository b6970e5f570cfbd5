import type { Attendance } from '@ministerio/contract';
import { addDays } from '@ministerio/contract/domain';
import { fixtureDate, myAttendanceRecords } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MyAttendance } from './my-attendance.tsx';

const records: Attendance[] = myAttendanceRecords.map((record) => ({ ...record, user: null }));
const aYear: Attendance[] = Array.from({ length: 52 }, (_, week) => ({
  id: 1000 - week,
  date: addDays(fixtureDate, -7 * week),
  time: '18:55:00',
  latitude: -17.81275,
  longitude: -63.18003,
  aporte: null,
  user: null,
}));

const meta = {
  title: 'Pantallas/Member/Parts/My attendance',
  component: MyAttendance,
  args: { state: { kind: 'loaded', records }, today: fixtureDate, onRetry: fn() },
} satisfies Meta<typeof MyAttendance>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The spec's columns; a mark without a position shows N/A. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Mis Asistencias' });
    const heads = within(table).getAllByRole('columnheader');
    await expect(heads.map((head) => head.textContent)).toEqual(['Fecha', 'Hora', 'Latitud', 'Longitud']);
    const [, newest, byNumber] = within(table).getAllByRole('row');
    await expect(newest).toHaveTextContent(/21-11-2026.*18:52.*-17\.81275.*-63\.18003/);
    await expect(byNumber).toHaveTextContent(/14-11-2026Marcó Ruth Aguilera.*18:49.*N\/A.*N\/A/);
    await expect(newest).not.toHaveTextContent('Marcó');
  },
};

/** A mark from a paper list has a day and no time. */
export const FromAPaperList: Story = {
  args: {
    state: {
      kind: 'loaded',
      records: records.slice(0, 1).map((record) => ({ ...record, time: '00:00:00', sinHora: true })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'Sin hora' })).toBeVisible();
    await expect(canvas.queryByText('00:00')).toBeNull();
  },
};

export const Loading: Story = { tags: ['picture'], args: { state: { kind: 'loading' } } };

export const Empty: Story = {
  tags: ['picture'],
  args: { state: { kind: 'loaded', records: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No se encontraron asistencias.')).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const ErrorState: Story = {
  tags: ['picture'],
  name: 'Error',
  args: { state: { kind: 'error', retrying: false }, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Hubo un problema al obtener las asistencias. Intenta nuevamente más tarde.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NoToken: Story = {
  args: { state: { kind: 'no-token' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Token no encontrado');
  },
};

/** A backend with unreadable days and times. */
export const UnreadableRecord: Story = {
  args: {
    state: {
      kind: 'loaded',
      records: [{ id: 1, date: null, time: null, latitude: null, longitude: null, aporte: null, user: null }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fecha inválida')).toBeVisible();
    await expect(canvas.getByText('Hora inválida')).toBeVisible();
  },
};

/** A long list expands on request. */
export const AWholeYear: Story = {
  args: { state: { kind: 'loaded', records: aYear } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Mis Asistencias' });
    await expect(within(table).getAllByRole('row')).toHaveLength(9);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todas (52)' }));
    await expect(within(table).getAllByRole('row')).toHaveLength(53);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneDark: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };
