import type { Message, RecordId } from '@ministerio/contract';
import { useMemo } from 'react';
import { Badge } from '../../primitives/badge/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { check, Glyph } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Table } from '../../primitives/table/index.ts';
import {
  type AdminColumn,
  breakableEmail,
  SearchTable,
  type TableFrameProps,
  useAdminTable,
} from '../admin-table/index.ts';
import { type CreatedAt, readCreatedAt } from './created-at.ts';
import { MessageActions } from './message-actions.tsx';
import styles from './messages-table.module.css';

/** What can be done with messages where the backend keeps what was read. */
export interface MessageHandling {
  /** Ids of the messages that nobody has read, as texts. */
  readonly unread: ReadonlySet<string>;
  /** Messages were read or are to count as unread again. */
  readonly onRead: (ids: readonly RecordId[], read: boolean) => void;
  /** A row's 'Eliminar': the caller asks before anything is deleted. */
  readonly onDelete: (message: Message) => void;
}

/** Props of {@link MessagesTable}. */
export interface MessagesTableProps extends Omit<TableFrameProps, 'children'> {
  /** Every message; search, order and pages are the table's own. */
  readonly messages: readonly Message[];
  /** The church's zone, by which instants are shown: `America/La_Paz`. */
  readonly timeZone: string;
  /** Rows on a page. @default 25 */
  readonly pageSize?: number;
  /** Without it the table is the specification's alone: no marks, no buttons. */
  readonly handling?: MessageHandling | undefined;
}

type Row = Message & { readonly created: CreatedAt };

const plainColumns: readonly AdminColumn<Row>[] = [
  { id: 'id', title: 'ID', value: (row) => row.id },
  { id: 'nombre', title: 'Nombre', value: (row) => row.nombre },
  { id: 'email', title: 'Correo', value: (row) => row.email },
  { id: 'mensaje', title: 'Mensaje' },
  { id: 'created', title: 'Fecha de Creación', value: (row) => row.created.sortKey },
];
const handledColumns: readonly AdminColumn<Row>[] = [
  ...plainColumns,
  { id: 'actions', title: 'Acciones', titleHidden: true },
];
const keyOf = (row: Row) => String(row.id);
const searchText = (row: Row) => [row.nombre, row.email, row.mensaje].join(' ');

/** The table of 'Mensajes Recibidos' (spec section 2). */
export function MessagesTable({ messages, timeZone, pageSize = 25, handling, ...rest }: MessagesTableProps) {
  const rows = useMemo(
    () => messages.map((message) => ({ ...message, created: readCreatedAt(message.createdAt, timeZone) })),
    [messages, timeZone],
  );
  const columns = handling ? handledColumns : plainColumns;
  const table = useAdminTable({ data: rows, columns, keyOf, searchText, pageSize });
  return (
    <SearchTable
      {...rest}
      data-component="MessagesTable"
      table={table}
      columns={columns}
      caption="Mensajes Recibidos"
      empty="No hay mensajes recibidos."
      noMatch="Ningún mensaje coincide"
      searchLabel="Buscar por nombre, correo o mensaje"
      nouns={['mensaje', 'mensajes']}
      pagerLabel="Páginas de mensajes"
      tools={handling ? <ReadAll messages={messages} handling={handling} /> : null}
    >
      {table.rows.map((row) => (
        <MessageRow key={keyOf(row)} row={row} handling={handling} />
      ))}
    </SearchTable>
  );
}

interface ReadAllProps {
  readonly messages: readonly Message[];
  readonly handling: MessageHandling;
}

function ReadAll({ messages, handling: { unread, onRead } }: ReadAllProps) {
  const ids = messages.map(({ id }) => id).filter((id) => unread.has(String(id)));
  return (
    // Disabled rather than gone: nothing jumps when the last message is read.
    <Button variant="quiet" size="sm" disabled={ids.length === 0} onClick={() => onRead(ids, true)}>
      <Glyph path={check} />
      Marcar todos como leídos
    </Button>
  );
}

interface MessageRowProps {
  readonly row: Row;
  readonly handling: MessageHandling | undefined;
}

function MessageRow({ row, handling }: MessageRowProps) {
  const unread = handling?.unread.has(String(row.id)) ?? false;
  return (
    <Table.Row data-unread={unread || undefined}>
      <Table.Cell label="ID">{row.id}</Table.Cell>
      <Table.Cell label="Nombre">
        <span className={styles.Name}>
          {row.nombre ?? 'Sin nombre'}
          {unread ? <Badge tone="warning">Sin leer</Badge> : null}
        </span>
      </Table.Cell>
      <Table.Cell label="Correo">
        {row.email ? (
          <Link className={styles.Email} href={`mailto:${encodeURIComponent(row.email)}`}>
            {breakableEmail(row.email)}
          </Link>
        ) : (
          'N/A'
        )}
      </Table.Cell>
      <Table.Cell label="Mensaje">
        <span className={styles.Text}>{row.mensaje ?? ''}</span>
      </Table.Cell>
      <Table.Cell label="Fecha de Creación">
        <CreatedCell text={row.created.text} />
      </Table.Cell>
      {handling ? (
        <Table.Cell label="">
          <MessageActions
            message={row}
            unread={unread}
            onRead={(read) => handling.onRead([row.id], read)}
            onDelete={() => handling.onDelete(row)}
          />
        </Table.Cell>
      ) : null}
    </Table.Row>
  );
}

/** Day and time; where there is little room one stands under the other. */
function CreatedCell({ text }: { readonly text: string }) {
  const [day, time] = text.split(' ');
  return (
    <span className={styles.Created}>
      <span className={styles.Part}>{day}</span> {time ? <span className={styles.Part}>{time}</span> : null}
    </span>
  );
}
