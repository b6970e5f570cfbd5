import type { MinistryPerson } from '@ministerio/contract';
import { addDays } from '@ministerio/contract/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MinistryTaps } from './ministry-taps.tsx';

const people: readonly MinistryPerson[] = [
  { id: 1, nombre: 'Ana', apellido: 'Rojas', presente: true, hora: '19:03:00', aqui: true, faltas: 0 },
  { id: 2, nombre: 'Daniela', apellido: 'C.', presente: false, hora: null, aqui: false, faltas: 3 },
  { id: 3, nombre: 'Joel', apellido: 'Ribera', presente: false, hora: null, aqui: false, faltas: 1 },
  { id: 4, nombre: 'Mateo', apellido: 'G.', presente: true, hora: '18:52:00', aqui: false, faltas: 0 },
];
const today = '2026-11-28';
const listOf = (personas: readonly MinistryPerson[], huboReunion = true) => ({
  fecha: today,
  huboReunion,
  personas: [...personas],
});

const meta = {
  title: 'Pantallas/Member/Parts/Ministry taps',
  component: MinistryTaps,
  args: {
    ministry: 'Red de Adolescentes',
    list: listOf(people),
    today,
    days: Array.from({ length: 8 }, (_, back) => addDays(today, -back)),
    unsent: new Set<number>(),
    onTap: fn(),
    onDay: fn(),
    onMeeting: fn(),
  },
} satisfies Meta<typeof MinistryTaps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 de 4 presentes');
    await expect(canvas.getByRole('button', { name: /^Ana Rojas/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Daniela C. Faltó 3' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};

export const Taps: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Joel Ribera/ }));
    await expect(args.onTap).toHaveBeenCalledWith(people[2]);
    await userEvent.selectOptions(canvas.getByLabelText('Día'), 'viernes 27');
    await expect(args.onDay).toHaveBeenCalledWith('2026-11-27');
    await userEvent.click(canvas.getByRole('button', { name: 'No hubo reunión' }));
    await expect(args.onMeeting).toHaveBeenCalledWith(false);
    (document.activeElement as HTMLElement).blur();
  },
};

/** Two taps are on their way. */
export const Unsent: Story = { args: { unsent: new Set([1, 4]) } };

export const Offline: Story = {
  args: { unsent: new Set([1, 4]), waiting: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Faltan enviar 2 toques/)).toBeVisible();
  },
};

export const NoMeeting: Story = { args: { list: listOf(people, false) } };

export const Refused: Story = {
  args: { error: 'Esta asistencia ya tiene un aporte. Corrígela en el panel.' },
};

export const Empty: Story = { args: { list: listOf([]) } };

/** Eighty people: a search comes first. */
export const Eighty: Story = {
  args: {
    list: listOf(
      Array.from({ length: 80 }, (_, index) => ({
        id: index + 1,
        nombre: index === 41 ? 'José' : 'Ana',
        apellido: `Suárez ${index + 1}`,
        presente: index % 3 === 0,
        hora: index % 3 === 0 ? '19:03:00' : null,
        aqui: index % 3 === 0,
        faltas: index % 4,
      })),
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Buscar'), 'jose su');
    await expect(canvas.getAllByRole('button', { name: /Suárez/ })).toHaveLength(1);
    (document.activeElement as HTMLElement).blur();
  },
};

export const LongNames: Story = {
  args: {
    ministry: 'Encuentro de discipulado de la Santísima Trinidad y de sus familias',
    list: listOf([
      {
        id: 1,
        nombre: 'María Fernanda Guadalupe de los Ángeles',
        apellido: 'Villarroel Montenegro de la Fuente',
        presente: false,
        hora: null,
        aqui: false,
        faltas: 12,
      },
    ]),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
