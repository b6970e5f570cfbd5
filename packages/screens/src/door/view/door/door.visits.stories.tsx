import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { DoorMark } from '../../../kit/marking/shown.ts';
import door, { Default, List } from './door.stories.tsx';

const meta = {
  ...door,
  title: 'Pantallas/Admin/Parts/Door/Visits',
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof door.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = 'Número de Membresía';
const people = List.args?.people ?? [];
const marks = Default.args?.marks ?? [];
const fullDoor = { onNewcomer: fn(), onHeadCount: fn() };
const visit: DoorMark = {
  clave: '5',
  who: 'Kevin M.',
  isNamed: true,
  time: '19:07',
  state: 'por-enviar',
  isVisit: true,
};

export const WithNewcomers: Story = {
  args: { ...Default.args, ...fullDoor, people },
  globals: { viewport: { value: 'phone' } },
};

/** Saved, and the field is ready for the next person. */
export const Newcomer: Story = {
  args: fullDoor,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Soy nuevo' }));
    await expect(canvas.getByLabelText('Nombre')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Nombre'), 'Kevin');
    await userEvent.type(canvas.getByLabelText('Apellido'), 'M');
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar y marcar' }));
    await expect(args.onNewcomer).toHaveBeenCalledWith(
      expect.objectContaining({ nombre: 'Kevin', menor: false }),
    );
    await expect(canvas.getByLabelText(field)).toHaveFocus();
    // The next one starts empty.
    await userEvent.click(canvas.getByRole('button', { name: 'Soy nuevo' }));
    await expect(canvas.getByLabelText('Nombre')).toHaveValue('');
  },
};

/** A step back loses nothing, and the field has the focus again. */
export const NewcomerLeft: Story = {
  args: { ...fullDoor, people },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Soy nuevo' }));
    await userEvent.type(canvas.getByLabelText('Nombre'), 'Kevin');
    await userEvent.click(canvas.getByRole('button', { name: 'Volver' }));
    await expect(canvas.getByLabelText(field)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Lista' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Soy nuevo' }));
    await expect(canvas.getByLabelText('Nombre')).toHaveValue('Kevin');
  },
};

/** From a number that nobody has; left again, the number is back to be replaced. */
export const NewcomerOfUnknownNumber: Story = {
  args: { ...fullDoor, onSearch: fn(), answer: { kind: 'unknown', clave: '6', codigo: '10537' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText(field)).toHaveValue('10537'));
    await expect(canvas.getByRole('button', { name: 'Buscar por nombre' })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Soy nuevo' }).at(-1) ?? document.body);
    await expect(canvas.getByLabelText('Nombre')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    const input = canvas.getByLabelText<HTMLInputElement>(field);
    await waitFor(() => expect(input).toHaveValue('10537'));
    await waitFor(() => expect(input.selectionEnd).toBe(5));
  },
};

/** 'Soy nuevo' keeps its place and its name beside three tabs. */
export const NewcomersAndReview: Story = {
  args: {
    ...fullDoor,
    people,
    reviews: [
      {
        clave: '1',
        who: 'Kevin M.',
        detail: 'menor de 18, familia 70012345, invitó Ana Rojas',
        isVisit: true,
        when: 'jue 26 nov, 19:05',
        reason: 'fuera-de-plazo',
      },
      { clave: '2', who: '99821', when: 'sáb 28 nov, 19:01', reason: 'no-existe' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Soy nuevo' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Por revisar (2)' }));
    await expect(canvas.getByRole('heading', { name: '2 por revisar' })).toBeVisible();
    await expect(canvas.getByText('menor de 18, familia 70012345, invitó Ana Rojas')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Descartar la visita' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Corregir el número' })).toHaveLength(1);
  },
};

/** A visit is undone while it is here; once the server has it, no door can, and a phone has no name of it. */
export const Visits: Story = {
  args: {
    ...fullDoor,
    connection: 'sin-senal',
    waiting: 2,
    answer: { kind: 'mark', mark: visit },
    marks: [
      { ...visit, clave: '4', who: 'Lucía C.', time: '19:06' },
      { ...visit, clave: '3', who: 'Visita', isNamed: false, state: 'marcada', time: '19:01' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Kevin M., 19:07, por enviar');
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer la visita de Lucía C.' }));
    await expect(args.onUndo).toHaveBeenCalledWith(expect.objectContaining({ clave: '4' }));
    await expect(canvas.getAllByRole('button', { name: /^Deshacer/ })).toHaveLength(2);
  },
};

/** Asked, not decided; the field is the next person's already. */
export const MayBeTheSame: Story = {
  args: {
    ...fullDoor,
    people,
    answer: { kind: 'mark', mark: { ...visit, state: 'marcada' } },
    marks,
    question: { name: 'Kevin M.', lastVisit: '14-11', state: 'asked' },
    onQuestion: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/¿Es Kevin M., que vino el 14-11\?/);
    await userEvent.click(canvas.getByRole('button', { name: 'Sí, es la misma persona' }));
    await expect(args.onQuestion).toHaveBeenCalledWith(true);
    await expect(canvas.getByLabelText(field)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'No' }));
    await expect(args.onQuestion).toHaveBeenLastCalledWith(false);
  },
};

export const SameNotSaved: Story = {
  args: {
    ...MayBeTheSame.args,
    question: { name: 'Kevin M.', lastVisit: '14-11', state: 'failed' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No se pudo guardar/)).toBeVisible();
  },
};

export const SameSaved: Story = {
  args: {
    ...MayBeTheSame.args,
    question: { name: 'Kevin M.', lastVisit: '14-11', state: 'joined' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('✓ Kevin M. ya había venido: es la misma persona.')).toBeVisible();
  },
};

/** Counted in the head's own page, away from the people who wait. */
export const HeadCount: Story = {
  args: { ...fullDoor, headCount: { total: 20, isSent: false } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '20 sin nombre: cambiar' }));
    const count = canvas.getByLabelText('¿Cuántas personas hay hoy que nadie anotó?');
    await expect(count).toHaveValue('20');
    await expect(canvas.getByText('20 sin nombre, por enviar.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Una más' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Una más' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Una menos' }));
    await expect(count).toHaveValue('21');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(args.onHeadCount).toHaveBeenCalledWith(21);
    await expect(canvas.getByLabelText(field)).toHaveFocus();
  },
};

export const HeadCountWrong: Story = {
  args: { ...fullDoor, headCount: null },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Contar personas sin nombre' }));
    const count = canvas.getByLabelText('¿Cuántas personas hay hoy que nadie anotó?');
    await userEvent.clear(count);
    await userEvent.type(count, 'doce{Enter}');
    await expect(count).toHaveAccessibleDescription(/Escribe un número entero, de 0 a 9999/);
    await expect(args.onHeadCount).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByLabelText(field)).toHaveFocus();
  },
};
