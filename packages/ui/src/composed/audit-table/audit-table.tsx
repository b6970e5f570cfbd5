import type { AuditEntry } from '@ministerio/contract';
import { auditActionLabel, churchClock, formatDate, formatTime } from '@ministerio/contract/domain';
import { Button } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Table } from '../../primitives/table/index.ts';
import { TableFrame, type TableFrameProps } from '../admin-table/index.ts';
import styles from './audit-table.module.css';
import { AuditValues } from './audit-values.tsx';
import { type ChangedValue, changedValues } from './changed-values.ts';

/** Props of {@link AuditTable}. */
export interface AuditTableProps extends Omit<TableFrameProps, 'children'> {
  /** The changes of this page, newest first. */
  readonly entries: readonly AuditEntry[];
  /** The church's zone, by which instants are shown: `America/La_Paz`. */
  readonly timeZone: string;
  /** The church's currency, before its amounts: `Bs`. */
  readonly currency: string;
  /** Whether the filter leaves anything out: other words for nothing there. @default false */
  readonly filtered?: boolean | undefined;
  /** The next page is on its way: what is shown is the former one. @default false */
  readonly pending?: boolean | undefined;
  /** Asked for older changes; absent where these are the oldest. */
  readonly onOlder?: (() => void) | undefined;
  /** Asked for newer changes; absent where these are the newest. */
  readonly onNewer?: (() => void) | undefined;
}

/** Who changed what, when, with what it was before (server.md section 2). Renders a table and the way through it. */
export function AuditTable(props: AuditTableProps) {
  const { entries, timeZone, currency, filtered = false, pending = false, onOlder, onNewer, ...rest } = props;
  if (entries.length === 0 && !onNewer) {
    return (
      <TableFrame {...rest} data-component="AuditTable">
        <EmptyState title={filtered ? 'Ningún cambio coincide' : 'Todavía no hay cambios registrados.'}>
          {filtered ? 'Prueba con otras fechas u otro nombre.' : undefined}
        </EmptyState>
      </TableFrame>
    );
  }
  return (
    <TableFrame {...rest} data-component="AuditTable" aria-busy={pending || undefined}>
      <Table.Root caption="Registro de cambios" captionHidden stickyHead>
        <Table.Head>
          <Table.Row>
            {['Fecha', 'Quién', 'Qué', 'A quién', 'Antes y después'].map((title) => (
              <Table.HeaderCell key={title}>{title}</Table.HeaderCell>
            ))}
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} timeZone={timeZone} currency={currency} />
          ))}
        </Table.Body>
      </Table.Root>
      {(onOlder || onNewer) && (
        <nav className={styles.Pager} aria-label="Páginas del registro">
          <Button
            variant="secondary"
            size="sm"
            aria-disabled={!onNewer || undefined}
            onClick={() => onNewer?.()}
          >
            Más recientes
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-disabled={!onOlder || undefined}
            onClick={() => onOlder?.()}
          >
            Anteriores
          </Button>
        </nav>
      )}
    </TableFrame>
  );
}

/** A name that did not change is said by the column 'A quién'. */
function isNews({ field, before, after }: ChangedValue): boolean {
  const isName = field === 'nombre' || field === 'apellido';
  return !isName || (before !== undefined && after !== undefined);
}

type AuditRowProps = Pick<AuditTableProps, 'timeZone' | 'currency'> & { readonly entry: AuditEntry };

function AuditRow({ entry, timeZone, currency }: AuditRowProps) {
  const values = changedValues(entry.before, entry.after, currency);
  const { date, time } = churchClock(new Date(entry.at), timeZone);
  return (
    <Table.Row>
      <Table.Cell label="Fecha" numeric>
        {formatDate(date)} {formatTime(time)}
      </Table.Cell>
      <Table.Cell label="Quién">
        <span className={styles.Name}>{entry.actor}</span>
      </Table.Cell>
      <Table.Cell label="Qué">{auditActionLabel(entry.action)}</Table.Cell>
      <Table.Cell label="A quién">
        <span className={styles.Person}>
          {entry.person ? `${entry.person.nombre} ${entry.person.apellido}` : '—'}
        </span>
      </Table.Cell>
      <Table.Cell label="Antes y después">
        <AuditValues values={entry.person ? values.filter(isNews) : values} />
      </Table.Cell>
    </Table.Row>
  );
}
