import { useState } from 'react';
import { useServices } from '../kit/services/index.ts';
import { findHolder, type Holder } from './find-holder.ts';
import { ReplaceAccountDialog } from './view/replace-account-dialog/replace-account-dialog.tsx';

/** Added to the body once an administrator chose to replace an account. */
export interface ReplacingField {
  readonly reemplazar?: number;
}

/**
 * Offers to replace a self-registered account that took somebody else's number (R3).
 * @returns `dialog`, to render anywhere on the screen, and `run`.
 */
export function useReplacement() {
  const { client } = useServices();
  const [question, setQuestion] = useState<(Holder & { readonly answer: (replace: boolean) => void }) | null>(
    null,
  );

  return {
    /**
     * Runs a write. If an unconfirmed account has its number, the administrator is asked and, on a yes, the write runs
     * again and replaces that account. Otherwise it throws the error.
     * @param codigo - the number of the write, as typed.
     */
    async run<T>(codigo: string | undefined, write: (replacing: ReplacingField) => Promise<T>): Promise<T> {
      try {
        return await write({});
      } catch (error) {
        const holder = await findHolder(client, error, codigo);
        if (holder === null) throw error;
        const replace = await new Promise<boolean>((answer) => setQuestion({ ...holder, answer }));
        setQuestion(null);
        if (!replace) throw error;
        return write({ reemplazar: holder.id });
      }
    },
    dialog: (
      <ReplaceAccountDialog
        username={question?.username ?? null}
        attendanceCount={question?.attendanceCount ?? null}
        onConfirm={() => question?.answer(true)}
        onClose={() => question?.answer(false)}
      />
    ),
  };
}
