import { attendanceRecords } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import attendanceTable from './attendance-table.stories.tsx';
import { manyRecords } from './test/many-records.ts';
import { Typing } from './test/typing.tsx';

const [, noelia, mateo] = attendanceRecords;
const saved = [noelia, mateo].flatMap((record) =>
  record ? [{ record, aporte: '20', previous: record.aporte }] : [],
);

const meta = {
  ...attendanceTable,
  title: 'Composed/Admin/Attendance table/Run',
  tags: ['!dev', '!autodocs'],
  args: { ...attendanceTable.args, onSave: fn(), run: { saved, onUndo: fn() } },
  render: Typing,
} satisfies Meta<typeof attendanceTable.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SumAndUndo: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('2 de 6')).toBeVisible();
    await expect(canvas.getByText('Bs 40')).toBeVisible();
    await expect(canvas.getByText(/^Guardado: Mateo Gutiérrez Añez, 20$/)).toBeVisible();
    // Amounts are there while a box is in use.
    await expect(canvas.queryByRole('button', { name: '50' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await expect(args.run?.onUndo).toHaveBeenCalledOnce();
  },
};

export const TappedAmounts: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByLabelText('Aporte de Daniel Choque Mamani');
    await userEvent.click(box);
    await expect(box).toHaveAttribute('inputmode', 'decimal');
    await userEvent.click(canvas.getByRole('button', { name: '50' }));
    await expect(box).toHaveValue('50');
    await expect(box).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar y seguir con el siguiente' }));
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ id: 106 }), '50');
    await expect(canvas.getByLabelText('Aporte de Noelia Justiniano')).toHaveFocus();
    // From an empty box the arrow goes on without saving.
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar y seguir con el siguiente' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Aporte de Mateo Gutiérrez Añez')).toHaveFocus();
  },
};

/** A row at the window's lower edge is scrolled out from under the bar that its box opens. */
export const AboveTheBar: Story = {
  args: { records: manyRecords(40), run: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = canvas.getByLabelText(/^Aporte de .* 20 /);
    box.scrollIntoView({ block: 'end' });
    await userEvent.click(box);
    const bar = () => canvasElement.querySelector('[data-part="run"]');
    const row = box.closest('tr');
    await waitFor(() => {
      const { top = 0 } = bar()?.getBoundingClientRect() ?? {};
      return expect(row?.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    });
  },
};

/** In a list of ten thousand the next row is always there. */
export const ThroughManyRows: Story = {
  args: { records: manyRecords(10_000) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Aporte de Camila 1 Rojas Vaca'));
    for (let row = 1; row <= 40; row += 1) await userEvent.keyboard('5{Enter}');
    const box = document.activeElement;
    await expect(box?.getAttribute('aria-label')).toMatch(/ 41 /);
    const { top = 0, bottom = 0 } = box?.getBoundingClientRect() ?? {};
    await expect(document.elementFromPoint(window.innerWidth / 2, 1)).toBeTruthy();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
};
