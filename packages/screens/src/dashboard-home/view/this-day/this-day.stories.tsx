import { siteDocuments } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type DayProgram, dayProgram } from './day-program.ts';
import { ThisDay } from './this-day.tsx';

const program = { ...(dayProgram(siteDocuments, '2026-11-28') as DayProgram), title: 'Este sábado' };
const [first, second] = program.entries;

const meta = {
  title: 'Pantallas/Admin/Parts/This day',
  component: ThisDay,
  args: { program },
} satisfies Meta<typeof ThisDay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Este sábado' }));
    const entries = card.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(entries).toEqual(['09:00Reuniones de ayuno', '19:00Red de Jovenes']);
    await expect(card.getByRole('link', { name: 'Este sábado no hay…' })).toHaveAttribute(
      'href',
      '/dashboard/sitio/horarios?dia=2026-11-28',
    );
  },
};

/** One meeting is called off, another begins later. */
export const Changed: Story = {
  args: {
    program: {
      ...program,
      entries: [
        {
          ...first,
          id: '1',
          title: 'Red de Adolescentes',
          start: '17:00',
          place: null,
          change: 'No hay: Retiro en Samaipata',
          isHeld: false,
        },
        {
          ...second,
          id: '2',
          title: 'Red de Jovenes',
          start: '20:00',
          place: 'Auditorio',
          change: 'Cambia de hora',
          isHeld: true,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay: Retiro en Samaipata')).toBeVisible();
    await expect(canvas.getByText('Cambia de hora · Auditorio')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    program: {
      ...program,
      entries: program.entries.map((entry) => ({
        ...entry,
        title: 'Encuentro de discipulado de la Santísima Trinidad y de sus familias',
        place: 'Centro de retiros Paraíso, salón principal',
      })),
    },
  },
};

export const Dark: Story = { ...Changed, globals: { theme: 'dark' } };
export const Phone: Story = { ...LongNames, globals: { viewport: { value: 'phone' } } };
