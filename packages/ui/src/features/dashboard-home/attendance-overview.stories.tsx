import { attendanceStatistics } from '@ministerio/contract';
import { attendanceStatistics as statistics } from '@ministerio/contract/fixtures';
import { mock, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { adminStory } from '../../connected/test/admin-story.tsx';
import { foreignBackend, ownBackend } from '../../connected/test/backends.ts';
import { AttendanceOverview } from './index.ts';

const meta = {
  title: 'Connected/Admin/Attendance overview',
  component: AttendanceOverview,
  ...adminStory,
  parameters: { msw: { handlers: [ownBackend, mock(attendanceStatistics, statistics)] } },
} satisfies Meta<typeof AttendanceOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Asistencia de esta semana' })).toBeVisible();
    const missed = within(canvas.getByRole('region', { name: 'Ausentes tres semanas o más (2)' }));
    await expect(missed.getByText('última vez: 25-10-2026')).toBeVisible();
    await expect(
      missed.getByRole('link', { name: 'Escribir a Mateo Gutiérrez Añez' }).getAttribute('href'),
    ).toMatch(/^mailto:mateo%40ejemplo\.bo\?subject=/);
    await expect(canvas.getByRole('region', { name: 'Primera vez esta semana (2)' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [ownBackend, mockPending(attendanceStatistics)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Cargando el resumen de asistencia…');
  },
};

/** A church on its first day. */
export const Empty: Story = {
  parameters: {
    msw: {
      handlers: [
        ownBackend,
        mock(attendanceStatistics, {
          ...statistics,
          total: { semana: 0, anteriores: [0, 0, 0, 0, 0, 0, 0, 0] },
          ministerios: [],
          primeraVez: { total: 0, personas: [] },
          ausentes: { total: 0, personas: [] },
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nadie ha venido por primera vez esta semana.')).toBeVisible();
    await expect(canvas.getByText('Nadie falta desde hace tres semanas.')).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Error',
  parameters: {
    msw: {
      handlers: [
        ownBackend,
        mockRefusal(attendanceStatistics, 503, 'busy', { once: true }),
        mock(attendanceStatistics, statistics),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No se pudo cargar el resumen de asistencia')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findByRole('region', { name: 'Asistencia de esta semana' })).toBeVisible();
  },
};

export const Denied: Story = {
  parameters: { msw: { handlers: [ownBackend, mockRefusal(attendanceStatistics, 403, 'forbidden')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tienes permiso para hacer esto.')).toBeVisible();
  },
};

/** Another backend has no statistics: nothing is rendered or fetched. */
export const ForeignBackend: Story = {
  parameters: { msw: { handlers: [foreignBackend, mockRefusal(attendanceStatistics, 404, 'not_found')] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.textContent).toBe(''));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
