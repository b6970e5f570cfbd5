import { attendanceByCategory, editAporte, listCategories } from '@ministerio/contract';
import { attendanceRecords, categories, fixtureDate } from '@ministerio/contract/fixtures';
import { mock, mockRefusal } from '@ministerio/contract/mocks';
import { withArtwork } from '@ministerio/ui/testing/with-artwork';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { foreignBackend, ownBackend } from '../kit/test/backends.ts';
import { expectToast } from '../kit/test/expect-toast.ts';
import { AttendanceByCategoryScreen } from './index.ts';
import { chooseCategory } from './test/choose-category.ts';
import { lastDays } from './test/last-days.ts';
import { numbersAlone } from './test/numbers-alone.ts';

const asked = fn<(path: string) => void>();
const yesterday = attendanceRecords.map((record) => ({ ...record, id: record.id + 100, date: '2026-11-20' }));
const lists = mock(listCategories, [...categories]);
/** Answers every day, like a backend that ignores the parameter. */
const everyDay = mock(attendanceByCategory, ({ url }) => {
  asked(url.pathname + url.search);
  return [...attendanceRecords, ...yesterday];
});
const saves = mock(editAporte, ({ params, body }) => {
  const record = attendanceRecords.find((one) => String(one.id) === params.id);
  if (!record) throw new TypeError(`There is no record ${params.id}.`);
  const { aporte } = body as { aporte: string };
  asked(`PATCH ${params.id} ${aporte}`);
  return { ...record, aporte: aporte.toUpperCase(), anterior: record.aporte, anteriorDe: null };
});

const meta = {
  title: 'Pantallas/Admin/Attendance by category',
  component: AttendanceByCategoryScreen,
  ...adminStory,
  beforeEach: () => {
    asked.mockClear();
    return adminStory.beforeEach();
  },
  parameters: { msw: { handlers: [lists, everyDay, saves, numbersAlone, ownBackend, lastDays] } },
} satisfies Meta<typeof AttendanceByCategoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function chooseToday(context: Context) {
  await chooseCategory(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'hoy' }));
  await context.canvas.findByText('Choque Mamani');
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
        'Asistencias por Categoría y Fecha',
      ),
    );
    await expect(await canvas.findByText('No se encontraron asistencias.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Descargar PDF' })).toBeDisabled());
  },
};

export const Chosen: Story = {
  decorators: [withArtwork],
  play: async (context) => {
    const { canvas } = context;
    await chooseCategory(context);
    const heading = await canvas.findByRole('heading', { name: 'Red de Jovenes' });
    await expect(heading).toBeVisible();
    await expect(heading.previousElementSibling?.querySelector('img')).toHaveAttribute('alt', '');
    // The last day with marks, until another is chosen.
    await expect(await canvas.findAllByText('Choque Mamani')).toHaveLength(1);
    await expect(asked).toHaveBeenCalledWith(`/api/asistencia/por-categoria/1?fecha=${fixtureDate}`);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Descargar PDF' })).toBeEnabled());
  },
};

export const OneDay: Story = {
  play: async (context) => {
    const { canvas } = context;
    await chooseToday(context);
    await expect(asked).toHaveBeenLastCalledWith(`/api/asistencia/por-categoria/1?fecha=${fixtureDate}`);
    await expect(canvas.getAllByText('Choque Mamani')).toHaveLength(1);
    await expect(canvas.queryByText('20-11-2026')).toBeNull();
  },
};

export const Saved: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseToday(context);
    await userEvent.type(await canvas.findByLabelText('Aporte de Noelia Justiniano'), 'bs 70');
    await userEvent.type(await canvas.findByLabelText('Aporte de Abigail Suárez'), 'después');
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Guardar el aporte de Noelia Justiniano' }),
    );
    await expectToast('Aporte actualizado correctamente');
    // The row is what the server answered, the box is empty, and the other row's text is still there.
    await expect(await canvas.findByText('BS 70')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Aporte de Noelia Justiniano')).toHaveValue(''));
    await waitFor(() => expect(canvas.getByLabelText('Aporte de Abigail Suárez')).toHaveValue('después'));
    await expect(await canvas.findByText('Bs 145,50')).toBeVisible();
  },
};

/** The last save is taken back: what was there is written again, and 0 where there was nothing. */
export const TakenBack: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseToday(context);
    await userEvent.type(await canvas.findByLabelText('Aporte de Daniel Choque Mamani'), '70{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('PATCH 106 Bs 15'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Deshacer' })).toBeNull());
    await userEvent.type(await canvas.findByLabelText('Aporte de Noelia Justiniano'), '30{Enter}');
    await expect(await canvas.findByText('1 de 6')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('PATCH 105 0'));
  },
};

