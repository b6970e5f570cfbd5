import { categories, fixtureDate } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AttendanceFilter } from './attendance-filter.tsx';

const meta = {
  title: 'Composed/Admin/Attendance filter',
  component: AttendanceFilter,
  args: {
    categories,
    categoryId: '1',
    onCategoryChange: fn(),
    date: fixtureDate,
    onDateChange: fn(),
    today: fixtureDate,
    downloadable: true,
    onDownload: fn(),
  },
} satisfies Meta<typeof AttendanceFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const TellsWhatIsChosen: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Seleccionar Categoría'), 'Red de Adolescentes');
    await expect(args.onCategoryChange).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar PDF' }));
    await expect(args.onDownload).toHaveBeenCalledWith('pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Todas las fechas' }));
    await expect(args.onDateChange).toHaveBeenCalledWith('');
  },
};

export const Groups: Story = {
  args: { groups: { todos: 'Todos', 'sin-ministerio': 'Sin ministerio' } },
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByLabelText('Seleccionar Categoría');
    const offered = [...select.querySelectorAll('option')].map((option) => option.textContent);
    await expect(offered).toEqual([
      'Seleccione una categoría',
      ...categories.map(({ name }) => name),
      'Todos',
      'Sin ministerio',
    ]);
    await userEvent.selectOptions(select, 'Sin ministerio');
    await expect(args.onCategoryChange).toHaveBeenCalledWith('sin-ministerio');
  },
};

export const NothingChosen: Story = {
  args: { categoryId: '', date: '', downloadable: false },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Seleccionar Categoría')).toHaveDisplayValue(
      'Seleccione una categoría',
    );
    await expect(canvas.getByRole('button', { name: 'Descargar PDF' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Hoy' }));
    await expect(args.onDateChange).toHaveBeenCalledWith(fixtureDate);
  },
};

export const Downloading: Story = { tags: ['picture'], args: { downloading: 'pdf' } };

export const CategoriesFailed: Story = {
  args: { categories: [], categoryId: '', categoriesError: 'Error al cargar las categorías' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Seleccionar Categoría')).toHaveAccessibleDescription(
      'Error al cargar las categorías',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
