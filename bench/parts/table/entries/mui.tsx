import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import { createRoot } from 'react-dom/client';
import type { Row } from '../rows.ts';
import { start } from './start.ts';
import { BOX_PX } from './subject.ts';

const columns: GridColDef<Row>[] = [
  { field: 'codigo', headerName: 'Numero membresia', flex: 1 },
  { field: 'nombre', headerName: 'Nombre', flex: 1 },
  { field: 'apellido', headerName: 'Apellido', flex: 1 },
  { field: 'date', headerName: 'Fecha', flex: 1 },
  { field: 'time', headerName: 'Hora', flex: 1 },
  { field: 'aporte', headerName: 'Aporte', flex: 1, editable: true },
];
let search: ((text: string) => void) | null = null;

function Table({ rows }: { readonly rows: readonly Row[] }) {
  const api = useGridApiRef();
  search = (text) => api.current?.setQuickFilterValues([text]);
  // The free plan draws at most 100 rows on a page; sorting and searching go over all of them.
  const state = { pagination: { paginationModel: { pageSize: 100 } } };
  return (
    <div style={{ height: BOX_PX }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} initialState={state} />
    </div>
  );
}

start<Row>({
  font: 'Roboto, Helvetica, Arial, sans-serif',
  records: (rows) => rows,
  mount: (host, rows) => createRoot(host).render(<Table rows={rows} />),
  sortByName: () =>
    document.querySelector<HTMLElement>('.MuiDataGrid-columnHeader[data-field="nombre"]')?.click(),
  search: (text) => search?.(text),
  firstName: () =>
    document.querySelector('.MuiDataGrid-row [data-field="nombre"]')?.textContent?.trim() ?? null,
  scroller: () => document.querySelector('.MuiDataGrid-virtualScroller'),
});
