import { useMutation } from '@tanstack/react-query';
import { failureWords } from '../failure-words/failure-words.ts';

/** How something is deleted once its dialog was answered. */
export interface Deletion<Doomed> {
  /** The call. */
  readonly remove: (doomed: Doomed) => Promise<unknown>;
  /** It is gone: what says so and what is read again. The dialog closes by itself. */
  readonly onDeleted: (doomed: Doomed) => void;
  /** The screen's own sentence for a failure: 'No se pudo eliminar el usuario'. */
  readonly failed: string;
  /** The dialog was left, or what it asked about is gone. */
  readonly onClose: () => void;
}

/**
 * The state of a dialog that asks before something is deleted; a failure of before is forgotten once it is left.
 * @param doomed - what is asked about; null while nothing is.
 * @returns the props that every such dialog takes.
 */
export function useDeletion<Doomed>(
  doomed: Doomed | null,
  { remove, onDeleted, failed, onClose }: Deletion<Doomed>,
) {
  const call = useMutation({
    mutationFn: remove,
    onSuccess: (_, gone) => {
      onDeleted(gone);
      onClose();
    },
  });
  return {
    pending: call.isPending,
    error: call.error ? failureWords(call.error, { fixed: failed }) : null,
    onConfirm: () => {
      if (doomed !== null) call.mutate(doomed);
    },
    onClose: () => {
      call.reset();
      onClose();
    },
  };
}
