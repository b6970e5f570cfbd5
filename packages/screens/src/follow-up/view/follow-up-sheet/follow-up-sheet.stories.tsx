import type { FollowUp } from '@ministerio/contract';
import { fixtureNow, followUps } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { FollowUpSheet } from './follow-up-sheet.tsx';

const named = (nombre: string): FollowUp => {
  const { nuevos, faltan, volvieron } = followUps;
  const row = [...nuevos, ...faltan, ...volvieron].find((one) => one.nombre === nombre);
  if (row === undefined) throw new TypeError(`There is no ${nombre}.`);
  return row;
};

const meta = {
  title: 'Pantallas/Admin/Parts/Follow-up sheet',
  component: FollowUpSheet,
  args: {
    row: named('Mateo'),
    list: 'faltan',
    ministries: ['Red de Adolescentes'],
    clock: { nowMs: fixtureNow, timeZone: 'America/La_Paz' },
    message: 'Hola: escribimos de Ministerio Juvenil. Extrañamos a {nombre}. ¿Está todo bien?',
    onMessageChange: fn(),
    typedNote: undefined,
    onNoteChange: fn(),
    onWrite: fn(),
    onTakeOver: fn(),
    onRelease: fn(),
    onNote: fn(),
    onClose: fn(),
  },
  render: function Example(args) {
    const [message, setMessage] = useState(args.message);
    const [note, setNote] = useState(args.typedNote);
    return (
      <FollowUpSheet
        {...args}
        message={message}
        onMessageChange={setMessage}
        typedNote={note}
        onNoteChange={setNote}
      />
    );
  },
} satisfies Meta<typeof FollowUpSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = () => within(screen.getByRole('dialog'));
const button = (name: string | RegExp) => sheet().getByRole('button', { name });

/** A minor's family is written to. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Red de Adolescentes. Última: 31-10 · faltó a 3 reuniones',
    );
    await expect(button('Escribir a su papá, Jorge')).toHaveFocus();
    await expect(sheet().getByText(/A un menor se le escribe por su familia\./)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onWrite).toHaveBeenCalledWith(args.row);
  },
};

/** The message is one paragraph, and not sent empty. */
export const Message: Story = {
  tags: ['!dev', '!autodocs'],
  args: { row: named('Ana') },
  play: async ({ args, userEvent }) => {
    await expect(sheet().queryByText(/A un menor/)).toBeNull();
    await userEvent.click(sheet().getByText('Cambiar el mensaje'));
    const field = sheet().getByLabelText('Mensaje');
    await userEvent.clear(field);
    await userEvent.click(button('Escribir a Ana'));
    await expect(args.onWrite).not.toHaveBeenCalled();
    await expect(field).toHaveAccessibleDescription(/Escribe el mensaje/);
    await userEvent.type(field, 'Hola, {{nombre}:{Enter}¿vienes?');
    await expect(field).toHaveValue('Hola, {nombre}: ¿vienes?');
    await userEvent.click(button('Escribir a Ana'));
    await expect(args.onWrite).toHaveBeenCalledOnce();
  },
};

/** Notes of every kind. */
export const Noted: Story = {
  tags: ['!dev', '!autodocs'],
  args: { row: named('Ana') },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Respondió'));
    await expect(args.onNote).toHaveBeenLastCalledWith(args.row, { estado: 'respondio' });
    await userEvent.click(button('Esperar una semana'));
    await expect(args.onNote).toHaveBeenLastCalledWith(args.row, { esperaHasta: '2026-11-28' });
    await userEvent.click(button(/^No insistir/));
    await expect(args.onNote).toHaveBeenLastCalledWith(args.row, { estado: 'no-insistir' });
  },
};

/** An announced absence asks until which day. */
export const Announced: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(button(/^Avisó que no vendrá/));
    const day = sheet().getByLabelText('Hasta qué día');
    await expect(day).toHaveFocus();
    await userEvent.click(button('Guardar'));
    await expect(day).toHaveAccessibleDescription('Elige hasta qué día, de hoy en adelante');
    await expect(args.onNote).not.toHaveBeenCalled();
    await userEvent.type(day, '2026-12-05');
    await userEvent.click(button('Guardar'));
    await expect(args.onNote).toHaveBeenCalledWith(args.row, { avisoHasta: '2026-12-05' });
  },
};

