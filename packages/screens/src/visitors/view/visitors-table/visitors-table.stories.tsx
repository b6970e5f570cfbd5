import type { Visitor } from '@ministerio/contract';
import { fixtureDate, visitors } from '@ministerio/contract/fixtures';
import { withCard } from '@ministerio/ui/testing/with-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { VisitorsTable, type VisitorsTableProps } from './visitors-table.tsx';

const [kevin, lucia] = visitors;
const chatHref = 'https://wa.me/59170012345?text=Hola';

const meta = {
  title: 'Pantallas/Admin/Parts/Visitors table',
  component: VisitorsTable,
  args: {
    visitors,
    today: fixtureDate,
    contacts: new Map(),
    onContact: fn(),
    onMatch: fn(),
    onMakeMember: fn(),
  },
  decorators: [withCard],
} satisfies Meta<typeof VisitorsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Lucía C/ }));
    await expect(row.getByText('Menor de edad')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Lucía C/ })).toHaveTextContent('vino el 21-11');
    await expect(row.getByText('De su familia')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Daniel/ })).toHaveTextContent('vino el 07-11 y el 14-11');
    await expect(canvas.getByText('¿Es Kevin M., que vino el 14-11?')).toBeVisible();
    await expect(canvas.getByText('Sin contacto')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { visitors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nadie nuevo en seis meses.')).toBeVisible();
  },
};

/** The numbers that were asked for: with a chat, without one, and gone meanwhile. */
export const Numbers: Story = {
  args: {
    visitors: [...visitors, { ...visitors[2], id: 8, nombre: 'Ana', parecidas: [] } as Visitor],
    contacts: new Map([
      [9, { number: '700-12345', chatHref }],
      [11, { number: '3 342 1010', chatHref: null }],
      [8, { number: null, chatHref: null }],
    ]),
  },
  play: async ({ canvas }) => {
    const chat = canvas.getByRole('link', { name: /Escribir por WhatsApp a Kevin M\./ });
    await expect(chat).toHaveAttribute('href', chatHref);
    await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText('3 342 1010')).toBeVisible();
    await expect(canvas.getByText('Ya no hay número.')).toBeVisible();
  },
};

export const Pending: Story = { args: { pending: new Set([12, 11]) } };

const longName: Visitor = {
  id: 90,
  nombre: 'Maximiliano Fernando de la Santísima Trinidad Etcheverry',
  inicial: 'Ñ',
  menor: true,
  contacto: 'tutor',
  invito: 'Abigail Villarroel Gutiérrez-Etcheverry de Peñaranda, de la Red de Adolescentes',
  visitas: ['2026-11-21', '2026-11-14', '2026-11-07', '2026-10-31'],
  parecidas: [{ id: 91, nombre: 'Maximiliano Fernando', inicial: 'Ñ', ultima: '2025-12-27' }],
};
export const LongNames: Story = { args: { visitors: [longName, ...visitors] } };

export const Phone: Story = {
  args: { visitors: [longName, ...visitors] },
  globals: { viewport: { value: 'phone' } },
};

/** A thousand, of which a page is shown. */
export const ManyVisitors: Story = {
  args: {
    visitors: Array.from({ length: 1000 }, (_, index) => ({
      ...(lucia as Visitor),
      id: index + 1,
      nombre: `Lucía ${index + 1}`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1.000 visitas')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(26);
    await userEvent.type(canvas.getByRole('searchbox'), 'Lucía 999');
    await expect(canvas.getByText('1 de 1.000 visitas')).toBeVisible();
  },
};

/** Answers go up; the focus stays in the row of the question. */
export const Answered: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Example(args) {
    const [list, setList] = useState(args.visitors);
    const onMatch: VisitorsTableProps['onMatch'] = (visitor, other, isSame) => {
      args.onMatch(visitor, other, isSame);
      setList((all) =>
        isSame
          ? all.filter(({ id }) => id !== visitor.id)
          : all.map((one) => (one.id === visitor.id ? { ...one, parecidas: [] } : one)),
      );
    };
    return <VisitorsTable {...args} visitors={list} onMatch={onMatch} />;
  },
  args: { visitors: [{ ...(kevin as Visitor), id: 20 }, ...visitors] },
  play: async ({ canvas, userEvent, args }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'Sí, es la misma persona' });
    const no = canvas.getAllByRole('button', { name: 'No es la misma persona' })[0];
    if (!no || !first || !second) throw new TypeError('There is no question.');
    await userEvent.click(no);
    await expect(args.onMatch).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 20 }),
      expect.objectContaining({ id: 9 }),
      false,
    );
    await expect(canvas.getAllByRole('button', { name: /Hacer miembro/ })[0]).toHaveFocus();
    second.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMatch).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 12 }),
      expect.objectContaining({ id: 9 }),
      true,
    );
    await expect(canvas.getByRole('button', { name: /Hacer miembro a Lucía C\./ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver el número de la familia de Lucía C.' }));
    await expect(args.onContact).toHaveBeenCalledWith(expect.objectContaining({ id: 11 }));
  },
};
