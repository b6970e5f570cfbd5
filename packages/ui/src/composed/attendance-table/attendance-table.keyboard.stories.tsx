import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { withKeys } from '../../testing/with-keys.ts';
import attendanceTable, { Default, ManyRows } from './attendance-table.stories.tsx';
import { Typing } from './test/typing.tsx';

const meta = {
  ...attendanceTable,
  title: 'Composed/Admin/Attendance table/Keyboard',
  tags: ['!dev', '!autodocs'],
  // axe takes seconds for so many rows, which it checks in the component's other stories.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof attendanceTable.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const aporte = (person: string) => screen.getByLabelText(`Aporte de ${person}`);

export const EnterAHead: Story = {
  ...Default,
  name: 'Enter: a column’s head',
  play: withKeys(async ({ canvas, press }) => {
    const button = canvas.getByRole('button', { name: 'Nombre' });
    const head = button.closest('th');
    await press('Enter', button);
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'));
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Abigail'));
    await press('Enter');
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'));
    await expect(button).toHaveFocus();
  }),
};

export const TabARow: Story = {
  ...Default,
  name: 'Tab: a row',
  play: withKeys(async ({ canvas, press }) => {
    await press('Tab', aporte('Daniel Choque Mamani'));
    await expect(canvas.getByRole('button', { name: /Guardar el aporte de Daniel/ })).toHaveFocus();
    await press('Tab');
    await expect(aporte('Noelia Justiniano')).toHaveFocus();
  }),
};

const typed: Pick<Story, 'args' | 'render'> = { args: { onSave: fn() }, render: Typing };

export const EnterATextBox: Story = {
  ...typed,
  name: 'Enter: a text box',
  play: withKeys(async ({ args, press, fill }) => {
    const box = aporte('Noelia Justiniano');
    const next = box.closest('tr')?.nextElementSibling?.querySelector('input');
    await fill(box, '20');
    await press('Enter', box);
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ id: 105 }), '20');
    await expect(next).toHaveFocus();
  }),
};

export const ShiftEnterATextBox: Story = {
  ...typed,
  name: 'Shift+Enter: a text box',
  play: withKeys(async ({ args, press, fill }) => {
    const box = aporte('Noelia Justiniano');
    await fill(box, '20');
    await press('Shift+Enter', box);
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ id: 105 }), '20');
    await expect(aporte('Daniel Choque Mamani')).toHaveFocus();
  }),
};

export const EscapeATextBox: Story = {
  ...typed,
  name: 'Escape: a text box',
  play: withKeys(async ({ args, press, fill }) => {
    const box = aporte('Noelia Justiniano');
    await fill(box, '20');
    await press('Escape', box);
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  }),
};

export const ArrowDownATextBox: Story = {
  ...typed,
  name: 'ArrowDown: a text box',
  play: withKeys(async ({ args, press, fill }) => {
    const box = aporte('Daniel Choque Mamani');
    await fill(box, '20');
    await press('ArrowDown', box);
    await expect(aporte('Noelia Justiniano')).toHaveFocus();
    await expect(box).toHaveValue('20');
    await expect(args.onSave).not.toHaveBeenCalled();
  }),
};

export const ArrowUpATextBox: Story = {
  ...typed,
  name: 'ArrowUp: a text box',
  play: withKeys(async ({ press, fill }) => {
    const box = aporte('Noelia Justiniano');
    await press('ArrowUp', box);
    await expect(aporte('Daniel Choque Mamani')).toHaveFocus();
    // With the caret inside the text the arrow is the browser's own.
    await fill(box, '1250');
    box.focus();
    (box as HTMLInputElement).setSelectionRange(1, 1);
    await press('ArrowUp');
    await expect(box).toHaveFocus();
  }),
};

/** Whether an element is in sight. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

export const TabARowOutOfSight: Story = {
  ...ManyRows,
  name: 'Tab: a row out of sight',
  play: withKeys(async ({ press, fill }) => {
    const first = aporte('Camila 1 Rojas Vaca');
    await fill(first, '20');
    first.focus();
    window.scrollTo(0, 300_000);
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(200_000));
    await waitFor(() => expect(screen.getByLabelText(/^Aporte de Camila 1 /)).toHaveFocus());
    await expect(isInView(first)).toBe(false);
    await press('Tab');
    await press('Tab');
    const second = () => aporte('José Luis 2 Peñaranda Núñez');
    await waitFor(() => expect(second()).toHaveFocus());
    await waitFor(() => expect(isInView(second())).toBe(true));
    await expect(first).toHaveValue('20');
  }),
};

export const EscapeTheSearch: Story = {
  ...Default,
  name: 'Escape: the search',
  play: withKeys(async ({ canvas, press, fill }) => {
    const search = canvas.getByRole('searchbox');
    await fill(search, 'Daniel');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await press('Escape', search);
    await waitFor(() => expect(search).toHaveValue(''));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(7));
  }),
};