/** The note has its length beside its name, and a button once it changed. */
export const Note: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const field = sheet().getByLabelText('Nota 13 de 140');
    await expect(field).toHaveAccessibleDescription('No escribas cosas íntimas: la persona puede leerlo.');
    await expect(sheet().queryByRole('button', { name: 'Guardar la nota' })).toBeNull();
    await userEvent.type(field, ' hasta Navidad{Enter}');
    await expect(args.onNote).toHaveBeenCalledWith(args.row, {
      nota: 'Está de viaje hasta Navidad',
    });
    await userEvent.clear(field);
    await userEvent.click(button('Guardar la nota'));
    await expect(args.onNote).toHaveBeenLastCalledWith(args.row, { nota: null });
  },
};

/** Mine: the chat was opened, and the row can be let go. */
export const Mine: Story = {
  args: {
    row: {
      ...named('Mariana'),
      estado: 'pendiente',
      escrito: null,
    },
    ministries: ['Red de Jovenes'],
  },
  play: async ({ args, userEvent }) => {
    await expect(sheet().getByText('La tienes tú. Chat abierto')).toBeVisible();
    await userEvent.click(button('Ya le escribí'));
    await expect(args.onNote).toHaveBeenCalledWith(args.row, { estado: 'escrito' });
    await userEvent.click(button(/^Soltar/));
    await expect(args.onRelease).toHaveBeenCalledWith(args.row);
  },
};

/** Another holder's row: the name, and one way to take it. */
export const Others: Story = {
  args: { row: { ...named('Joel'), nota: 'Trabaja los sábados' }, ministries: ['Red de Jovenes'] },
  play: async ({ args, userEvent }) => {
    await expect(sheet().getByText('Luis lo tomó hace 10 min')).toBeVisible();
    await expect(sheet().getByText('Nota: Trabaja los sábados')).toBeVisible();
    await expect(sheet().queryByRole('button', { name: /^No insistir/ })).toBeNull();
    await userEvent.click(button('Tomarlo igual'));
    await expect(args.onTakeOver).toHaveBeenCalledWith(args.row);
  },
};

/** Notes can be taken back. */
export const PutOff: Story = {
  args: { row: { ...named('Noelia'), estado: 'no-insistir' } },
  play: async ({ args, userEvent }) => {
    await expect(sheet().getByText('No insistir hasta que vuelva')).toBeVisible();
    await userEvent.click(button(/^Volver a pendiente/));
    await expect(args.onNote).toHaveBeenCalledWith(args.row, {
      estado: 'pendiente',
      esperaHasta: null,
      avisoHasta: null,
    });
  },
};

/** A minor without a guardian: no button. */
export const WithoutGuardian: Story = {
  args: { row: named('Daniela') },
  play: async () => {
    await expect(sheet().getByText('Sin tutor: habla con quien coordina.')).toBeVisible();
    await expect(sheet().queryByRole('button', { name: /^Escribir/ })).toBeNull();
  },
};

/** A returned person is greeted. */
export const CameBack: Story = {
  args: { row: named('Camila'), list: 'volvieron' },
  play: async () => {
    await expect(button('Saludar a Camila')).toBeVisible();
    await expect(sheet().queryByRole('button', { name: 'Esperar una semana' })).toBeNull();
  },
};

export const Saving: Story = { args: { saving: true } };

export const Failed: Story = {
  args: { error: 'No se pudo anotar. No hay conexión. Inténtalo de nuevo.' },
  play: async () => {
    await expect(sheet().getByRole('alert')).toHaveTextContent('No hay conexión');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Facts that a leader may not read are neither shown nor noted. */
export const Leaders: Story = {
  args: {
    row: {
      id: 'u5-2026-10-31',
      nombre: 'Mateo',
      apellido: 'G.',
      menor: true,
      dias: ['2026-10-31'],
      faltas: 3,
      contacto: { clase: 'tutor', nombre: null, parentesco: null },
      estado: 'pendiente',
      tomado: null,
      aviso: false,
    },
    ministries: [],
  },
  play: async () => {
    await expect(button('Escribir a su familia')).toBeVisible();
    await expect(sheet().queryByLabelText(/^Nota/)).toBeNull();
    await expect(sheet().queryByRole('button', { name: /^Esperar/ })).toBeNull();
  },
};
