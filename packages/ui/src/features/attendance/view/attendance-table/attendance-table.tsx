import type { Attendance } from '@ministerio/contract';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useMemo } from 'react';
import { DataTable } from '../../../../composed/data-table/data-table.tsx';
import { attendanceColumns } from './attendance-columns.tsx';
import { type AttendanceEditing, AttendanceEditingContext } from './attendance-editing.ts';
import styles from './attendance-table.module.css';
import { AttendanceTotals } from './attendance-totals.tsx';

export interface AttendanceTableProps extends Omit<ComponentProps<'div'>, 'children'>, AttendanceEditing {
  /** The attendance of the selected ministry and day. */
  readonly records: readonly Attendance[];
  /** The church's sign before amounts: 'Bs'. */
  readonly currency: string;
}

const keyOf = (record: Attendance) => record.id;
const search = {
  label: 'Buscar por número, nombre o apellido',
  nouns: ['asistencia', 'asistencias'],
} as const;

const isDoubted = ({ ubicacionDudosa }: Attendance) => ubicacionDudosa !== undefined;

/** The attendance of a ministry, with an editable contribution in each row (spec section 2). */
export function AttendanceTable(props: AttendanceTableProps) {
  const { records, currency, drafts, onDraftChange, onSave, onDelete, saving, errors, ...others } = props;
  const { className, ...rest } = others;
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
        listed="más recientes"
        densitySwitch
        summary={records.length > 0 && <AttendanceTotals records={records} currency={currency} />}
        footer={
          records.some(isDoubted) && (
            <p className={styles.Hint}>
              Una ubicación señalada puede no venir del teléfono de la persona. La asistencia vale; pregúntale
              cómo la marcó.
            </p>
          )
        }
      />
    </AttendanceEditingContext>
  );
}
