import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { DeskHits, DeskPerson, DeskSearch } from '../../kit/marking/hits.ts';
import type { RecentMark } from '../../kit/marking/shown.ts';
import { AttendanceByNumber } from './attendance-by-number.tsx';
import type { DeskResult } from './desk-result.tsx';

const marks: readonly RecentMark[] = [
  { key: '4', name: 'Daniel Choque Mamani', time: '19:03', recordId: 106, undoable: true },
  { key: '3', name: 'Noelia Justiniano', time: '19:01', recordId: 105, undoable: false },
  { key: '2', name: 'Mateo Gutiérrez Añez', time: '18:58', recordId: 104, undoable: false },
  { key: '1', name: 'Número ••••73', time: '18:57', recordId: null, undoable: false },
];
const marked: DeskResult = {
  kind: 'marked',
  key: '4',
  name: 'Daniel Choque Mamani',
  when: 'Marcada a las 19:03',
  message: 'Asistencia marcada exitosamente',
};
const already: DeskResult = {
  kind: 'already',
  key: 'a',
  message: 'Este usuario ya marcó asistencia hoy.',
  who: { name: 'Anahí Cuéllar', time: '18:58' },
};
const unknown: DeskResult = {
  kind: 'refused',
  key: 'r',
  message: 'Número de membresía no válido',
  advice: 'Nadie tiene el 99999. El siguiente lo reemplaza.',
};
const person = (id: number, codigo: string, name: string, about: string, markedAt: string | null = null) =>
  ({ id, codigo, name, about, markedAt }) satisfies DeskPerson;
const known: readonly DeskPerson[] = [
  person(1, '10421', 'Ana Rojas', 'Red de Jovenes · vino el 14-11'),
  person(2, '10422', 'Ana Belén Soliz', 'Red de Jovenes · vino el 14-11'),
  person(3, '10423', 'Anahí Cuéllar', 'Red de Adolescentes', '18:58'),
  person(4, '10573', 'Daniel Choque Mamani', 'Red de Jovenes · vino el 14-11'),
  person(5, '20573', 'Rosa Mendoza', 'Sin ministerio · aún no vino'),
];
const find = (text: string): DeskHits => ({
  text,
  people: known.filter(
    ({ name, codigo }) => name.toLowerCase().startsWith(text.toLowerCase()) || codigo.endsWith(text),
  ),
  hasMore: false,
});
const search: DeskSearch = (text) => Promise.resolve(find(text));
const forever = () => new Promise<boolean>(() => undefined);

const meta = {
  title: 'Pantallas/Admin/Parts/Attendance by number',
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
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Marcando para el 14-11-2026Es sábado.');
    await expect(canvasElement.querySelector('[data-late]')).not.toBeNull();
    await expect(canvas.getByRole('button', { name: 'Marcar para el 14-11-2026' })).toBeVisible();
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

/** The newest person, large for three seconds. */
export const Marked: Story = { args: { marks, result: marked } };

export const Already: Story = { args: { marks, result: already } };

export const Refused: Story = { tags: ['picture'], args: { result: unknown } };

const field = (canvas: { getByLabelText: (label: string) => HTMLElement }) =>
  canvas.getByLabelText('Número de Membresía');

/** Two numbers that end alike. */
export const FourDigits: Story = {
  args: { search, digitsOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(field(canvas), '0573');
    await expect(await canvas.findByText('2 números terminan en 0573. Toca a quien llegó.')).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: /Rosa Mendoza/ }));
    await expect(args.onMark).toHaveBeenCalledWith('20573', null);
    await waitFor(() => expect(field(canvas)).toHaveValue(''));
    await expect(field(canvas)).toHaveFocus();
  },
};

/** A forgotten number; who is marked already shows the hour. */
export const ByName: Story = {
  args: { search },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'Ana');
    await expect(
      await canvas.findByRole('option', { name: /Anahí Cuéllar.*Marcada a las 18:58/ }),
    ).toBeVisible();
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'true');
  },
};

/** An unknown name: said, and the field stays. */
export const NobodyFound: Story = {
  args: { search },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'Zoe');
    await expect(await canvas.findByText('Nadie se llama «Zoe».')).toBeVisible();
  },
};

/** The phone’s own text at 200 %: nothing is cut off at 360 px. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { marks, result: marked, search, digitsOnly: true },
  beforeEach: () => {
    document.documentElement.style.fontSize = '32px';
    return () => {
      document.documentElement.style.removeProperty('font-size');
    };
  },
  play: async ({ canvas }) => {
    // As wide as the line that has no width of its own.
    const { right } = canvas.getByRole('status').getBoundingClientRect();
    for (const part of [field(canvas), canvas.getByRole('button', { name: 'Marcar Asistencia' })]) {
      await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Above a page that is about something else. */
export const Folded: Story = {
  args: { folded: true, marks, search },
  globals: { viewport: { value: 'phone' } },
};

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
  args: { onMark: fn(async () => false) },
  render: function Render(args) {
    const [result, setResult] = useState<DeskResult | null>(null);
    const onMark = (...sent: Parameters<typeof args.onMark>) => {
      setResult(unknown);
      return args.onMark(...sent);
    };
    return <AttendanceByNumber {...args} onMark={onMark} result={result} />;
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Número de Membresía');
    await userEvent.type(field, '999');
    await userEvent.click(canvas.getByRole('button', { name: 'Marcar Asistencia' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('999');
    await expect(canvas.getByText('Número de membresía no válido')).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/Número de membresía no válido/);
    await userEvent.keyboard('1');
    await expect(field).toHaveValue('1');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(canvas.queryByText('Número de membresía no válido')).toBeNull();
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
