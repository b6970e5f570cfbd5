import { ApiError } from '@ministerio/contract/client';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureWithWait, openChatTab } from '../kit/chat/chat.ts';
import type { RowCalls } from './use-follow-ups.ts';
import type { FollowUpChanges } from './view/follow-up-sheet/sheet-actions.tsx';
import type { ShownFollowUp } from './view/follow-up-words.ts';

const nobody: ReadonlySet<string> = new Set();

/** A chat that was asked for. The address lives here alone, until it is used. */
interface OpenedChat {
  readonly row: ShownFollowUp;
  /** Null once it was used. */
  readonly address: string | null;
}

interface RowWorkOptions {
  /** Called with why something failed. */
  readonly onFailed: (words: string) => void;
  /** Called before a row changes its place, or a chat's question takes the focus. */
  readonly beforeChange: () => void;
}

/** Work on rows, one thing at a time for each: the running calls, and the chat that was opened. */
export function useRowWork(calls: RowCalls, { onFailed, beforeChange }: RowWorkOptions) {
  const busy = useRef(new Set<string>());
  const [pending, setPending] = useState(nobody);
  const [contested, setContested] = useState<string | null>(null);
  const [chat, setChat] = useState<OpenedChat | null>(null);

  /** @returns whether it was done. */
  async function work(row: ShownFollowUp, failed: string, act: () => Promise<unknown>): Promise<boolean> {
    if (busy.current.has(row.id)) return false;
    busy.current.add(row.id);
    setPending(new Set(busy.current));
    try {
      await act();
      setContested(null);
      return true;
    } catch (reason) {
      const isTaken = reason instanceof ApiError && reason.code === 'follow_up_taken';
      setContested(isTaken ? row.id : null);
      onFailed(failureWithWait(reason, failed));
      // Also says who has it, and what is gone.
      calls.reload();
      return false;
    } finally {
      busy.current.delete(row.id);
      setPending(new Set(busy.current));
    }
  }

  return {
    pending,
    contested,
    chat,
    /** The address was used: the chat's question stays. */
    useUp: () => setChat((opened) => opened && { ...opened, address: null }),
    closeChat: () => setChat(null),
    take: (row: ShownFollowUp) => work(row, 'No se pudo tomar', () => calls.take(row, true)),
    drop: (row: ShownFollowUp) => work(row, 'No se pudo soltar', () => calls.drop(row)),
    note: (row: ShownFollowUp, changes: FollowUpChanges) =>
      work(row, 'No se pudo anotar', () =>
        calls.note(row, changes, 'nota' in changes ? undefined : () => flushSync(beforeChange)),
      ),
    /** Takes the row and opens its chat. @param takesAway - also from somebody else. */
    write: (row: ShownFollowUp, message: string, takesAway: boolean) =>
      work(row, 'No se pudo abrir el chat', async () => {
        const taken = row.tomado?.tuyo ? row : await calls.take(row, takesAway);
        const address = await calls.chat(taken, message);
        // Drawn at once, so that it sees who leaves for the chat.
        flushSync(() => {
          beforeChange();
          setChat({ row: taken, address });
        });
        openChatTab(address);
      }),
  };
}
