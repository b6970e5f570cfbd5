import type { Message, RecordId } from '@ministerio/contract';
import { DataTable } from '@ministerio/ui/composed/data-table';
import { breakableEmail } from '@ministerio/ui/composed/data-table/breakable-email';
import type { DataColumn } from '@ministerio/ui/composed/data-table/data-column';
import { Badge } from '@ministerio/ui/primitives/badge';
import { Button } from '@ministerio/ui/primitives/button';
import { check, Glyph } from '@ministerio/ui/primitives/icon';
import { Link } from '@ministerio/ui/primitives/link';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { useMemo } from 'react';
import { type CreatedAt, readCreatedAt } from './created-at.ts';
import { MessageActions } from './message-actions.tsx';
import styles from './messages-table.module.css';

/** Actions on messages, where the backend stores read marks. */
export interface MessageHandling {
  /** Ids of the unread messages, as text. */
  readonly unread: ReadonlySet<string>;
  /** Marks messages as read or unread. */
  readonly onRead: (ids: readonly RecordId[], read: boolean) => void;
  /** Called by 'Abrir chat' of a message whose writer left a number. */
  readonly onChat: (message: Message) => void;
  /** Called by a row's 'Eliminar'; the caller asks for confirmation. */
  readonly onDelete: (message: Message) => void;
}

export interface MessagesTableProps {
  /** Every message; the table searches, sorts and paginates. */
  readonly messages: readonly Message[];
  /** The church's time zone, such as `America/La_Paz`. */
  readonly timeZone: string;
  /** The church's country, for telephone numbers without one: `BO`. */
  readonly countryCode: string;
  /** Rows per page. @default 25 */
  readonly pageSize?: number;
  /** Without it the table is the specification's, without marks and buttons. */
  readonly handling?: MessageHandling | undefined;
}

type Row = Message & { readonly created: CreatedAt };

const keyOf = (row: Row) => String(row.id);
const search = {
  label: 'Buscar por nombre, correo o mensaje',
  placeholder: 'Nombre, correo o mensaje',
  nouns: ['mensaje', 'mensajes'],
  noMatch: 'Ningún mensaje coincide',
} as const;

/** The table of 'Mensajes Recibidos' (spec section 2). */
export function MessagesTable({
  messages,
  timeZone,
  countryCode,
  pageSize = 25,
  handling,
}: MessagesTableProps) {
  const rows = useMemo(
    () => messages.map((message) => ({ ...message, created: readCreatedAt(message.createdAt, timeZone) })),
    [messages, timeZone],
  );
  const columns = useMemo(() => messageColumns(handling, countryCode), [handling, countryCode]);
  return (
    <DataTable
      data-component="MessagesTable"
      className={styles.Root}
      rows={rows}
      columns={columns}
      rowKey={keyOf}
      caption="Mensajes Recibidos"
      empty="No hay mensajes recibidos."
      search={search}
      pages={{ size: pageSize, label: 'Páginas de mensajes' }}
      tools={handling ? <ReadAll messages={messages} handling={handling} /> : null}
    />
  );
}

interface ReadAllProps {
  readonly messages: readonly Message[];
  readonly handling: MessageHandling;
}

function ReadAll({ messages, handling: { unread, onRead } }: ReadAllProps) {
  const ids = messages.map(({ id }) => id).filter((id) => unread.has(String(id)));
  return (
    // Disabled rather than hidden: nothing shifts when the last message is read.
    <Button variant="secondary" size="sm" disabled={ids.length === 0} onClick={() => onRead(ids, true)}>
      <Glyph path={check} />
      Marcar todos como leídos
    </Button>
  );
}

function messageColumns(
  handling: MessageHandling | undefined,
  countryCode: string,
): readonly DataColumn<Row>[] {
  const isUnread = (row: Row) => handling?.unread.has(keyOf(row)) ?? false;
  const columns: readonly DataColumn<Row>[] = [
    {
      id: 'id',
      header: 'ID',
      label: 'ID',
      place: 'quiet',
      cell: ({ id }) => id,
      sortValue: ({ id }) => id,
      sortNames: ['de menor a mayor', 'de mayor a menor'],
    },
    {
      id: 'nombre',
      header: 'Nombre',
      place: 'title',
      cell: (row) => (
        <span className={styles.Name} data-unread={isUnread(row) || undefined}>
          {row.nombre ?? 'Sin nombre'}
          {isUnread(row) ? <Badge tone="warning">Sin leer</Badge> : null}
        </span>
      ),
      sortValue: ({ nombre }) => nombre,
      searchText: ({ nombre }) => nombre,
    },
    {
      id: 'email',
      header: 'Correo',
      place: 'quiet',
      cell: (row) => <AnswerCell message={row} onChat={handling?.onChat} />,
      sortValue: ({ email }) => email,
      searchText: ({ email }) => email,
    },
    {
      id: 'mensaje',
      header: 'Mensaje',
      className: styles.TextHead,
      place: 'below',
      cell: ({ mensaje }) => <span className={styles.Text}>{mensaje ?? ''}</span>,
      searchText: ({ mensaje }) => mensaje,
    },
    {
      id: 'created',
      header: 'Fecha de Creación',
      place: 'detail',
      sortNames: ['primero los antiguos', 'primero los recientes'],
      cell: ({ created }) => <CreatedAtText text={created.text} />,
      sortValue: ({ created }) => created.sortKey,
    },
  ];
  if (!handling) return columns;
  return [
    ...columns,
    {
      id: 'actions',
      header: 'Acciones',
      headerHidden: true,
      place: 'below',
      cell: (row) => (
        <MessageActions
          countryCode={countryCode}
          message={row}
          unread={isUnread(row)}
          onRead={(read) => handling.onRead([row.id], read)}
          onDelete={() => handling.onDelete(row)}
        />
      ),
    },
  ];
}

interface AnswerCellProps {
  readonly message: Message;
  readonly onChat: MessageHandling['onChat'] | undefined;
}

/** Where the answer goes: an address, and a chat whose number no list carries. */
function AnswerCell({ message, onChat }: AnswerCellProps) {
  const { email, whatsapp, nombre } = message;
  const address = email ? (
    <Link className={styles.Email} href={`mailto:${encodeURIComponent(email)}`}>
      {breakableEmail(email)}
    </Link>
  ) : null;
  if (whatsapp !== true || onChat === undefined) return address ?? 'N/A';
  return (
    <span className={styles.Ways}>
      <Button variant="secondary" size="sm" onClick={() => onChat(message)}>
        Abrir chat<VisuallyHidden> de {nombre ?? `mensaje ${message.id}`}</VisuallyHidden>
      </Button>
      {address}
    </span>
  );
}

/** Day and time, which wrap onto two lines in a narrow column. */
function CreatedAtText({ text }: { readonly text: string }) {
  const [day, time] = text.split(' ');
  return (
    <span className={styles.Created}>
      <span className={styles.Part}>{day}</span> {time ? <span className={styles.Part}>{time}</span> : null}
    </span>
  );
}
