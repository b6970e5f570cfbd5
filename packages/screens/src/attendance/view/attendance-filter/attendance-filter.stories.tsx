import { monthOf } from '@ministerio/contract/domain';
import { categories, fixtureDate } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { AttendanceFilter } from './attendance-filter.tsx';

/** The Wednesday after the fixtures' Saturday. */
const today = '2026-11-25';

const meta = {
  title: 'Pantallas/Admin/Parts/Attendance filter',
  component: AttendanceFilter,
  args: {
    categories,
    categoryId: '1',
    onCategoryChange: fn(),
    date: fixtureDate,
    onDateChange: fn(),
    today,
    days: ['2026-11-22', fixtureDate, '2026-11-15', '2026-11-14'],
    range: null,
    onRangeChange: fn(),
    downloadable: true,
    onDownload: fn(),
  },
  render: function Example(args) {
    const [date, setDate] = useState(args.date);
    const [range, setRange] = useState(args.range ?? null);
    return (
      <AttendanceFilter
        {...args}
        date={date}
        onDateChange={(chosen) => {
          args.onDateChange(chosen);
          setDate(chosen);
        }}
        range={range}
        onRangeChange={
          args.onRangeChange &&
          ((chosen) => {
            args.onRangeChange?.(chosen);
            setRange(chosen);
          })
        }
      />
    );
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
    await expect(canvas.getByText('sábado 21 de noviembre')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'dom 22' }));
    await expect(args.onDateChange).toHaveBeenLastCalledWith('2026-11-22');
    await userEvent.click(canvas.getByRole('button', { name: 'Todas las fechas' }));
    await expect(args.onDateChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByText('todas las fechas')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'hoy' }));
    await expect(args.onDateChange).toHaveBeenLastCalledWith(today);
    await expect(canvas.getByRole('group', { name: 'Seleccionar Fecha' })).toContainElement(
      canvas.getByRole('button', { name: 'hoy', pressed: true }),
    );
  },
};

/** Whatever is chosen, every chip stays where it was. */
export const ChipsStay: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const chips = () => canvas.getAllByRole('button').filter((chip) => chip.hasAttribute('aria-pressed'));
    const places = () =>
      chips().map((chip) => JSON.stringify([chip.textContent, chip.getBoundingClientRect()]));
    const before = places();
    for (const name of ['sáb 21', 'dom 22', 'hoy', 'Todas las fechas', 'Día']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(places()).toEqual(before);
    }
  },
};

/** On a phone the field is out of sight until it is asked for. */
export const OtherDate: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Seleccionar Fecha');
    const isInSight = () =>
      field.getBoundingClientRect().width > 40 &&
      getComputedStyle(field.parentElement ?? field).clipPath === 'none';
    await expect(isInSight()).toBe(false);
    await expect(canvas.queryByText('dom 15')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'otra fecha' }));
    await waitFor(() => expect(isInSight()).toBe(true));
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '2026-11-01');
    await expect(args.onDateChange).toHaveBeenLastCalledWith('2026-11-01');
    await expect(canvas.getByText('domingo 1 de noviembre')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'otra fecha' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Month: Story = {
  args: { range: monthOf(today) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 al 30 de noviembre de 2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'noviembre', pressed: true })).toBeVisible();
  },
};

export const MonthsAreChosen: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mes' }));
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-30' });
    await userEvent.click(canvas.getByRole('button', { name: 'octubre' }));
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ from: '2026-10-01', to: '2026-10-31' });
    await userEvent.click(canvas.getByRole('button', { name: 'rango' }));
    await expect(canvas.getByLabelText('Desde')).toHaveValue('2026-10-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Día' }));
    await expect(args.onRangeChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByLabelText('Seleccionar Fecha')).toHaveValue(fixtureDate);
  },
};

export const Range: Story = {
  args: { range: { from: '2026-10-28', to: '2026-11-03' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('28 de octubre al 3 de noviembre de 2026')).toBeVisible();
  },
};

/** A range that is none is not asked for; what to do is said once the field is left. */
export const NotARange: Story = {
  tags: ['!dev', '!autodocs'],
  args: { range: { from: '2026-10-28', to: '2026-11-03' } },
  play: async ({ canvas, userEvent, args }) => {
    const to = canvas.getByLabelText('Hasta');
    await userEvent.clear(to);
    await userEvent.type(to, '2026-10-01');
    await userEvent.tab();
    await expect(args.onRangeChange).not.toHaveBeenCalled();
    await waitFor(() => expect(to).toHaveAccessibleDescription(/Elige dos fechas en orden/));
    await userEvent.clear(to);
    await userEvent.type(to, '2026-10-30');
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ from: '2026-10-28', to: '2026-10-30' });
    await expect(to).not.toHaveAccessibleDescription();
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
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Seleccionar Categoría')).toHaveDisplayValue(
      'Seleccione una categoría',
    );
    await expect(canvas.getByRole('button', { name: 'Descargar PDF' })).toBeDisabled();
  },
};

/** Another backend knows neither days nor ranges. */
export const OtherBackend: Story = {
  args: { days: [] },
  render: ({ onRangeChange: _, ...args }) => <AttendanceFilter {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Mes' })).toBeNull();
    const group = canvas.getByRole('group', { name: 'Seleccionar Fecha' });
    await expect([...group.querySelectorAll('button')].map((chip) => chip.textContent)).toEqual([
      'hoy',
      'otra fecha',
    ]);
  },
};

/** The chips' places are kept until the days are known. */
export const Loading: Story = { args: { days: undefined } };

export const Downloading: Story = { args: { downloading: 'pdf' } };

/** A device with a sheet of its own to hand files to other apps. */
export const Shareable: Story = {
  args: { shareable: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compartir' }));
    await expect(args.onDownload).toHaveBeenCalledWith('share');
  },
};

export const CategoriesFailed: Story = {
  args: { categories: [], categoryId: '', categoriesError: 'Error al cargar las categorías' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Seleccionar Categoría')).toHaveAccessibleDescription(
      'Error al cargar las categorías',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const MonthOnAPhone: Story = {
  args: { range: monthOf(today) },
  globals: { viewport: { value: 'phone' } },
};
