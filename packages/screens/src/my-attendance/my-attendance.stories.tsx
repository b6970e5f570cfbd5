import { myAttendance } from '@ministerio/contract';
import { myAttendanceRecords } from '@ministerio/contract/fixtures';
import { mock, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { withServices } from '../kit/test/with-services.tsx';
import { MyAttendance } from './index.ts';

const member = { signedInAs: { role: 'USER', username: 'camila' } };

const meta = {
  title: 'Pantallas/Member/My attendance',
  component: MyAttendance,
  decorators: [withServices],
  parameters: { services: member, msw: { handlers: [mock(myAttendance, [...myAttendanceRecords])] } },
} satisfies Meta<typeof MyAttendance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Mis Asistencias' });
    await expect(within(table).getAllByRole('row')).toHaveLength(1 + myAttendanceRecords.length);
  },
};

export const Loading: Story = { parameters: { msw: { handlers: [mockPending(myAttendance)] } } };

export const Empty: Story = {
  parameters: { msw: { handlers: [mock(myAttendance, [])] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No se encontraron asistencias.')).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Error',
  parameters: { msw: { handlers: [mockRefusal(myAttendance, 500, 'internal_error')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Hubo un problema al obtener las asistencias. Intenta nuevamente más tarde.',
    );
  },
};

/** The retry loads the list. */
export const Retried: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/asistencia/mis-asistencias', () => HttpResponse.error(), { once: true }),
        mock(myAttendance, [...myAttendanceRecords]),
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findByRole('table', { name: 'Mis Asistencias' })).toBeVisible();
  },
};

/** Another backend: compact days, times in three forms, a text for a number, an invalid entry. */
export const ForeignBackend: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/asistencia/mis-asistencias', () =>
          HttpResponse.json([
            { id: 'a', date: 20_261_121, time: [18, 52], latitude: '-17.81275', longitude: '-63.18003' },
            { id: 'b', date: '20261114', time: '1849' },
            { id: 'c', date: 'ayer', time: null },
            'rubbish',
          ]),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Mis Asistencias' });
    const [, first, second, third, ...more] = within(table).getAllByRole('row');
    await expect(first).toHaveTextContent(/21-11-2026.*18:52.*-17\.81275/);
    await expect(second).toHaveTextContent(/14-11-2026.*18:49.*N\/A/);
    await expect(third).toHaveTextContent(/Fecha inválida.*Hora inválida/);
    await expect(more).toHaveLength(0);
  },
};

export const NoToken: Story = {
  parameters: { services: { signedInAs: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Token no encontrado');
  },
};
