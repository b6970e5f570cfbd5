import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { Table } from '../../primitives/table/index.ts';
import { type AdminColumn, SearchTable, TableSkeleton, useAdminTable } from './index.ts';

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
const columns: readonly AdminColumn<Song>[] = [{ id: 'title', title: 'Título', value: (song) => song.title }];
const keyOf = (song: Song) => String(song.id);
const searchText = (song: Song) => song.title ?? '';

function Example({ pageSize }: { readonly pageSize: number }) {
  const [data, setData] = useState(songs);
  const table = useAdminTable({ data, columns, keyOf, searchText, pageSize });
  return (
    <>
      <Button size="sm" onClick={() => setData(data.slice(0, -1))}>
        Quitar la última
      </Button>
      <SearchTable
        table={table}
        columns={columns}
        caption="Canciones"
        empty="No hay canciones"
        searchLabel="Buscar canciones"
        nouns={['canción', 'canciones']}
        pagerLabel="Páginas de canciones"
      >
        {table.rows.map((song) => (
          <Table.Row key={song.id}>
            <Table.Cell label="Título">{song.title ?? 'Sin título'}</Table.Cell>
          </Table.Row>
        ))}
      </SearchTable>
    </>
  );
}

const meta = {
  title: 'Composed/Admin/Admin table',
  component: Example,
  args: { pageSize: 10 },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { render: () => <TableSkeleton label="Cargando canciones…" /> };

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
