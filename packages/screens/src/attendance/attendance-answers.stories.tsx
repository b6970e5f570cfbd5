import { attendanceByCategory, dayCounts, listCategories } from '@ministerio/contract';
import { categories } from '@ministerio/contract/fixtures';
import { mock, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ownBackend } from '../kit/test/backends.ts';
import attendance from './attendance-by-category-screen.stories.tsx';
import { chooseCategory } from './test/choose-category.ts';
import { lastDays } from './test/last-days.ts';
import { numbersAlone } from './test/numbers-alone.ts';

const lists = mock(listCategories, [...categories]);

const meta = { ...attendance, title: 'Pantallas/Admin/Attendance by category/Answers' } satisfies Meta<
  typeof attendance.component
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CategoriesFailed: Story = {
  parameters: {
    msw: { handlers: [ownBackend, lastDays, mockRefusal(listCategories, 500, 'internal_error')] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Error al cargar las categorías/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    msw: { handlers: [ownBackend, lastDays, numbersAlone, lists, mockPending(attendanceByCategory)] },
  },
  play: async (context) => {
    await chooseCategory(context);
    await expect(await context.canvas.findByText('Cargando asistencias…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: {
    msw: { handlers: [ownBackend, lastDays, lists, mockPending(dayCounts), mock(attendanceByCategory, [])] },
  },
  play: async (context) => {
    await chooseCategory(context, 'Exploradores del Rey');
    await expect(await context.canvas.findByText('No se encontraron asistencias.')).toBeVisible();
    await expect(await context.canvas.findByRole('heading', { name: 'Exploradores del Rey' })).toBeVisible();
    // The day may be one of yesterday's choice.
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'hoy' }));
    await expect(await context.canvas.findByText(/^Día elegido: \d{2}-\d{2}-\d{4}\.$/)).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Error',
  parameters: {
    msw: {
      handlers: [
        ownBackend,
        lastDays,
        numbersAlone,
        lists,
        mockRefusal(attendanceByCategory, 500, 'internal_error'),
      ],
    },
  },
  play: async (context) => {
    await chooseCategory(context);
    await expect(await context.canvas.findByText('Error al cargar asistencias por categoría')).toBeVisible();
    await expect(await context.canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
