import { DataTable } from '../composed/data-table/data-table.tsx';
import { TableSkeleton } from '../composed/data-table/table-skeleton.tsx';
import type { RegistryEntry } from './entry.ts';

/** The table that the panel's tables are made of. */
export const tableParts: readonly RegistryEntry[] = [
  {
    folder: 'data-table',
    name: 'DataTable',
    render: (props) => (
      <DataTable
        {...props}
        rows={[{ id: 1 }]}
        columns={[{ id: 'id', header: 'ID', cell: ({ id }) => id, sortValue: ({ id }) => id }]}
        rowKey={({ id }) => id}
        caption="Usuarios"
        empty="No hay usuarios"
        search={{ label: 'Buscar', nouns: ['usuario', 'usuarios'] }}
      />
    ),
  },
  {
    folder: 'data-table',
    name: 'TableSkeleton',
    render: (props) => <TableSkeleton {...props} label="Cargando…" />,
  },
];
