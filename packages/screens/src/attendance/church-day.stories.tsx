import { attendanceByCategory, dayCounts, listCategories, putHeadCount } from '@ministerio/contract';
import { attendanceRecords, categories, fixtureDate } from '@ministerio/contract/fixtures';
import { mock, mockNetworkError, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { foreignBackend, ownBackend } from '../kit/test/backends.ts';
import { expectToast } from '../kit/test/expect-toast.ts';
import { AttendanceByCategoryScreen } from './index.ts';

import { lastDays } from './test/last-days.ts';

const saved = fn<(call: string) => void>();
const asked = fn<(date: string) => void>();
const lists = [mock(listCategories, [...categories]), mock(attendanceByCategory, [...attendanceRecords])];
let nameless = 0;
const counted = mock(dayCounts, ({ params }) => {
  asked(params.fecha ?? '');
  return { fecha: params.fecha ?? '', conNumero: 143, visitas: 12, sinNombre: nameless };
});
const put = mock(putHeadCount, ({ params, body }) => {
  const { total } = putHeadCount.body.parse(body);
  saved(`${params.fecha} ${total}`);
  nameless = total;
  return { fecha: params.fecha ?? '', total };
});

const meta = {
  title: 'Pantallas/Admin/Attendance: the day',
  component: AttendanceByCategoryScreen,
  ...adminStory,
  beforeEach: () => {
    const clean = adminStory.beforeEach();
    saved.mockClear();
    asked.mockClear();
    nameless = 20;
    window.sessionStorage.setItem(
      'borrador:admin:asistencia',
      JSON.stringify({ categoryId: String(categories[0]?.id ?? ''), date: fixtureDate }),
    );
    return clean;
  },
  parameters: { msw: { handlers: [...lists, counted, put, ownBackend, lastDays] } },
} satisfies Meta<typeof AttendanceByCategoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const WHOLE = 'En toda la iglesia: 143 con número + 12 visitas + 20 sin nombre';

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(WHOLE)).toBeVisible();
  },
};

/** A ministry that was chosen before the last day was known: that day is counted too. */
export const DayOfItself: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    window.sessionStorage.setItem(
      'borrador:admin:asistencia',
      JSON.stringify({ categoryId: String(categories[0]?.id ?? ''), date: null }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(WHOLE)).toBeVisible();
  },
};

export const HeadCountSaved: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Corregir los sin nombre' }));
    await userEvent.keyboard('31{Enter}');
    await expectToast('Conteo guardado.');
    await expect(saved).toHaveBeenCalledWith(`${fixtureDate} 31`);
    await expect(
      await canvas.findByText('En toda la iglesia: 143 con número + 12 visitas + 31 sin nombre'),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Corregir los sin nombre' })).toHaveFocus(),
    );
  },
};

/** Without a connection what was typed stays, also over a reload. */
export const Offline: Story = {
  parameters: {
    msw: { handlers: [...lists, counted, mockNetworkError(putHeadCount), ownBackend, lastDays] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Corregir los sin nombre' }));
    await userEvent.keyboard('31{Enter}');
    const field = canvas.getByLabelText('Personas sin nombre');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/No se pudo guardar el conteo. No hay conexión/),
    );
    await expect(field).toHaveValue('31');
    await expect(window.sessionStorage.getItem('borrador:admin:sin-nombre')).toBe(
      JSON.stringify({ [fixtureDate]: '31' }),
    );
  },
};

export const Refused: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: {
    msw: {
      handlers: [
        ...lists,
        counted,
        mockRefusal(putHeadCount, 503, 'storage_unavailable'),
        ownBackend,
        lastDays,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Corregir los sin nombre' }));
    await userEvent.keyboard('31{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('Personas sin nombre')).toHaveAccessibleDescription(
        /No se pudo guardar el conteo. No se pudo guardar. No se perdió nada/,
      ),
    );
  },
};

/** The files wait for what they are to hold. */
export const Loading: Story = {
  parameters: { msw: { handlers: [...lists, mockPending(dayCounts), ownBackend, lastDays] } },
  play: async ({ canvas }) => {
    await canvas.findByText('Choque Mamani');
    await expect(canvas.getByRole('button', { name: 'Descargar PDF' })).toBeDisabled();
  },
};

export const NotLoaded: Story = {
  parameters: {
    msw: { handlers: [...lists, mockRefusal(dayCounts, 500, 'internal_error'), ownBackend, lastDays] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error al cargar el conteo del día')).toBeVisible();
    await expect(await canvas.findByText('Choque Mamani')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Descargar PDF' })).toBeEnabled());
  },
};

/** Neither a day to come nor all days have counts; one of more than a year ago is only shown. */
export const OtherDays: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(WHOLE);
    const date = canvas.getByLabelText('Seleccionar Fecha');
    await userEvent.clear(date);
    await waitFor(() => expect(canvas.queryByText(/En toda la iglesia/)).toBeNull());
    await userEvent.type(date, '2025-11-19');
    await expect(await canvas.findByText(WHOLE)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /sin nombre/ })).toBeNull();
    asked.mockClear();
    await userEvent.clear(date);
    await userEvent.type(date, '2026-12-05');
    await canvas.findByText('No se encontraron asistencias.');
    await expect(canvas.queryByText(/En toda la iglesia/)).toBeNull();
    await expect(asked).not.toHaveBeenCalled();
  },
};

export const ForeignBackend: Story = {
  parameters: { msw: { handlers: [...lists, counted, foreignBackend] } },
  play: async ({ canvas }) => {
    await canvas.findByText('Choque Mamani');
    await expect(canvas.queryByRole('button', { name: /sin nombre/ })).toBeNull();
    await expect(asked).not.toHaveBeenCalled();
  },
};
