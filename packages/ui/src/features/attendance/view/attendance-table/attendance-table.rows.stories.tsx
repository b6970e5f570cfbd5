import { attendanceRecords } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import attendanceTable from './attendance-table.stories.tsx';
import { Typing } from './test/typing.tsx';

/** 72 px for a name of one line, 92 for one of two; on a phone 180 px are left for the name. */
const names = attendanceRecords.map((record, index) => ({
  ...record,
  user: { codigo: String(10_500 + index), nombre: 'Ana Belén', apellido: 'Soliz' },
}));

const meta = {
  ...attendanceTable,
  title: 'Composed/Admin/Attendance table/Rows',
  tags: ['!dev', '!autodocs'],
  args: { ...attendanceTable.args, records: names },
  render: Typing,
} satisfies Meta<typeof attendanceTable.component>;
export default meta;
type Story = StoryObj<typeof meta>;

function rowsOf(canvasElement: HTMLElement) {
  return [...canvasElement.querySelectorAll<HTMLElement>('tbody tr')];
}

function heights(canvasElement: HTMLElement): number[] {
  return rowsOf(canvasElement).map((row) => row.getBoundingClientRect().height);
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(Math.max(...heights(canvasElement))).toBeLessThanOrEqual(80));
    const [row] = rowsOf(canvasElement);
    const [box] = canvas.getAllByLabelText('Aporte de Ana Belén Soliz');
    if (!row || !box) throw new Error('The list is empty.');
    const rest = row.offsetHeight;
    const { width, height } = box.getBoundingClientRect();
    await expect([width, height]).toEqual([96, 44]);
    await expect(canvas.queryByRole('button', { name: /^Guardar el/ })).toBeNull();
    // In use it grows by one line, which says what was saved and has the buttons.
    await userEvent.click(box);
    const grown = row.offsetHeight;
    await expect(grown - rest).toBeGreaterThan(48);
    await expect(grown - rest).toBeLessThan(56);
    await expect(row).toHaveTextContent('Antes: Bs 15');
    await expect(canvas.getAllByRole('button', { name: /^Guardar el/ })).toHaveLength(1);
    // With a draft it stays open; taken back, it is as before.
    await userEvent.type(box, '25');
    await userEvent.click(canvasElement);
    await expect(row.offsetHeight).toBe(grown);
    await userEvent.click(canvas.getByRole('button', { name: /^Cancelar/ }));
    await userEvent.click(canvasElement);
    await expect(box).toHaveValue('');
    await expect(row.offsetHeight).toBe(rest);
  },
};

/** The row stays in use until its menu has closed and given the focus back: without it there is no button. */
export const MenuOnAPhone: Story = {
  args: { onDelete: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    const [, second] = rowsOf(canvasElement);
    if (!second) throw new Error('The list is empty.');
    const row = within(second);
    const button = () => row.getByRole('button', { name: /^Más acciones/, hidden: true });
    await userEvent.click(row.getByLabelText('Aporte de Ana Belén Soliz'));
    await userEvent.click(button());
    const menu = await screen.findByRole('menu');
    await waitFor(() => {
      const place = button().getBoundingClientRect();
      expect(place.height).toBe(44);
      const { top, bottom } = menu.getBoundingClientRect();
      expect(Math.min(Math.abs(top - place.bottom), Math.abs(place.top - bottom))).toBeLessThan(12);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button()).toHaveFocus());
    await userEvent.click(canvasElement);
    await waitFor(() => expect(button()).not.toBeVisible());
  },
};

const wide: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: {
    viewport: { options: { wide: { name: 'Wide', styles: { width: '1440px', height: '900px' } } } },
  },
};

export const AtADesk: Story = {
  ...wide,
  beforeEach: forgetDensity,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(Math.max(...heights(canvasElement))).toBeLessThanOrEqual(48));
    await expect(canvas.getByRole('radio', { name: 'Compacta' })).toBeChecked();
    await expect(canvas.getAllByRole('button', { name: /^Guardar el/ })).toHaveLength(names.length);
    await userEvent.click(canvas.getByRole('radio', { name: 'Cómoda' }));
    await expect(Math.min(...heights(canvasElement))).toBeGreaterThanOrEqual(56);
    await expect(canvas.getAllByLabelText(/^Aporte de/)[0]?.offsetHeight).toBe(44);
  },
};

/** Chosen once, rows are high wherever the browser shows a table. */
export const AtADeskRemembered: Story = {
  ...wide,
  beforeEach: () => {
    remember('comoda', 60);
    return forgetDensity;
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(Math.min(...heights(canvasElement))).toBeGreaterThanOrEqual(56));
    await expect(canvas.getByRole('radio', { name: 'Cómoda' })).toBeChecked();
  },
};

function forgetDensity() {
  remember('', 0);
}

function remember(density: string, seconds: number, page = document) {
  page.cookie = `densidad=${density}; Path=/; Max-Age=${seconds}`;
}
