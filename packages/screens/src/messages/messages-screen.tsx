import { deleteMessage, listMessages, type Message } from '@ministerio/contract';
import { AdminScreen } from '@ministerio/ui/composed/admin-shell';
import { TableSkeleton } from '@ministerio/ui/composed/data-table/table-skeleton';
import { toast } from '@ministerio/ui/primitives/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeletion } from '../kit/deletion/use-deletion.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { QueryView } from '../kit/query-view/query-view.tsx';
import { useServices } from '../kit/services/index.ts';
import { useCall } from '../kit/use-call.ts';
import { useMarkMessages } from './use-mark-messages.ts';
import { useMessageChat } from './use-message-chat.ts';
import { useUnreadMessages } from './use-unread-messages.ts';
import { ChatDialog } from './view/chat-dialog.tsx';
import { DeleteMessageDialog } from './view/delete-message-dialog.tsx';
import { MessagesTable } from './view/messages-table.tsx';

/** The screen /dashboard/form: 'Mensajes Recibidos' (spec section 2). */
export function MessagesScreen() {
  const { client, church } = useServices();
  const queries = useQueryClient();
  const messages = useCall(queryKeys.messages, listMessages);
  const unread = useUnreadMessages();
  const onRead = useMarkMessages();
  const [messageToDelete, setMessageToDelete] = useState<Message | null>(null);
  const deletion = useDeletion(messageToDelete, {
    remove: ({ id }) => client.call(deleteMessage, { params: { id } }),
    onDeleted: () => {
      toast.success('Mensaje eliminado correctamente.');
      void queries.invalidateQueries({ queryKey: queryKeys.messages });
    },
    failed: 'No se pudo eliminar el mensaje',
    onClose: () => setMessageToDelete(null),
  });
  // Without read marks in the backend, the table is the specification's.
  const chat = useMessageChat(({ id }) => {
    if (unread?.has(String(id))) onRead([id], true);
  });
  const handling = unread && { unread, onRead, onChat: chat.ask, onDelete: setMessageToDelete };
  return (
    <AdminScreen title="Mensajes Recibidos">
      <QueryView
        query={messages}
        loading={<TableSkeleton label="Cargando mensajes…" />}
        errorTitle="Error al cargar los mensajes"
      >
        {(list) => (
          <MessagesTable
            messages={list}
            timeZone={church.timeZone}
            countryCode={church.countryCode}
            handling={handling}
          />
        )}
      </QueryView>
      <ChatDialog {...chat.dialog} />
      <DeleteMessageDialog message={messageToDelete} {...deletion} />
    </AdminScreen>
  );
}
