import type { Attendance } from '@ministerio/contract';
import { useRowWindow } from '../../internal/row-window/index.ts';
import { Table } from '../../primitives/table/index.ts';
import { type AdminColumn, SearchTable, type TableFrameProps, useAdminTable } from '../admin-table/index.ts';
import { AttendanceRow } from './attendance-row.tsx';
import styles from './attendance-table.module.css';
import { AttendanceTotals } from './attendance-totals.tsx';

/** Props of {@link AttendanceTable}. */
export interface AttendanceTableProps extends Omit<TableFrameProps, 'children'> {
  /** The rows of the chosen ministry and day. */
  readonly records: readonly Attendance[];
  /** What is typed but not saved, by record id as text. Kept by the caller, so that it outlives a reload. */
  readonly drafts: ReadonlyMap<string, string>;
  /** Called with a row and what is now typed in it. */
  readonly onDraftChange: (record: Attendance, text: string) => void;
  /** A row's 'Guardar' with what is typed there, empty included: the caller says what is wrong with it. */
  readonly onSave: (record: Attendance, text: string) => void;
  /** A row's 'Eliminar': the caller asks before anything is deleted. Without it rows have none. */
  readonly onDelete?: ((record: Attendance) => void) | undefined;
  /** Ids, as text, of the rows that are being saved. */
  readonly saving?: ReadonlySet<string>;
  /** Why a row could not be saved, by record id as text. */
  readonly errors?: ReadonlyMap<string, string>;
}

const columns: readonly AdminColumn<Attendance>[] = [
  {
    id: 'codigo',
    title: 'Numero membresia',
    className: styles.Codigo,
    value: (record) => record.user?.codigo ?? null,
  },
  { id: 'nombre', title: 'Nombre', value: (record) => record.user?.nombre ?? null },
  { id: 'apellido', title: 'Apellido', value: (record) => record.user?.apellido ?? null },
  { id: 'date', title: 'Fecha', className: styles.Date, value: (record) => record.date },
  { id: 'time', title: 'Hora', className: styles.Time, value: (record) => record.time },
  { id: 'aporte', title: 'Aporte', className: styles.Aporte },
  { id: 'actions', title: 'Acciones', className: styles.Actions, titleHidden: true },
];
const keyOf = (record: Attendance) => String(record.id);
const searchText = ({ user, aporte }: Attendance) => [user?.codigo, user?.nombre, user?.apellido, aporte];
const nothingSaving: ReadonlySet<string> = new Set();
const noErrors: ReadonlyMap<string, string> = new Map();

/** The attendance of a ministry, each with its contribution to be written down (spec section 2). */
export function AttendanceTable(props: AttendanceTableProps) {
  const { records, drafts, onDraftChange, onSave, onDelete, ...others } = props;
  const { saving = nothingSaving, errors = noErrors, ...rest } = others;
  const table = useAdminTable({ data: records, columns, keyOf, searchText, pageSize: Infinity });
  const { rows, arrangement } = table;
  const rowWindow = useRowWindow({ rows, keyOf, arrangement });
  return (
    <SearchTable
      {...rest}
      data-component="AttendanceTable"
      table={table}
      columns={columns}
      rowWindow={rowWindow}
      caption="Asistencias por Categoría y Fecha"
      empty="No se encontraron asistencias."
      searchLabel="Buscar por número, nombre o apellido"
      nouns={['asistencia', 'asistencias']}
      pagerLabel="Páginas de asistencias"
      footer={<AttendanceTotals records={records} />}
    >
      {rowWindow.pieces.map(({ kind, from }) => {
        const record = kind === 'row' ? rows[from] : undefined;
        if (!record) return <Table.Gap key={`gap ${from}`} columns={columns.length} />;
        const key = keyOf(record);
        return (
          <AttendanceRow
            key={key}
            rowIndex={rowWindow.whole ? undefined : from + 2}
            record={record}
            draft={drafts.get(key) ?? ''}
            saving={saving.has(key)}
            error={errors.get(key)}
            onDraftChange={onDraftChange}
            onSave={onSave}
            onDelete={onDelete}
          />
        );
      })}
    </SearchTable>
  );
}
