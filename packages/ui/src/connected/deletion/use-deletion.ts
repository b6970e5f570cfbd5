import { useMutation } from '@tanstack/react-query';
import { failureWords } from '../failure-words/failure-words.ts';

/** How something is deleted once its dialog was answered. */
export interface Deletion<Item> {
  /** The call. */
  readonly remove: (item: Item) => Promise<unknown>;
  /** It is deleted: what says so and what is read again. The dialog closes by itself. */
  readonly onDeleted: (item: Item) => void;
  /** The screen's own sentence for a failure: 'No se pudo eliminar el usuario'. */
  readonly failed: string;
  /** The dialog was left, or what it asked about is deleted. */
  readonly onClose: () => void;
}

/**
 * The state of a dialog that asks before something is deleted; a failure of before is forgotten once it is left.
 * @param item - what is asked about; null while nothing is.
 * @returns the props that every such dialog takes.
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
    error: call.error ? failureWords(call.error, { fixed: failed }) : null,
    onConfirm: () => {
      if (item !== null) call.mutate(item);
    },
    onClose: () => {
      call.reset();
      onClose();
    },
  };
}
