import { categories } from '@ministerio/contract/fixtures';
import { withArtwork } from '@ministerio/ui/testing/with-artwork';
import { withCard } from '@ministerio/ui/testing/with-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CategoriesTable } from './categories-table.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Categories table',
  component: CategoriesTable,
  args: { categories, onDelete: fn() },
  decorators: [withArtwork, withCard],
} satisfies Meta<typeof CategoriesTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each name has its emblem beside it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table').querySelectorAll('img[alt=""]')).toHaveLength(categories.length);
  },
};

export const AsksToDelete: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['ID', 'Nombre de Ministerio', 'Acciones']);
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar el ministerio Red de Jovenes' }));
    await expect(args.onDelete).toHaveBeenCalledWith(categories[0]);
  },
};

/** How many people are in each, and a button that shows them. */
export const WithMembers: Story = {
  tags: ['picture'],
  args: {
    memberCounts: new Map([
      ['1', 1240],
      ['2', 1],
    ]),
    onShowMembers: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('cell', { name: 'Red de Jovenes 1.240 miembros' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'Red de Adolescentes 1 miembro' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'Exploradores del Rey 0 miembros' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver miembros de Red de Adolescentes' }));
    await expect(args.onShowMembers).toHaveBeenCalledWith(categories[1]);
  },
};

export const Empty: Story = {
  tags: ['picture'],
  args: { categories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No se encontraron categorías.')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    categories: [
      {
        id: 4,
        name: 'Ministerio de acompañamiento a familias del Tercer Anillo Externo y del Plan Tres Mil',
      },
      { id: 'sin-nombre', name: null },
    ],
    memberCounts: new Map([['4', 12]]),
  },
  globals: { viewport: { value: 'phone' } },
};
