import {
  SearchTable,
  SortHeader,
  TableFrame,
  TablePager,
  TableSkeleton,
  TableTools,
} from '../composed/admin-table/index.ts';
import type { RegistryEntry } from './entry.ts';

const nothing = () => undefined;
const search = { text: '', setText: nothing, found: 3, total: 3 };
const sorting = { sortOf: () => 'none' as const, toggleSort: nothing };
const paging = { page: 1, pageCount: 2, setPage: nothing };

/** The parts that tables of the panel are made of. */
export const tableParts: readonly RegistryEntry[] = [
  {
    folder: 'admin-table',
    name: 'SearchTable',
    render: (props) => (
      <SearchTable
        {...props}
        table={{ ...sorting, ...paging, search, rows: [1] }}
        columns={[{ id: 'id', title: 'ID' }]}
        caption="Usuarios"
        empty="No hay usuarios"
        searchLabel="Buscar"
        nouns={['usuario', 'usuarios']}
        pagerLabel="Páginas"
      >
        <tr />
      </SearchTable>
    ),
  },
  {
    folder: 'admin-table',
    name: 'SortHeader',
    render: (props) => (
      <table>
        <thead>
          <tr>
            <SortHeader {...props} table={sorting} column="id">
              ID
            </SortHeader>
          </tr>
        </thead>
      </table>
    ),
  },
  { folder: 'admin-table', name: 'TableFrame', render: (props) => <TableFrame {...props} /> },
  {
    folder: 'admin-table',
    name: 'TablePager',
    render: (props) => <TablePager {...props} table={paging} label="Páginas" />,
  },
  {
    folder: 'admin-table',
    name: 'TableSkeleton',
    render: (props) => <TableSkeleton {...props} label="Cargando…" />,
  },
  {
    folder: 'admin-table',
    name: 'TableTools',
    render: (props) => (
      <TableTools {...props} search={search} searchLabel="Buscar" nouns={['usuario', 'usuarios']} />
    ),
  },
];
