import type { Attendance } from '@ministerio/contract';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useMemo } from 'react';
import { DataTable } from '../../../../composed/data-table/data-table.tsx';
import { AttendanceEditingContext, attendanceColumns } from './attendance-columns.tsx';
import styles from './attendance-table.module.css';
import { AttendanceTotals } from './attendance-totals.tsx';

/** Props of {@link AttendanceTable}. */
export interface AttendanceTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The attendance of the selected ministry and day. */
  readonly records: readonly Attendance[];
  /** The church's sign before amounts: 'Bs'. */
  readonly currency: string;
  /** Unsaved input by record id as text. The caller keeps it, so that it survives a reload. */
  readonly drafts: ReadonlyMap<string, string>;
  /** Called with a row and its new input. */
  readonly onDraftChange: (record: Attendance, text: string) => void;
  /** Called by a row's 'Guardar' with its input, even if empty: the caller validates it. */
  readonly onSave: (record: Attendance, text: string) => void;
  /** Called by a row's 'Eliminar'; the caller asks for confirmation. Without it there is no such button. */
  readonly onDelete?: ((record: Attendance) => void) | undefined;
  /** Ids, as text, of the rows being saved. */
  readonly saving?: ReadonlySet<string>;
  /** Error messages by record id as text. */
  readonly errors?: ReadonlyMap<string, string>;
}

const keyOf = (record: Attendance) => record.id;
const nothingSaving: ReadonlySet<string> = new Set();
const noErrors: ReadonlyMap<string, string> = new Map();
const search = {
  label: 'Buscar por número, nombre o apellido',
  nouns: ['asistencia', 'asistencias'],
} as const;

/** The attendance of a ministry, with an editable contribution in each row (spec section 2). */
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
