import { useMutation } from '@tanstack/react-query';
import { failureOf } from '../failure-words/failure-words.ts';

/** Effects of a confirmed deletion. */
export interface Deletion<Item> {
  /** The call. */
  readonly remove: (item: Item) => Promise<unknown>;
  /** Called after the deletion, to confirm it and to invalidate queries. The dialog closes by itself. */
  readonly onDeleted: (item: Item) => void;
  /** The screen's sentence for a failure: 'No se pudo eliminar el usuario'. */
  readonly failed: string;
  /** Called when the dialog is cancelled, or the item is deleted. */
  readonly onClose: () => void;
}

/**
 * The state of a confirmation dialog for a deletion. Cancelling clears an earlier error.
 * @param item - the item to delete; null while the dialog is closed.
 * @returns the props that these dialogs share.
 */
export function useDeletion<Item>(item: Item | null, { remove, onDeleted, failed, onClose }: Deletion<Item>) {
  const call = useMutation({
    mutationFn: remove,
    onSuccess: (_, deleted) => {
      onDeleted(deleted);
      onClose();
    },
  });
  return {
    pending: call.isPending,
    error: failureOf(call, failed),
    onConfirm: () => {
      if (item !== null) call.mutate(item);
    },
    onClose: () => {
      call.reset();
      onClose();
    },
  };
}
