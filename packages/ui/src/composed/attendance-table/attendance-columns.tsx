import type { Attendance, PositionDoubt } from '@ministerio/contract';
import { formatDate, formatMarkTime } from '@ministerio/contract/domain';
import { Badge } from '../../primitives/badge/badge.tsx';
import type { DataColumn } from '../data-table/data-column.ts';
import { AporteField } from './aporte-field.tsx';
import { codigoOf, useRowEditing } from './attendance-editing.ts';
import styles from './attendance-table.module.css';
import { RowActions } from './row-actions.tsx';

function AporteCell({ record }: { readonly record: Attendance }) {
  return <AporteField {...useRowEditing(record)} />;
}

function ActionsCell({ record }: { readonly record: Attendance }) {
  return <RowActions {...useRowEditing(record)} />;
}

const doubtWords: Readonly<Record<PositionDoubt, string>> = {
  repetida: 'Ubicación repetida',
  'punto-exacto': 'Ubicación exacta',
  'precision-cero': 'Precisión de 0 m',
};

/** The name, and what speaks against the position of the mark (R34). */
function NameCell({ record: { user, ubicacionDudosa } }: { readonly record: Attendance }) {
  return (
    <span className={styles.Name}>
      {user?.nombre?.trim() || 'Sin nombre'}
      {ubicacionDudosa === undefined ? null : (
        <>
          {' '}
          <Badge tone="warning">{doubtWords[ubicacionDudosa]}</Badge>
        </>
      )}
    </span>
  );
}

const upAndDown = ['de menor a mayor', 'de mayor a menor'] as const;

/** Numero membresia, Nombre, Apellido, Fecha, Hora, Aporte (spec section 2), and the row's buttons. */
export const attendanceColumns: readonly DataColumn<Attendance>[] = [
  {
    id: 'codigo',
    header: 'Numero membresia',
    className: styles.Codigo,
    place: 'quiet',
    sortNames: upAndDown,
    cell: (record) => <span className={styles.Breakable}>{codigoOf(record)}</span>,
    sortValue: ({ user }) => user?.codigo ?? null,
    searchText: ({ user }) => user?.codigo,
  },
  {
    id: 'nombre',
    header: 'Nombre',
    isRowHeader: true,
    place: 'title',
    cell: (record) => <NameCell record={record} />,
    sortValue: ({ user }) => user?.nombre ?? null,
    searchText: ({ user }) => user?.nombre,
  },
  {
    id: 'apellido',
    header: 'Apellido',
    isRowHeader: true,
    place: 'title',
    cell: ({ user }) => <span className={styles.Name}>{user?.apellido?.trim() || 'Sin apellido'}</span>,
    sortValue: ({ user }) => user?.apellido ?? null,
    searchText: ({ user }) => user?.apellido,
  },
  {
    id: 'date',
    header: 'Fecha',
    className: styles.Date,
    place: 'quiet',
    numeric: true,
    sortNames: ['primero las antiguas', 'primero las recientes'],
    cell: ({ date }) => formatDate(date),
    sortValue: ({ date }) => date,
  },
  {
    id: 'time',
    header: 'Hora',
    className: styles.Time,
    place: 'detail',
    numeric: true,
    sortNames: ['de temprano a tarde', 'de tarde a temprano'],
    cell: formatMarkTime,
    sortValue: ({ time }) => time,
  },
  {
    id: 'aporte',
    header: 'Aporte',
    className: styles.Aporte,
    place: 'below',
    align: 'end',
    cell: (record) => <AporteCell record={record} />,
    searchText: ({ aporte }) => aporte,
  },
  {
    id: 'actions',
    header: 'Acciones',
    headerHidden: true,
    className: styles.Actions,
    place: 'below',
    cell: (record) => <ActionsCell record={record} />,
  },
];
