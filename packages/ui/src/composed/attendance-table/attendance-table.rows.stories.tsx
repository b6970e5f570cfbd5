import { attendanceRecords } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import attendanceTable from './attendance-table.stories.tsx';
import { AttendanceTable } from './attendance-table.tsx';
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
    await expect([width, height]).toEqual([80, 44]);
    // It is edged like any field, not a pill that could be a placeholder.
    const { borderTopColor, backgroundColor } = getComputedStyle(box);
    await expect(borderTopColor).not.toMatch(/, 0\)$/);
    await expect(borderTopColor).not.toBe(backgroundColor);
    // Each row can be saved before anything is typed, within its height and beside its box.
    const saves = canvas.getAllByRole('button', { name: /^Guardar el/ });
    await expect(saves).toHaveLength(names.length);
    for (const [index, save] of saves.entries()) {
      const place = save.getBoundingClientRect();
      const line = rowsOf(canvasElement)[index]?.getBoundingClientRect();
      const field = canvas.getAllByLabelText(/^Aporte de/)[index]?.getBoundingClientRect();
      await expect(place.height).toBeGreaterThanOrEqual(44);
      await expect(place.top).toBeGreaterThanOrEqual(line?.top ?? Number.POSITIVE_INFINITY);
      await expect(place.bottom).toBeLessThanOrEqual(line?.bottom ?? 0);
      await expect(place.left).toBeGreaterThanOrEqual(field?.right ?? Number.POSITIVE_INFINITY);
      await expect(save.scrollWidth).toBeLessThanOrEqual(save.clientWidth);
    }
    // In use it grows by one line, which says what was saved and has the buttons.
    await userEvent.click(box);
    const grown = row.offsetHeight;
    await expect(grown - rest).toBeGreaterThan(48);
    await expect(grown - rest).toBeLessThan(56);
    await expect(row).toHaveTextContent('Antes: Bs 15');
    await expect(canvas.getAllByRole('button', { name: /^Cancelar/ })).toHaveLength(1);
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

/** A value saved while the field keeps the focus becomes the previous value. */
export const SavedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: function Saves(args) {
    const [first, ...others] = names;
    const [aporte, setAporte] = useState('Bs 15');
    const [draft, setDraft] = useState('');
    const [isSaving, setIsSaving] = useState(false);
    if (!first) return <p>No records.</p>;
    const save = async () => {
      setIsSaving(true);
      await new Promise(requestAnimationFrame);
      setAporte(`Bs ${draft}`);
      setDraft('');
      setIsSaving(false);
    };
    return (
      <AttendanceTable
        {...args}
        records={[{ ...first, aporte }, ...others]}
        drafts={new Map([[String(first.id), draft]])}
        saving={new Set(isSaving ? [String(first.id)] : [])}
        onDraftChange={(_, text) => setDraft(text)}
        onSave={() => void save()}
      />
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [row] = rowsOf(canvasElement);
    const [box] = canvas.getAllByLabelText('Aporte de Ana Belén Soliz');
    const [save] = canvas.getAllByRole('button', { name: /^Guardar el/ });
    if (!row || !box || !save) throw new Error('The list is empty.');
    await userEvent.type(box, '30');
    await expect(row).toHaveTextContent('Antes: Bs 15');
    await userEvent.click(save);
    await waitFor(() => expect(box).toHaveValue(''));
    await expect(box).toHaveFocus();
    await expect(row).toHaveTextContent('Guardado: Bs 30');
    await expect(row).not.toHaveTextContent('Antes');
    // Back in the field later, it is what was there before.
    await userEvent.click(canvasElement);
    await userEvent.click(box);
    await expect(row).toHaveTextContent('Antes: Bs 30');
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
    const button = () => row.getByTitle(/^Más acciones/);
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
