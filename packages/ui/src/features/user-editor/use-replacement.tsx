import { type ReactNode, useState } from 'react';
import { useServices } from '../../connected/services/index.ts';
import { findHolder, type Holder } from './find-holder.ts';
import { ReplaceAccountDialog } from './view/replace-account-dialog/replace-account-dialog.tsx';

/** What a call sends besides, once an administrator chose to replace an account. */
export interface ReplacingField {
  readonly reemplazar?: number;
}

/** A write that may need the number of an unconfirmed account. */
export interface Replacement {
  /**
   * Runs the write. Where it is refused because an unconfirmed account holds the number, the administrator is asked,
   * and after a yes it runs once more with that account to be replaced. Otherwise the refusal stands.
   * @param codigo - the number that the write needs, as typed.
   */
  readonly run: <T>(
    codigo: string | undefined,
    write: (replacing: ReplacingField) => Promise<T>,
  ) => Promise<T>;
  /** The question; belongs somewhere on the screen. */
  readonly dialog: ReactNode;
}

interface Question extends Holder {
  readonly answer: (replace: boolean) => void;
}

/** Offers to replace an account that somebody made on the public page with a number that is not theirs (R3). */
export function useReplacement(): Replacement {
  const { client } = useServices();
  const [question, setQuestion] = useState<Question | null>(null);

  return {
    async run(codigo, write) {
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
