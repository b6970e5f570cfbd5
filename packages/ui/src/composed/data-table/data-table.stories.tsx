import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { ConformanceCase } from '../../conformance/conformance-case.ts';
import { Button } from '../../primitives/button/button.tsx';
import type { DataColumn } from './data-column.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

interface Song {
  readonly id: number;
  readonly title: string | null;
}

const songs: readonly Song[] = [
  { id: 1, title: 'Ñandú en la pampa' },
  { id: 2, title: 'Nuestra esperanza' },
  { id: 3, title: null },
  { id: 4, title: 'Árbol de vida' },
  { id: 5, title: 'Olas' },
];
const columns: readonly DataColumn<Song>[] = [
  {
    id: 'title',
    header: 'Título',
    cell: ({ title }) => title ?? 'Sin título',
    sortValue: ({ title }) => title,
    searchText: ({ title }) => title,
  },
];
const pages = { size: 2, label: 'Páginas de canciones' };

const meta = {
  title: 'Composed/Admin/Data table',
  component: DataTable<Song>,
  parameters: {
    conformance: [
      { name: 'DataTable' },
      { name: 'TableSkeleton', render: (props) => <TableSkeleton {...props} label="Cargando canciones…" /> },
    ] satisfies ConformanceCase[],
  },
  args: {
    rows: songs,
    columns,
    rowKey: (song) => String(song.id),
    caption: 'Canciones',
    empty: 'No hay canciones',
    search: { label: 'Buscar canciones', nouns: ['canción', 'canciones'] },
  },
} satisfies Meta<typeof DataTable<Song>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const Loading: Story = {
  tags: ['picture'],
  render: () => <TableSkeleton label="Cargando canciones…" />,
};

/** Parts of the table; two rows on a page, so that there are pages. */
export const Parts: Story = {
  args: {
    pages,
    tools: (
      <Button variant="secondary" size="sm">
        Descargar
      </Button>
    ),
    footer: <p>5 canciones, 1 sin título</p>,
  },
};

/** No rows at all: neither search nor head. */
export const Empty: Story = {
  args: { rows: [], emptyHint: 'Cuando agregues la primera, aparecerá aquí.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay canciones')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

/** Rows, but none that the search finds; the count says so, and the search keeps its text. */
export const NothingFound: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'salmo');
    await expect(canvas.getByText('0 de 5 canciones')).toBeVisible();
    await expect(canvas.getByText('Prueba con otra palabra.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
};

export const SortedInSpanish: Story = {
  play: async ({ canvas, userEvent }) => {
    const titles = () => canvas.getAllByRole('cell').map((cell) => cell.lastElementChild?.textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Título' }));
    await expect(titles()).toEqual([
      'Árbol de vida',
      'Nuestra esperanza',
      'Ñandú en la pampa',
      'Olas',
      'Sin título',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Título' }));
    await expect(titles().at(0)).toBe('Olas');
    await expect(titles().at(-1)).toBe('Sin título');
  },
};

/** Where the heads are not in sight, one control does what they do. */
export const SortedOnAPhone: Story = {
  tags: ['!dev', '!autodocs'],
  args: { listed: 'más recientes' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const titles = () => canvas.getAllByRole('cell').map((cell) => cell.lastElementChild?.textContent);
    const order = canvas.getByRole('combobox', { name: 'Ordenar:' });
    await expect(order).toHaveDisplayValue('más recientes');
    await expect(order.offsetHeight).toBe(44);
    await expect(canvas.queryByRole('button', { name: 'Título' })).toBeNull();
    await userEvent.selectOptions(order, 'Título, Z a A');
    await expect(canvas.getByRole('columnheader', { name: 'Título' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(titles().at(0)).toBe('Olas');
    await userEvent.selectOptions(order, 'más recientes');
    await expect(titles().at(0)).toBe('Ñandú en la pampa');
  },
};

function Shrinking(props: DataTableProps<Song>) {
  const [rows, setRows] = useState(props.rows);
  return (
    <>
      <Button size="sm" onClick={() => setRows(rows.slice(0, -1))}>
        Quitar la última
      </Button>
      <DataTable {...props} rows={rows} />
    </>
  );
}

export const LastPageShrinks: Story = {
  tags: ['!dev', '!autodocs'],
  args: { pages },
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Página 3/ }));
    await expect(canvas.getByRole('cell')).toHaveTextContent('Olas');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar la última' }));
    await expect(canvas.getAllByRole('cell')).toHaveLength(2);
    await expect(canvas.getByText('4 canciones')).toBeVisible();
  },
};
