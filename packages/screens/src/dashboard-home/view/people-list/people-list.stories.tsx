import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type ListedPerson, PeopleList } from './people-list.tsx';

const person = (id: number, name: string): ListedPerson => ({
  id,
  name,
  facts: ['Vino el 21-11-2026'],
  href: `/dashboard/editar/${id}`,
  mailHref: id === 2 ? null : `mailto:p${id}%40ejemplo.bo`,
});
const many = Array.from({ length: 8 }, (_, index) => person(index + 10, `Persona ${index + 1}`));

const meta = {
  title: 'Pantallas/Admin/Parts/People list',
  component: PeopleList,
  args: {
    lead: 'Nunca antes tuvieron una asistencia.',
    people: [person(1, 'Daniel Choque Mamani'), person(2, 'Noelia Justiniano')],
    total: 2,
  },
} satisfies Meta<typeof PeopleList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A person without an address gets no letter. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Escribir a Daniel Choque Mamani' })).toHaveAttribute(
      'href',
      'mailto:p1%40ejemplo.bo',
    );
    await expect(canvas.getByRole('link', { name: 'Noelia Justiniano' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Escribir a Noelia Justiniano' })).toBeNull();
  },
};

/** The server tells the first ones; the rest are followed up elsewhere. */
export const Many: Story = {
  args: { people: many, total: 31, moreHref: '/dashboard/seguimiento?lista=nuevos' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByText('Y 23 más.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Seguimiento$/ })).toBeVisible();
  },
};

export const LongNames: Story = {
  tags: ['picture:phone'],
  args: {
    people: [person(1, 'Maximiliano Fernando de la Santísima Trinidad Villarroel Gutiérrez-Etcheverry')],
    total: 1,
  },
  globals: { viewport: { value: 'phone' } },
};

/** Names alone, of minors without a guardian. */
export const NamesAlone: Story = {
  args: { people: [{ id: 4, name: 'Abigail Suárez', href: '/dashboard/editar/4' }], total: 1 },
};
