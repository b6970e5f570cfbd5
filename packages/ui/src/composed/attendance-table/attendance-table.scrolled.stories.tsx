import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import attendanceTable from './attendance-table.stories.tsx';
import { manyRecords } from './test/many-records.ts';
import { places, renderedRows } from './test/rendered-rows.ts';
import { Typing } from './test/typing.tsx';

const meta = {
  ...attendanceTable,
  title: 'Composed/Admin/Attendance table/Scrolled',
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof attendanceTable.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const many = { args: { records: manyRecords(10_000) }, render: Typing };

/** The page scrolls, not the table. */
async function scrollTo(offset: number) {
  window.scrollTo(0, offset);
  await new Promise(requestAnimationFrame);
}

export const ToTheEnd: Story = {
  ...many,
  play: async ({ canvas, canvasElement }) => {
    await scrollTo(document.documentElement.scrollHeight);
    await waitFor(() => expect(places(canvasElement).at(-1)).toBe(10_001));
    await expect(canvas.getByText('20000')).toBeInTheDocument();
    await expect(places(canvasElement).length).toBeLessThan(80);
  },
};

/** Totals and header are sticky; the page scrolls, no box inside it. */
export const UnderTheirHead: Story = {
  ...many,
  play: async ({ canvas, canvasElement }) => {
    await scrollTo(100_000);
    await waitFor(() => expect(places(canvasElement)[0]).toBeGreaterThan(500));
    const head = canvas.getByText('Nombre', { selector: 'button' }).closest('th');
    const totals = canvas.getByLabelText('Totales').getBoundingClientRect();
    await expect(Math.abs(totals.top)).toBeLessThan(2);
    await expect(Math.abs((head?.getBoundingClientRect().top ?? Number.NaN) - totals.bottom)).toBeLessThan(2);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Input and focus stay while the row is thousands of rows away. */
export const TypedIn: Story = {
  ...many,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const typed = canvas.getByLabelText('Aporte de Ñusta 3 Suárez');
    await userEvent.type(typed, 'Bs 1');
    await scrollTo(200_000);
    await waitFor(() => expect(places(canvasElement).some((place) => place > 3000)).toBe(true));
    await expect(typed).toHaveFocus();
    await userEvent.keyboard('5');
    await expect(typed).toHaveValue('Bs 15');
    // From there Tab leads on to that row's button and to the next row.
    await scrollTo(200_000);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Guardar el aporte de Ñusta 3 Suárez' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Aporte de Abigail 4 Gutiérrez Añez')).toHaveFocus();
    await scrollTo(0);
    await expect(await canvas.findByLabelText('Aporte de Ñusta 3 Suárez')).toHaveValue('Bs 15');
  },
};

export const Sorted: Story = {
  ...many,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await scrollTo(100_000);
    await waitFor(() => expect(places(canvasElement)[0]).toBeGreaterThan(500));
    const head = canvas.getByText('Nombre', { selector: 'button' });
    await expect(head).toHaveAccessibleDescription('Ordena de forma ascendente');
    await userEvent.click(head);
    await expect(head.closest('th')).toHaveAttribute('aria-sort', 'ascending');
    // Back at the first row, just under the header.
    await waitFor(() => expect(renderedRows(canvasElement)[0]).toHaveTextContent('Abigail 4'));
    const under = head.closest('th')?.getBoundingClientRect().bottom ?? Number.NaN;
    await expect(
      Math.abs((renderedRows(canvasElement)[0]?.getBoundingClientRect().top ?? Number.NaN) - under),
    ).toBeLessThan(2);
    await userEvent.click(head);
    await expect(renderedRows(canvasElement)[0]).toHaveTextContent('Ñusta 9999');
  },
};

/** With rows of different heights, the visible rows stay in place. */
export const OfManyHeights: Story = {
  args: {
    records: manyRecords(1000).map((record, index) => ({
      ...record,
      aporte: index % 4 === 0 ? 'Bs 1.250,50 en efectivo y una bolsa grande de víveres para el retiro' : null,
    })),
  },
  render: Typing,
  play: async ({ canvasElement }) => {
    const inSight = () =>
      document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)?.closest('tr');
    await scrollTo(30_000);
    await waitFor(() => expect(inSight()).toHaveAttribute('aria-rowindex'));
    const row = inSight();
    const top = row?.getBoundingClientRect().top ?? Number.NaN;
    await scrollTo(window.scrollY - 200);
    await waitFor(() => expect(row?.getBoundingClientRect().top).toBeCloseTo(top + 200, -1));
    await expect(places(canvasElement)).toEqual(places(canvasElement).toSorted((a, b) => a - b));
  },
};

/** A search with few results renders a plain table; clearing it restores the list. */
export const Searched: Story = {
  ...many,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const search = canvas.getByPlaceholderText('Número o nombre');
    await userEvent.type(search, 'nusta 9999');
    await expect(canvas.getByText('1 de 10.000 asistencias')).toBeVisible();
    await expect(canvasElement.querySelector('table')).not.toHaveAttribute('aria-rowcount');
    await userEvent.clear(search);
    await expect(canvasElement.querySelector('table')).toHaveAttribute('aria-rowcount', '10001');
  },
};

export const OnAPhone: Story = {
  ...many,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 300_000);
    await waitFor(() => expect(places(canvasElement)[0]).toBeGreaterThan(500));
    const seen = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
    await expect(seen?.closest('[data-component="TableRow"]')).toBeTruthy();
    window.scrollTo(0, 0);
    await waitFor(() => expect(places(canvasElement)[0]).toBe(2));
  },
};
