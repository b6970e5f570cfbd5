import { attendanceRecords, longNames } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ConformanceCase } from '../../../../conformance/conformance-case.ts';
import { withCard } from '../../../../primitives/card/with-card.tsx';
import { AttendanceTable } from './attendance-table.tsx';
import { manyRecords } from './test/many-records.ts';
import { Typing } from './test/typing.tsx';

const [daniel] = attendanceRecords;
const longOnes = longNames.map(({ id, codigo, nombre, apellido }) => ({
  id,
  date: '2026-11-21',
  time: '19:00:00',
  latitude: null,
  longitude: null,
  aporte: 'Bs 1.250,50 en efectivo y una bolsa grande de víveres para la cocina del retiro',
  user: { codigo, nombre, apellido },
}));

const meta = {
  title: 'Composed/Admin/Attendance table',
  component: AttendanceTable,
  parameters: {
    conformance: [
      { name: 'AttendanceTable' },
      { name: 'AttendanceTable', story: 'Empty' },
    ] satisfies ConformanceCase[],
  },
  args: { records: attendanceRecords, currency: 'Bs', drafts: new Map(), onDraftChange: fn(), onSave: fn() },
  decorators: [withCard],
} satisfies Meta<typeof AttendanceTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rendered rows without spacers. Queried by selector: roles take seconds among so many elements. */
function renderedRows(canvasElement: HTMLElement): Element[] {
  return [...canvasElement.querySelectorAll('tbody [aria-rowindex]')];
}

function places(canvasElement: HTMLElement): number[] {
  return renderedRows(canvasElement).map((row) => Number(row.getAttribute('aria-rowindex')));
}

/** The page scrolls, not the table. */
async function scrollTo(offset: number) {
  window.scrollTo(0, offset);
  await new Promise(requestAnimationFrame);
}

const many = { args: { records: manyRecords(10_000) }, render: Typing };

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual([
      'Numero membresia',
      'Nombre',
      'Apellido',
      'Fecha',
      'Hora',
      'Aporte',
      'Acciones',
    ]);
    await expect(canvas.getAllByRole('cell', { name: '21-11-2026' })).toHaveLength(attendanceRecords.length);
    await expect(canvas.getByText('Bs 75,50')).toBeVisible();
    await expect(canvas.getByText('sin monto')).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['picture'],
  args: { records: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No se encontraron asistencias.')).toBeVisible();
  },
};

export const DeleteAsks: Story = {
  args: { onDelete: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Eliminar la asistencia de Daniel Choque Mamani' }),
    );
    await expect(args.onDelete).toHaveBeenCalledWith(daniel);
  },
};

export const Saving: Story = {
  args: { drafts: new Map([['106', 'Bs 30']]), saving: new Set(['106']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Guardar el aporte de Daniel/ }));
    await userEvent.type(canvas.getByLabelText('Aporte de Daniel Choque Mamani'), '{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  tags: ['picture'],
  args: {
    drafts: new Map([['106', 'Bs 30']]),
    errors: new Map([['106', 'No se pudo guardar el aporte. No se encontró la asistencia.']]),
  },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText('Aporte de Daniel Choque Mamani');
    await expect(box).toHaveValue('Bs 30');
    await expect(box).toHaveAccessibleDescription(/No se encontró la asistencia/);
  },
};

export const Fallbacks: Story = {
  args: {
    records: [
      { id: 1, date: null, time: null, latitude: null, longitude: null, aporte: null, user: null },
      {
        id: 2,
        date: '2026-11-21',
        time: '19:00:00',
        latitude: null,
        longitude: null,
        aporte: ' ',
        user: { codigo: '', nombre: null, apellido: ' ' },
      },
      {
        id: 3,
        date: '2026-11-14',
        time: '00:00:00',
        sinHora: true,
        latitude: null,
        longitude: null,
        aporte: null,
        user: { codigo: '10573', nombre: 'N/A', apellido: 'N/A' },
      },
    ],
  },
  play: async ({ canvas }) => {
    const [, first, second, late] = canvas.getAllByRole('row');
    for (const words of ['Sin membresia', 'Sin nombre', 'Sin apellido', 'Fecha inválida', 'Hora inválida']) {
      await expect(first).toHaveTextContent(words);
    }
    await expect(second).toHaveTextContent('Sin apellido');
    await expect(late).toHaveTextContent(/14-11-2026.*Sin hora/);
  },
};

export const TypeAndSave: Story = {
  render: Typing,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Aporte de Daniel Choque Mamani'), 'Bs 30');
    await userEvent.type(canvas.getByLabelText('Aporte de Abigail Suárez'), '12{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ id: 103 }), '12');
    // Sorting moves the rows; the input stays with its person.
    await userEvent.click(canvas.getByRole('button', { name: 'Nombre' }));
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Abigail');
    await expect(canvas.getByLabelText('Aporte de Daniel Choque Mamani')).toHaveValue('Bs 30');
    await userEvent.click(canvas.getByRole('button', { name: /Guardar el aporte de Daniel/ }));
    await expect(args.onSave).toHaveBeenLastCalledWith(daniel, 'Bs 30');
  },
};

export const LongNames: Story = { tags: ['picture'], args: { records: longOnes } };

export const Phone: Story = {
  args: { records: [...longOnes, ...attendanceRecords] },
  globals: { viewport: { value: 'phone' } },
};

export const ManyRows: Story = {
  tags: ['picture:desk'],
  ...many,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await expect(places(canvasElement).slice(0, 3)).toEqual([2, 3, 4]);
    await expect(places(canvasElement).length).toBeLessThan(80);
    await expect(canvas.getByText('10000 asistencias')).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Camila 1' })).toBeVisible();
  },
};

export const ManyRowsToTheEnd: Story = {
  ...many,
  play: async ({ canvas, canvasElement }) => {
    await scrollTo(document.documentElement.scrollHeight);
    await waitFor(() => expect(places(canvasElement).at(-1)).toBe(10_001));
    await expect(canvas.getByText('20000')).toBeInTheDocument();
    await expect(places(canvasElement).length).toBeLessThan(80);
  },
};

/** The header is sticky; the page scrolls, no box inside it. */
export const ManyRowsUnderTheirHead: Story = {
  ...many,
  play: async ({ canvas, canvasElement }) => {
    await scrollTo(100_000);
    await waitFor(() => expect(places(canvasElement)[0]).toBeGreaterThan(500));
    const head = canvas.getByText('Nombre', { selector: 'button' }).closest('th');
    await expect(Math.abs(head?.getBoundingClientRect().top ?? Number.NaN)).toBeLessThan(2);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Input and focus stay while the row is thousands of rows away. */
export const ManyRowsTypedAndScrolled: Story = {
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

export const ManyRowsSorted: Story = {
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
export const ManyRowsOfManyHeights: Story = {
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
export const ManyRowsSearched: Story = {
  ...many,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const search = canvas.getByPlaceholderText('Buscar por número, nombre o apellido');
    await userEvent.type(search, 'nusta 9999');
    await expect(canvas.getByText('1 de 10000 asistencias')).toBeVisible();
    await expect(canvasElement.querySelector('table')).not.toHaveAttribute('aria-rowcount');
    await userEvent.clear(search);
    await expect(canvasElement.querySelector('table')).toHaveAttribute('aria-rowcount', '10001');
  },
};

export const ManyRowsOnAPhone: Story = {
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
