import { listMessages, type Message } from '@ministerio/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminScreen } from '../../composed/admin-shell/index.ts';
import { TableSkeleton } from '../../composed/data-table/table-skeleton.tsx';
import { queryKeys } from '../../connected/query-keys/query-keys.ts';
import { QueryView } from '../../connected/query-view/query-view.tsx';
import { useServices } from '../../connected/services/index.ts';
import { DeleteMessage } from './delete-message.tsx';
import { useMarkMessages } from './use-mark-messages.ts';
import { useUnreadMessages } from './use-unread-messages.ts';
import { MessagesTable } from './view/messages-table.tsx';

/** The screen /dashboard/form: 'Mensajes Recibidos' (spec section 2). */
export function MessagesScreen() {
  const { client, church } = useServices();
  const messages = useQuery({
    queryKey: queryKeys.messages,
    queryFn: ({ signal }) => client.call(listMessages, { signal }),
  });
  const unread = useUnreadMessages();
  const onRead = useMarkMessages();
  const [messageToDelete, setMessageToDelete] = useState<Message | null>(null);
  // Without read marks in the backend, the table is the specification's.
  const handling = unread && { unread, onRead, onDelete: setMessageToDelete };
  return (
    <AdminScreen title="Mensajes Recibidos">
      <QueryView
        query={messages}
        loading={<TableSkeleton label="Cargando mensajes…" />}
        errorTitle="Error al cargar los mensajes"
      >
        {(list) => <MessagesTable messages={list} timeZone={church.timeZone} handling={handling} />}
      </QueryView>
      <DeleteMessage message={messageToDelete} onClose={() => setMessageToDelete(null)} />
    </AdminScreen>
  );
}
