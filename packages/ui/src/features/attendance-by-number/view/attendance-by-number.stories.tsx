import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AttendanceByNumber } from './attendance-by-number.tsx';
import type { RecentMark } from './recent-mark.ts';

const marks: readonly RecentMark[] = [
  { key: '4', name: 'Daniel Choque Mamani', time: '19:03', recordId: 106, undoable: true },
  { key: '3', name: 'Noelia Justiniano', time: '19:01', recordId: 105, undoable: false },
  { key: '2', name: 'Mateo Gutiérrez Añez', time: '18:58', recordId: 104, undoable: false },
  { key: '1', name: 'Número ••••73', time: '18:57', recordId: null, undoable: false },
];
const forever = () => new Promise<boolean>(() => undefined);

const meta = {
  title: 'Composed/Admin/Attendance by number',
  component: AttendanceByNumber,
  args: { onMark: fn(async () => true), onUndo: fn() },
} satisfies Meta<typeof AttendanceByNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const LastMarks: Story = { tags: ['picture'], args: { marks } };

const lateDates = { first: '2025-11-20', last: '2026-11-20' };

export const LateMarks: Story = {
  tags: ['picture'],
  args: {
    lateDates,
    marks: [
      {
        key: '6',
        name: 'Camila Rojas Vaca',
        time: '00:00',
        lateDate: '14-11-2026',
        recordId: 110,
        undoable: true,
      },
      ...marks.slice(1),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otra fecha' }));
    const date = canvas.getByLabelText('Fecha de la lista');
    await waitFor(() => expect(date).toHaveFocus());
    await userEvent.type(date, '2026-11-14');
    await expect(canvas.getByRole('status')).toHaveTextContent('Marcando para el 14-11-2026Es sábado.');
    await expect(canvasElement.querySelector('[data-late]')).not.toBeNull();
    await userEvent.type(canvas.getByLabelText('Número de Membresía'), '10573{Enter}');
    await expect(args.onMark).toHaveBeenCalledWith('10573', '2026-11-14');
    await expect(
      canvas.getByRole('button', { name: 'Deshacer la asistencia de Camila Rojas Vaca del 14-11-2026' }),
    ).toBeVisible();
  },
};

export const LateDateMissing: Story = {
  args: { lateDates },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otra fecha' }));
    await userEvent.type(canvas.getByLabelText('Número de Membresía'), '10573{Enter}');
    const date = canvas.getByLabelText('Fecha de la lista');
    await expect(date).toHaveFocus();
    await expect(date).toHaveAccessibleDescription('Elige una fecha anterior a hoy, de hasta un año atrás.');
    await userEvent.type(date, '2016-11-14');
    await expect(date).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(canvas.getByLabelText('Número de Membresía'), '{Enter}');
    await expect(args.onMark).not.toHaveBeenCalled();
  },
};

export const BackToToday: Story = {
  args: { lateDates },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otra fecha' }));
    await userEvent.type(canvas.getByLabelText('Fecha de la lista'), '2026-11-14');
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a hoy' }));
    const field = canvas.getByLabelText('Número de Membresía');
    await expect(field).toHaveFocus();
    await userEvent.type(field, '10573{Enter}');
    await expect(args.onMark).toHaveBeenCalledWith('10573', null);
  },
};

export const Undoing: Story = {
  args: { marks: marks.map((mark, index) => (index === 0 ? { ...mark, undoing: true } : mark)) },
};

export const Refused: Story = { tags: ['picture'], args: { error: 'Este usuario ya marcó asistencia hoy.' } };

export const LongNames: Story = {
  args: {
    marks: [
      {
        key: '1',
        name: 'Maximiliano Fernando de la Santísima Trinidad Villarroel Gutiérrez-Etcheverry de Peñaranda',
        time: '19:03',
        recordId: 1,
        undoable: true,
      },
    ],
  },
};

export const Sending: Story = {
  args: { onMark: fn(forever) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Número de Membresía'), '10573');
    await userEvent.dblClick(canvas.getByRole('button', { name: /Marcar Asistencia/ }));
    await expect(args.onMark).toHaveBeenCalledTimes(1);
    await expect(canvasElement.querySelector('[data-busy]')).not.toBeNull();
  },
};

export const EmptyIsRefused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Número de Membresía');
    await userEvent.type(field, '   {Enter}');
    await expect(await canvas.findByText('Ingresa un número de membresía válido')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onMark).not.toHaveBeenCalled();
  },
};

export const MarkedIsEmptied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Número de Membresía');
    await userEvent.type(field, ' 10573 {Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(args.onMark).toHaveBeenCalledWith('10573', null);
    await expect(field).toHaveFocus();
  },
};

export const RefusedKeepsTheText: Story = {
  args: { onMark: fn(async () => false), error: 'Número de membresía no válido' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Número de Membresía');
    await userEvent.type(field, '999');
    await userEvent.click(canvas.getByRole('button', { name: 'Marcar Asistencia' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('999');
    await expect(canvas.getByText('Número de membresía no válido')).toBeVisible();
  },
};

export const UndoNamesThePerson: Story = {
  args: { marks },
  play: async ({ canvas, userEvent, args }) => {
    const undo = canvas.getAllByRole('button', { name: /^Deshacer/ });
    await expect(undo).toHaveLength(1);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Deshacer la asistencia de Daniel Choque Mamani' }),
    );
    await expect(args.onUndo).toHaveBeenCalledWith(marks[0]);
  },
};
