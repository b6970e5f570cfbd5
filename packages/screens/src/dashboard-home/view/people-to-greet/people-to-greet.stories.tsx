import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PeopleToGreet, type PersonToGreet } from './people-to-greet.tsx';

const person = (id: number, name: string): PersonToGreet => ({
  id,
  name,
  facts: ['Vino el 21-11-2026'],
  href: `/dashboard/editar/${id}`,
  mailHref: id === 2 ? null : `mailto:p${id}%40ejemplo.bo`,
});
const many = Array.from({ length: 8 }, (_, index) => person(index + 10, `Persona ${index + 1}`));

const meta = {
  title: 'Pantallas/Admin/Parts/People to greet',
  component: PeopleToGreet,
  args: {
    title: 'Primera vez esta semana',
    lead: 'Nunca antes tuvieron una asistencia.',
    people: [person(1, 'Daniel Choque Mamani'), person(2, 'Noelia Justiniano')],
    total: 2,
    verb: 'Saludar',
  },
} satisfies Meta<typeof PeopleToGreet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

/** Pressed, the line shows the people. */
export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('button', {
      name: '2 Primera vez esta semana Daniel Choque Mamani y Noelia Justiniano Saludar',
    });
    await expect(row).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await userEvent.click(row);
    await expect(canvas.getByRole('link', { name: 'Escribir a Daniel Choque Mamani' })).toHaveAttribute(
      'href',
      'mailto:p1%40ejemplo.bo',
    );
    await expect(canvas.getByRole('link', { name: 'Noelia Justiniano' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Escribir a Noelia Justiniano' })).toBeNull();
  },
};

export const Many: Story = {
  tags: ['picture'],
  args: { people: many, total: 31 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Persona 1, Persona 2 y 29 más/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver 3 más' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByText('Se muestran las primeras 8 personas.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver menos' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const LongNames: Story = {
  tags: ['picture:phone'],
  args: {
    people: [person(1, 'Maximiliano Fernando de la Santísima Trinidad Villarroel Gutiérrez-Etcheverry')],
    total: 1,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Maximiliano/ }));
    await expect(canvas.getByRole('link', { name: /^Maximiliano/ })).toBeVisible();
  },
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeLessThanOrEqual(60);
  },
};

export const ClosedOnAPhone: Story = {
  args: { people: many, total: 31 },
  globals: { viewport: { value: 'phone' } },
};
