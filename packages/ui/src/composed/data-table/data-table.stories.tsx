import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { ConformanceCase } from '../../conformance/conformance-case.ts';
import { Button } from '../../primitives/button/index.ts';
import type { DataColumn } from './data-column.ts';
import { DataTable } from './data-table.tsx';
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
const table = {
  columns,
  rowKey: (song: Song) => String(song.id),
  caption: 'Canciones',
  empty: 'No hay canciones',
  search: { label: 'Buscar canciones', nouns: ['canción', 'canciones'] },
} as const;

function Example({ pageSize }: { readonly pageSize: number }) {
  const [rows, setRows] = useState(songs);
  return (
    <>
      <Button size="sm" onClick={() => setRows(rows.slice(0, -1))}>
        Quitar la última
      </Button>
      <DataTable {...table} rows={rows} pages={{ size: pageSize, label: 'Páginas de canciones' }} />
    </>
  );
}

const meta = {
  title: 'Composed/Admin/Data table',
  component: Example,
  parameters: {
    conformance: [
      {
        name: 'DataTable',
        render: (props) => <DataTable {...props} {...table} rows={songs} />,
      },
      { name: 'TableSkeleton', render: (props) => <TableSkeleton {...props} label="Cargando canciones…" /> },
    ] satisfies ConformanceCase[],
  },
  args: { pageSize: 10 },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const Loading: Story = {
  tags: ['picture'],
  render: () => <TableSkeleton label="Cargando canciones…" />,
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

export const LastPageShrinks: Story = {
  args: { pageSize: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Página 3/ }));
    await expect(canvas.getByRole('cell')).toHaveTextContent('Olas');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar la última' }));
    await expect(canvas.getAllByRole('cell')).toHaveLength(2);
    await expect(canvas.getByText('4 canciones')).toBeVisible();
  },
};
