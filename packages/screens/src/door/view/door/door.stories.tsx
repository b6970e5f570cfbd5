import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { DoorMark, DoorPerson } from '../../../kit/marking/shown.ts';
import { Door } from './door.tsx';

const named = (clave: string, who: string, time: string): DoorMark => ({
  clave,
  who,
  time,
  isNamed: true,
  state: 'marcada',
});
const marks: readonly DoorMark[] = [
  named('4', 'Luis Fernando Áñez', '19:02'),
  named('3', 'Camila Rojas Vaca', '19:02'),
  named('2', 'José Luis Peñaranda', '19:01'),
  named('1', 'Abigail Suárez', '18:58'),
];
const newest = named('5', 'María Quispe', '19:03');
const waitingMark = (clave: string, who: string, time: string): DoorMark => ({
  clave,
  who,
  time,
  isNamed: false,
  state: 'por-enviar',
});
const people: readonly DoorPerson[] = [
  { usuario: 1, name: 'Ana Rojas', detail: 'vino 9 de las últimas 9', markedAt: null },
  { usuario: 2, name: 'Luis Fernando Áñez', detail: 'vino 9 de las últimas 9', markedAt: '19:02' },
  {
    usuario: 3,
    name: 'María de los Ángeles Gutiérrez Justiniano',
    detail: 'vino 8 de las últimas 9',
    markedAt: null,
  },
];

const meta = {
  title: 'Pantallas/Admin/Parts/Door',
  component: Door,
  parameters: { layout: 'fullscreen' },
  args: {
    place: 'sáb 28 nov · Mesa 3',
    count: { members: 47, visits: 0, usual: 62 },
    connection: 'en-linea',
    waiting: 0,
    answer: null,
    marks: [],
    reviews: [],
    people: null,
    hits: null,
    defaultKeypad: true,
    onMark: fn(),
    onPick: fn(),
    onToggle: fn(),
    onUndo: fn(),
    onCorrect: fn(),
    onDiscard: fn(),
    onTakeBack: fn(),
  },
} satisfies Meta<typeof Door>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = 'Número de Membresía';

export const Default: Story = { args: { answer: { kind: 'mark', mark: newest }, marks, onClose: fn() } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

export const Landscape: Story = {
  ...Default,
  parameters: {
    viewport: {
      options: { side: { name: 'Phone on its side', styles: { width: '740px', height: '360px' } } },
    },
  },
  globals: { viewport: { value: 'side' } },
};

export const FirstDay: Story = {
  args: { count: { members: 1, visits: 0, usual: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '1 persona' })).toBeVisible();
  },
};

export const CountUnknown: Story = {
  args: { count: null, connection: 'sin-senal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Puerta' })).toBeVisible();
    await expect(canvas.getByText('Sin señal')).toBeVisible();
  },
};

/** The strip stays full; only the number grows. */
export const AboveTheAverage: Story = {
  args: { count: { members: 70, visits: 0, usual: 62 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: '70 de unos 62' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-lit]')).toHaveLength(62);
  },
};

/** Data of a sent number that this phone keeps. */
export const NumbersOnly: Story = {
  args: {
    answer: {
      kind: 'mark',
      mark: { clave: '5', who: '••82', time: '19:03', isNamed: false, state: 'marcada' },
    },
    marks: [{ clave: '4', who: '••73', time: '19:02', isNamed: false, state: 'ya-estaba' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Número ••82')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Asistencia marcada: el número ••82, 19:03');
  },
};

export const AlreadyMarked: Story = {
  args: { answer: { kind: 'already', mark: newest, since: 'a las 19:03 en Mesa 2' }, marks },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ya marcó, a las 19:03 en Mesa 2')).toBeVisible();
    await expect(canvas.getByLabelText(field)).toHaveValue('');
  },
};

export const Unknown: Story = {
  args: { answer: { kind: 'unknown', clave: '6', codigo: '10537' }, marks },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(field);
    await waitFor(() => expect(input).toHaveValue('10537'));
    await expect(args.onTakeBack).toHaveBeenCalledWith('6');
    await expect(input).toHaveAccessibleDescription(/Nadie tiene el 10537/);
    await waitFor(() => expect(input.selectionEnd).toBe(5));
    // The next person's digits are not appended to it.
    await userEvent.click(canvas.getByRole('button', { name: '1' }));
    await expect(input).toHaveValue('1');
    await expect(input).toHaveFocus();
  },
};

export const Failed: Story = {
  args: {
    answer: {
      kind: 'failed',
      message:
        'No se guardó: este teléfono no tiene espacio. Borra fotos o aplicaciones que no uses y marca otra vez.',
    },
  },
};

