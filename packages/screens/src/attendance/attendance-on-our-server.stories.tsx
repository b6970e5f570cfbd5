import {
  attendanceByCategory,
  attendanceOfAll,
  deleteAttendance,
  listCategories,
} from '@ministerio/contract';
import { attendanceRecords, categories, fixtureDate } from '@ministerio/contract/fixtures';
import { mock, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { foreignBackend, ownBackend } from '../kit/test/backends.ts';
import { expectToast } from '../kit/test/expect-toast.ts';
import { AttendanceByCategoryScreen } from './index.ts';
import { chooseCategory } from './test/choose-category.ts';
import { lastDays } from './test/last-days.ts';
import { numbersAlone } from './test/numbers-alone.ts';

const asked = fn<(path: string) => void>();
const lists = mock(listCategories, [...categories]);
const today = mock(attendanceByCategory, [...attendanceRecords]);

const meta = {
  title: 'Pantallas/Admin/Attendance on our server',
  component: AttendanceByCategoryScreen,
  ...adminStory,
  beforeEach: () => {
    asked.mockClear();
    return adminStory.beforeEach();
  },
  parameters: { msw: { handlers: [lists, today, ownBackend, lastDays, numbersAlone] } },
} satisfies Meta<typeof AttendanceByCategoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Opens the confirmation for Noelia's mark. */
async function askToDelete(context: Context): Promise<void> {
  const { canvas, userEvent } = context;
  await chooseCategory(context);
  await canvas.findByText('Choque Mamani');
  await userEvent.click(await canvas.findByRole('button', { name: 'Más acciones: Noelia Justiniano' }));
  await userEvent.click(
    await screen.findByRole('menuitem', { name: 'Eliminar la asistencia de Noelia Justiniano' }),
  );
}

/** All people, whatever the ministry; each mark is listed once. */
export const Everybody: Story = {
  parameters: {
    msw: {
      handlers: [
        lists,
        ownBackend,
        lastDays,
        numbersAlone,
        mock(attendanceOfAll, ({ url }) => {
          asked(url.pathname + url.search);
          return url.searchParams.get('grupo') === 'todos' ? [...attendanceRecords] : [];
        }),
      ],
    },
  },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await chooseCategory(context, 'Todos');
    await expect(await canvas.findByRole('heading', { name: 'Todos' })).toBeVisible();
    await expect(await canvas.findByText('Choque Mamani')).toBeVisible();
    // A click outside releases the focus.
    await userEvent.click(canvasElement);
  },
};

export const GroupsByDay: Story = {
  ...Everybody,
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseCategory(context, 'Todos');
    await userEvent.click(await canvas.findByRole('button', { name: 'hoy' }));
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(`/api/asistencia/general?grupo=todos&fecha=${fixtureDate}`),
    );
    await chooseCategory(context, 'Sin ministerio');
    await expect(await canvas.findByRole('heading', { name: 'Sin ministerio' })).toBeVisible();
    await expect(await canvas.findByText('No se encontraron asistencias.')).toBeVisible();
  },
};

/** A stored group makes no call on a backend that does not know it. */
export const GroupOnForeignBackend: Story = {
  parameters: { msw: { handlers: [lists, foreignBackend] } },
  beforeEach: () => {
    window.sessionStorage.setItem(
      'borrador:admin:asistencia',
      JSON.stringify({ categoryId: 'todos', date: '' }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Red de Jovenes' });
    await waitFor(() =>
      expect(canvas.getByLabelText('Seleccionar Categoría')).toHaveDisplayValue('Seleccione una categoría'),
    );
  },
};

let atTheDoor = 1;

/** Another desk marks: the list refreshes, and the input stays. */
export const AnotherDesk: Story = {
  args: { refreshMs: 50 },
  parameters: {
    msw: {
      handlers: [
        lists,
        ownBackend,
        lastDays,
        numbersAlone,
        mock(attendanceByCategory, () => attendanceRecords.slice(attendanceRecords.length - atTheDoor)),
      ],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    atTheDoor = 1;
    await chooseCategory(context);
    const box = await canvas.findByLabelText('Aporte de Camila Rojas Vaca');
    await userEvent.type(box, 'Bs 5');
    atTheDoor = 2;
    await expect(await canvas.findByLabelText('Aporte de José Luis Peñaranda Núñez')).toBeVisible();
    await expect(box).toHaveValue('Bs 5');
    await expect(box).toHaveFocus();
  },
};

export const Corrected: Story = {
  parameters: {
    msw: {
      handlers: [
        lists,
        ownBackend,
        lastDays,
        numbersAlone,
        today,
        mock(deleteAttendance, ({ params }) => {
          asked(`DELETE ${params.id}`);
          return { message: 'Asistencia eliminada correctamente.' };
        }),
      ],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askToDelete(context);
    await waitFor(() =>
      expect(canvas.getByRole('alertdialog')).toHaveAccessibleDescription(/Es la del 21-11-2026/),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar' }));
    await expectToast('Asistencia eliminada correctamente.');
    await expect(asked).toHaveBeenCalledWith('DELETE 105');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

export const CorrectionRefused: Story = {
  parameters: {
    msw: {
      handlers: [
        lists,
        ownBackend,
        lastDays,
        numbersAlone,
        today,
        mockRefusal(deleteAttendance, 404, 'attendance_not_found'),
      ],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askToDelete(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'No se pudo eliminar la asistencia. No se encontró la asistencia.',
      ),
    );
  },
};
