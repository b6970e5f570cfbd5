import { AllCommunityModule, createGrid, type GridApi, ModuleRegistry } from 'ag-grid-community';
import type { Row } from '../rows.ts';
import { start } from './start.ts';
import { BOX_PX } from './subject.ts';

ModuleRegistry.registerModules([AllCommunityModule]);
let grid: GridApi<Row> | null = null;

start<Row>({
  font: '"IBM Plex Sans", -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, sans-serif',
  records: (rows) => rows,
  mount(host, rows) {
    host.style.height = `${BOX_PX}px`;
    grid = createGrid<Row>(host, {
      rowData: [...rows],
      getRowId: ({ data }) => String(data.id),
      // Rows that glide to their new places would be counted as not yet settled.
      animateRows: false,
      defaultColDef: { flex: 1 },
      columnDefs: [
        { field: 'codigo', headerName: 'Numero membresia' },
        { field: 'nombre', headerName: 'Nombre' },
        { field: 'apellido', headerName: 'Apellido' },
        { field: 'date', headerName: 'Fecha' },
        { field: 'time', headerName: 'Hora' },
        { field: 'aporte', headerName: 'Aporte', editable: true },
      ],
    });
  },
  sortByName: () =>
    document.querySelector<HTMLElement>('.ag-header-cell[col-id="nombre"] .ag-header-cell-label')?.click(),
  search: (text) => grid?.setGridOption('quickFilterText', text),
  firstName: () =>
    document.querySelector('.ag-row[row-index="0"] .ag-cell[col-id="nombre"]')?.textContent?.trim() ?? null,
  scroller: () => document.querySelector('.ag-grid-viewport'),
});
