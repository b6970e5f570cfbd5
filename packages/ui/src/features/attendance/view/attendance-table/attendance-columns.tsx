import type { Attendance } from '@ministerio/contract';
import { formatDate, formatMarkTime } from '@ministerio/contract/domain';
import { createContext, use } from 'react';
import type { DataColumn } from '../../../../composed/data-table/data-column.ts';
import { AporteField, type AporteFieldProps } from './aporte-field.tsx';
import styles from './attendance-table.module.css';
import { RowActions, type RowActionsProps } from './row-actions.tsx';

/** Drafts, pending saves and errors of the rows, by record id as text. */
export interface AttendanceEditing
  extends Pick<AporteFieldProps, 'onDraftChange' | 'onSave'>,
    Pick<RowActionsProps, 'onDelete'> {
  readonly drafts: ReadonlyMap<string, string>;
  readonly saving: ReadonlySet<string>;
  readonly errors: ReadonlyMap<string, string>;
}

/** A context, so that a keystroke does not change the rows. */
export const AttendanceEditingContext = createContext<AttendanceEditing | null>(null);

/** The editing state of one row. */
function useEditingOf(record: Attendance) {
  const editing = use(AttendanceEditingContext);
  if (!editing) throw new Error('The cells of AttendanceTable need an AttendanceTable around them.');
  const key = String(record.id);
  const { drafts, saving, errors, ...calls } = editing;
  return { ...calls, draft: drafts.get(key) ?? '', saving: saving.has(key), error: errors.get(key) };
}

function AporteCell({ record }: { readonly record: Attendance }) {
  const { draft, saving, error, onDraftChange, onSave } = useEditingOf(record);
  return (
    <AporteField
      record={record}
      person={personOf(record)}
      draft={draft}
      saving={saving}
      error={error}
      onDraftChange={onDraftChange}
      onSave={onSave}
    />
  );
}

function ActionsCell({ record }: { readonly record: Attendance }) {
  const { draft, saving, onSave, onDelete } = useEditingOf(record);
  return (
    <RowActions
      record={record}
      person={personOf(record)}
      draft={draft}
      saving={saving}
      onSave={onSave}
      onDelete={onDelete}
    />
  );
}

const codigoOf = ({ user }: Attendance) => (user?.codigo?.trim() ? user.codigo : 'Sin membresia');

/** The person's name for the labels of a row's controls. */
function personOf(record: Attendance): string {
  const { user } = record;
  return [user?.nombre, user?.apellido].filter(Boolean).join(' ') || codigoOf(record);
}

/** Numero membresia, Nombre, Apellido, Fecha, Hora, Aporte (spec section 2), and the row's buttons. */
export const attendanceColumns: readonly DataColumn<Attendance>[] = [
  {
    id: 'codigo',
    header: 'Numero membresia',
    className: styles.Codigo,
    cell: (record) => <span className={styles.Breakable}>{codigoOf(record)}</span>,
    sortValue: ({ user }) => user?.codigo ?? null,
    searchText: ({ user }) => user?.codigo,
  },
  {
    id: 'nombre',
    header: 'Nombre',
    isRowHeader: true,
    cell: ({ user }) => <span className={styles.Name}>{user?.nombre?.trim() || 'Sin nombre'}</span>,
    sortValue: ({ user }) => user?.nombre ?? null,
    searchText: ({ user }) => user?.nombre,
  },
  {
    id: 'apellido',
    header: 'Apellido',
    isRowHeader: true,
    cell: ({ user }) => <span className={styles.Name}>{user?.apellido?.trim() || 'Sin apellido'}</span>,
    sortValue: ({ user }) => user?.apellido ?? null,
    searchText: ({ user }) => user?.apellido,
  },
  {
    id: 'date',
    header: 'Fecha',
    className: styles.Date,
    numeric: true,
    cell: ({ date }) => formatDate(date),
    sortValue: ({ date }) => date,
  },
  {
    id: 'time',
    header: 'Hora',
    className: styles.Time,
    numeric: true,
    cell: formatMarkTime,
    sortValue: ({ time }) => time,
  },
  {
    id: 'aporte',
    header: 'Aporte',
    className: styles.Aporte,
    cell: (record) => <AporteCell record={record} />,
    searchText: ({ aporte }) => aporte,
  },
  {
    id: 'actions',
    header: 'Acciones',
    headerHidden: true,
    className: styles.Actions,
    cell: (record) => <ActionsCell record={record} />,
  },
];