/** Two administrators at one list: the second sees what was there before. */
export const SavedOverAnother: Story = {
  parameters: {
    msw: {
      handlers: [
        lists,
        everyDay,
        ownBackend,
        lastDays,
        numbersAlone,
        mock(editAporte, ({ params }) => {
          const record = attendanceRecords.find((one) => String(one.id) === params.id);
          if (!record) throw new TypeError(`There is no record ${params.id}.`);
          return { ...record, aporte: 'Bs 70', anterior: 'Bs 20', anteriorDe: 'ruth.aguilera' };
        }),
      ],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseToday(context);
    await userEvent.type(await canvas.findByLabelText('Aporte de Noelia Justiniano'), 'Bs 70{Enter}');
    await expectToast('ruth.aguilera ya había guardado «Bs 20». Quedó lo que escribiste tú.');
  },
};

export const DraftsSurvive: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseToday(context);
    await userEvent.type(await canvas.findByLabelText('Aporte de Abigail Suárez'), 'Bs 9');
    await userEvent.click(await canvas.findByRole('button', { name: 'Todas las fechas' }));
    await canvas.findAllByText('20-11-2026');
    await expect(canvas.getAllByLabelText('Aporte de Abigail Suárez')[0]).toHaveValue('Bs 9');
    await expect(window.sessionStorage.getItem('borrador:admin:aportes')).toBe('{"103":"Bs 9"}');
  },
};

/** After an expired session the selection and the input are restored. */
export const Restored: Story = {
  beforeEach: () => {
    window.sessionStorage.setItem(
      'borrador:admin:asistencia',
      JSON.stringify({ categoryId: '1', date: fixtureDate }),
    );
    window.sessionStorage.setItem('borrador:admin:aportes', JSON.stringify({ 103: 'Bs 9' }));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Aporte de Abigail Suárez')).toHaveValue('Bs 9'));
    await waitFor(() => expect(canvas.getByLabelText('Seleccionar Fecha')).toHaveValue(fixtureDate));
  },
};

export const EmptyAporteIsRefused: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseToday(context);
    await userEvent.type(await canvas.findByLabelText('Aporte de Noelia Justiniano'), '   {Enter}');
    const box = canvas.getByLabelText('Aporte de Noelia Justiniano');
    await waitFor(() => expect(box).toHaveAccessibleDescription('Por favor, ingrese un aporte válido'));
    await expect(await screen.findAllByText('Por favor, ingrese un aporte válido')).toHaveLength(2);
    await userEvent.type(box, '5');
    await expect(box).not.toHaveAccessibleDescription();
    await expect(asked.mock.calls.flat().join()).not.toContain('PATCH');
  },
};

export const SaveRefused: Story = {
  parameters: {
    msw: {
      handlers: [
        ownBackend,
        lastDays,
        numbersAlone,
        lists,
        everyDay,
        mockRefusal(editAporte, 404, 'attendance_not_found'),
      ],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseToday(context);
    await userEvent.type(await canvas.findByLabelText('Aporte de Noelia Justiniano'), 'Bs 70{Enter}');
    const words = 'No se pudo guardar el aporte. No se encontró la asistencia.';
    await expect(await screen.findAllByText(words)).toHaveLength(2);
    await waitFor(() => expect(canvas.getByLabelText('Aporte de Noelia Justiniano')).toHaveValue('Bs 70'));
  },
};

/** Dates and times in every form, a number for a text, a missing person, a save without an answer. */
export const ForeignBackend: Story = {
  parameters: {
    msw: {
      handlers: [
        lists,
        foreignBackend,
        http.get('*/api/asistencia/por-categoria/1', () =>
          HttpResponse.json([
            { id: 1, date: 20261121, time: 930, aporte: 15, user: { codigo: 10482, nombre: 'Ana' } },
            { id: 2, date: '20261121', time: [19, 5], user: null },
          ]),
        ),
        http.patch('*/api/asistencia/1/editar-aporte', () => new HttpResponse(null)),
      ],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseCategory(context);
    await expect(await canvas.findByText('09:30')).toBeVisible();
    await expect(canvas.queryByRole('option', { name: 'Todos' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Eliminar/ })).toBeNull();
    await expect(await canvas.findByText('19:05')).toBeVisible();
    await expect(canvas.getAllByText('21-11-2026')).toHaveLength(2);
    await expect(await canvas.findByText('Sin membresia')).toBeVisible();
    await userEvent.type(await canvas.findByLabelText('Aporte de Ana'), '20{Enter}');
    await expectToast('Aporte actualizado correctamente');
    await waitFor(() => expect(canvas.getByLabelText('Aporte de Ana')).toHaveValue(''));
  },
};

export const CategoryGone: Story = {
  beforeEach: () => {
    window.sessionStorage.setItem(
      'borrador:admin:asistencia',
      JSON.stringify({ categoryId: '77', date: '' }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sin categoría' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: chooseToday,
};
