import type { AuditEntry } from '@ministerio/contract';
import { auditActionLabel, momentText, nameOf } from '@ministerio/contract/domain';
import { DataTable } from '@ministerio/ui/composed/data-table';
import type { DataColumn } from '@ministerio/ui/composed/data-table/data-column';
import { Button } from '@ministerio/ui/primitives/button';
import { useMemo } from 'react';
import styles from './audit-table.module.css';
import { AuditValues } from './audit-values.tsx';
import { type ChangedValue, changedValues } from './changed-values.ts';

const keyOf = (entry: AuditEntry) => entry.id;

export interface AuditTableProps {
  /** The entries of this page, newest first. */
  readonly entries: readonly AuditEntry[];
  /** The church's time zone, such as `America/La_Paz`. */
  readonly timeZone: string;
  /** The church's currency, such as `Bs`. */
  readonly currency: string;
  /** Whether a filter is set, which changes the empty text. @default false */
  readonly filtered?: boolean | undefined;
  /** Whether the next page is loading while the previous one is shown. @default false */
  readonly pending?: boolean | undefined;
  /** Goes to older entries; absent on the last page. */
  readonly onOlder?: (() => void) | undefined;
  /** Goes to newer entries; absent on the first page. */
  readonly onNewer?: (() => void) | undefined;
}

/**
 * Changes with author and time, and the values before and after (docs/rules.md#data). Renders a table with its
 * pagination.
 */
export function AuditTable(props: AuditTableProps) {
  const { entries, timeZone, currency, filtered = false, pending = false, onOlder, onNewer } = props;
  const columns = useMemo(() => auditColumns(timeZone, currency), [timeZone, currency]);
  return (
    <DataTable
      {...emptyWords(filtered, onNewer !== undefined)}
      data-component="AuditTable"
      aria-busy={pending || undefined}
      rows={entries}
      columns={columns}
      rowKey={keyOf}
      caption="Registro de cambios"
      footer={
        (onOlder || onNewer) && (
          <nav className={styles.Pager} aria-label="Páginas del registro">
            <PagerButton onPress={onNewer}>Más recientes</PagerButton>
            <PagerButton onPress={onOlder}>Anteriores</PagerButton>
          </nav>
        )
      }
    />
  );
}

/** Stays focusable on the first or last page, where it does nothing. */
function PagerButton({ onPress, children }: { onPress: (() => void) | undefined; children: string }) {
  return (
    <Button variant="secondary" size="sm" aria-disabled={!onPress || undefined} onClick={() => onPress?.()}>
      {children}
    </Button>
  );
}

function emptyWords(filtered: boolean, hasNewer: boolean) {
  if (hasNewer) return { empty: 'No hay cambios más antiguos.' };
  if (!filtered) return { empty: 'Todavía no hay cambios registrados.' };
  return { empty: 'Ningún cambio coincide', emptyHint: 'Prueba con otras fechas u otro nombre.' };
}

function auditColumns(timeZone: string, currency: string): readonly DataColumn<AuditEntry>[] {
  return [
    {
      id: 'at',
      header: 'Fecha',
      numeric: true,
      cell: ({ at }) => momentText(at, timeZone),
    },
    {
      id: 'actor',
      header: 'Quién',
      cell: ({ actor }) => <span className={styles.Name}>{actor}</span>,
    },
    { id: 'action', header: 'Qué', cell: ({ action }) => auditActionLabel(action) },
    {
      id: 'person',
      header: 'A quién',
      cell: ({ person }) => <span className={styles.Person}>{nameOf(person) || '—'}</span>,
    },
    {
      id: 'values',
      header: 'Antes y después',
      cell: ({ before, after, person }) => {
        const values = changedValues(before, after, currency);
        const isEdit = before !== null && after !== null;
        return <AuditValues values={person ? values.filter(isRelevant) : values} isEdit={isEdit} />;
      },
    },
  ];
}

/** The column 'A quién' already shows a name that did not change. */
function isRelevant({ field, before, after }: ChangedValue): boolean {
  const isName = field === 'nombre' || field === 'apellido';
  return !isName || (before !== undefined && after !== undefined);
}
