import type { Attendance } from '@ministerio/contract';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useMemo } from 'react';
import { DataTable } from '../../../../composed/data-table/data-table.tsx';
import { AttendanceEditingContext, attendanceColumns } from './attendance-columns.tsx';
import styles from './attendance-table.module.css';
import { AttendanceTotals } from './attendance-totals.tsx';

/** Props of {@link AttendanceTable}. */
export interface AttendanceTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The rows of the chosen ministry and day. */
  readonly records: readonly Attendance[];
  /** The church's sign before amounts: 'Bs'. */
  readonly currency: string;
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

const keyOf = (record: Attendance) => record.id;
const nothingSaving: ReadonlySet<string> = new Set();
const noErrors: ReadonlyMap<string, string> = new Map();
const search = {
  label: 'Buscar por número, nombre o apellido',
  nouns: ['asistencia', 'asistencias'],
} as const;

/** The attendance of a ministry, each with its contribution to be written down (spec section 2). */
export function AttendanceTable(props: AttendanceTableProps) {
  const { records, currency, drafts, onDraftChange, onSave, onDelete, ...others } = props;
  const { saving = nothingSaving, errors = noErrors, className, ...rest } = others;
  const editing = useMemo(
    () => ({ drafts, saving, errors, onDraftChange, onSave, onDelete }),
    [drafts, saving, errors, onDraftChange, onSave, onDelete],
  );
  return (
    <AttendanceEditingContext value={editing}>
      <DataTable
        {...rest}
        data-component="AttendanceTable"
        className={cx(styles.Root, className)}
        rows={records}
        columns={attendanceColumns}
        rowKey={keyOf}
        caption="Asistencias por Categoría y Fecha"
        empty="No se encontraron asistencias."
        search={search}
        footer={records.length > 0 && <AttendanceTotals records={records} currency={currency} />}
      />
    </AttendanceEditingContext>
  );
}