export const WithoutSignal: Story = {
  args: {
    connection: 'sin-senal',
    waiting: 3,
    answer: { kind: 'mark', mark: waitingMark('9', '10482', '19:06') },
    marks: [waitingMark('8', '10517', '19:05'), waitingMark('7', '10533', '19:05')],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 por enviar')).toBeVisible();
    await expect(canvas.getByText(/las marcas están a salvo en este teléfono/)).toBeVisible();
    await expect(canvas.getByText('19:06, por enviar')).toBeVisible();
  },
};

export const Visits: Story = {
  args: { count: { members: 5, visits: 1, usual: 15 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '5 miembros y 1 visita' })).toBeVisible();
  },
};

/** Both ways out of an unknown number are in one row of a small phone. */
export const UnknownOnAPhone: Story = {
  args: {
    answer: { kind: 'unknown', clave: '6', codigo: '10537' },
    marks,
    onSearch: fn(),
    onNewcomer: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const ways = [
      canvas.getByRole('button', { name: 'Buscar por nombre' }),
      canvas.getAllByRole('button', { name: 'Soy nuevo' }).at(-1),
    ];
    await waitFor(() => expect(new Set(ways.map((way) => way?.getBoundingClientRect().top)).size).toBe(1));
  },
};

/** With a keyboard on the table the keypad waits behind a button. */
export const WithoutKeypad: Story = {
  args: { defaultKeypad: false, answer: { kind: 'mark', mark: newest }, marks },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar el teclado' }));
    await expect(canvas.getByRole('group', { name: 'Teclado numérico' })).toBeVisible();
    await expect(canvas.getByLabelText(field)).toHaveFocus();
  },
};

function MarkingList(props: ComponentProps<typeof Door>) {
  const [list, setList] = useState(people);
  const onToggle = (person: DoorPerson) => {
    props.onToggle(person);
    const markedAt = person.markedAt === null ? '19:04' : null;
    // The server's order changes: who is marked goes last.
    setList([...list.filter(({ usuario }) => usuario !== person.usuario), { ...person, markedAt }]);
  };
  return <Door {...props} people={list} onToggle={onToggle} />;
}

/** One tap marks, another one undoes; nobody changes place. */
export const List: Story = {
  args: { people },
  render: (args) => <MarkingList {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lista' }));
    const order = () => canvas.getAllByRole('listitem').map((row) => row.textContent?.slice(2, 7));
    const before = order();
    await userEvent.click(canvas.getByRole('button', { name: /Ana Rojas/ }));
    await expect(canvas.getByText('Marcada a las 19:04')).toBeVisible();
    await expect(order()).toEqual(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Falta 1' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Falta 1' }));
    await userEvent.click(canvas.getByRole('button', { name: /Ana Rojas/ }));
    await expect(canvas.getByRole('button', { name: 'Faltan 2' })).toBeVisible();
  },
};

export const ListEmpty: Story = {
  args: { people: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lista' }));
    await expect(canvas.getByText('Todavía no hay nadie en la lista. Marca por número.')).toBeVisible();
  },
};

export const ToReview: Story = {
  args: {
    reviews: [
      { clave: '1', who: '99821', when: 'sáb 28 nov, 19:01', reason: 'no-existe' },
      { clave: '2', who: '10482', when: 'jue 26 nov, 19:05', reason: 'fuera-de-plazo' },
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Por revisar (2)' }));
    await expect(canvas.getByRole('heading', { name: '2 marcas por revisar' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Corregir el número' })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Corregir el número' }));
    await userEvent.type(canvas.getByLabelText(field), '99812{Enter}', {
      initialSelectionStart: 0,
      initialSelectionEnd: 5,
    });
    await expect(args.onCorrect).toHaveBeenCalledWith(expect.objectContaining({ clave: '1' }), {
      codigo: '99812',
    });
    await expect(canvas.queryByRole('button', { name: 'Buscar' })).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Descartar la marca' })[0] ?? document.body);
    await expect(args.onDiscard).toHaveBeenCalledWith(expect.objectContaining({ clave: '2' }));
  },
};

/** At 200 % the longest words wrap, nothing is cut, and nothing scrolls sideways. */
export const LargeText: Story = {
  ...Default,
  args: {
    ...Default.args,
    answer: { kind: 'mark', mark: named('5', 'María de los Ángeles Gutiérrez Justiniano', '19:03') },
  },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-component="Door"]');
    await expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0);
  },
};
