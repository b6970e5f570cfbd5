import { deleteMessage, type Message } from '@ministerio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useDeletion } from '../../connected/deletion/use-deletion.ts';
import { queryKeys } from '../../connected/query-keys/query-keys.ts';
import { useServices } from '../../connected/services/index.ts';
import { toast } from '../../primitives/toast/index.ts';
import { DeleteMessageDialog } from './view/delete-message-dialog.tsx';

interface DeleteMessageProps {
  /** The message to delete; null keeps the dialog closed. */
  readonly message: Message | null;
  readonly onClose: () => void;
}

/** Confirms, deletes the message and refetches the list and the count. */
export function DeleteMessage({ message, onClose }: DeleteMessageProps) {
  const { client } = useServices();
  const queries = useQueryClient();
  const deletion = useDeletion(message, {
    remove: ({ id }) => client.call(deleteMessage, { params: { id } }),
    onDeleted: () => {
      toast.success('Mensaje eliminado correctamente.');
      void queries.invalidateQueries({ queryKey: queryKeys.messages });
    },
    failed: 'No se pudo eliminar el mensaje',
    onClose,
  });

  return <DeleteMessageDialog message={message} {...deletion} />;
}
