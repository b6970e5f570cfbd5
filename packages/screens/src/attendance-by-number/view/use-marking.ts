import { useRef, useState } from 'react';

/** One mark on its way. */
export interface Marking {
  readonly codigo: string;
  /** Day of the paper list, YYYY-MM-DD; null for today. */
  readonly lateDate: string | null;
  /** Text of the field when the mark was made. */
  readonly text: string;
}

const isSame = (a: Marking, b: Marking) => a.codigo === b.codigo && a.lateDate === b.lateDate;

/**
 * Sends marks one after the other: a scanner is faster than a slow network, and a double click marks once.
 * @param onMark - resolves to whether the next person can come.
 * @param onEnd - called with its answer.
 */
export function useMarking(
  onMark: (codigo: string, lateDate: string | null) => Promise<boolean>,
  onEnd: (marking: Marking, isDone: boolean) => void,
) {
  const queue = useRef<Marking[]>([]);
  const [isSending, setIsSending] = useState(false);

  async function send(marking: Marking): Promise<void> {
    if (queue.current.some((waiting) => isSame(waiting, marking))) return;
    queue.current.push(marking);
    if (queue.current.length > 1) return;
    setIsSending(true);
    // The button answers the key before anything is sent: a slow phone draws in between.
    await new Promise((resolve) => setTimeout(resolve));
    for (let next = queue.current.at(0); next !== undefined; next = queue.current.at(0)) {
      onEnd(next, await onMark(next.codigo, next.lateDate).catch(() => false));
      queue.current.shift();
    }
    setIsSending(false);
  }

  return { isSending, send };
}
