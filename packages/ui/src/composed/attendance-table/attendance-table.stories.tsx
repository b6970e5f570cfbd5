import { attendanceRecords, longNames } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import type { ConformanceCase } from '../../conformance/conformance-case.ts';
import { withCard } from '../../testing/with-card.tsx';
import { AttendanceTable } from './attendance-table.tsx';
import { manyRecords } from './test/many-records.ts';
import { places } from './test/rendered-rows.ts';
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
    await userEvent.click(canvas.getByRole('button', { name: 'Más acciones: Daniel Choque Mamani' }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Eliminar la asistencia de Daniel Choque Mamani' }),
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

const doubts = ['repetida', 'punto-exacto', 'precision-cero'] as const;
const doubted = attendanceRecords.map((record, index) => {
  const ubicacionDudosa = doubts[index];
  return ubicacionDudosa === undefined ? record : { ...record, ubicacionDudosa };
});

/** Positions that may not be of the person’s own phone. */
export const DoubtedPositions: Story = {
  tags: ['picture'],
  args: { records: doubted },
  play: async ({ canvas }) => {
    const [, first, second, third, fourth] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('Ubicación repetida');
    await expect(second).toHaveTextContent('Ubicación exacta');
    await expect(third).toHaveTextContent('Precisión de 0 m');
    await expect(fourth).not.toHaveTextContent(/Ubicación|Precisión/);
    await expect(canvas.getByText(/La asistencia vale/)).toBeVisible();
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
  args: { records: manyRecords(10_000) },
  render: Typing,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await expect(places(canvasElement).slice(0, 3)).toEqual([2, 3, 4]);
    await expect(places(canvasElement).length).toBeLessThan(80);
    await expect(canvas.getByText('10.000 asistencias')).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Camila 1' })).toBeVisible();
  },
};
