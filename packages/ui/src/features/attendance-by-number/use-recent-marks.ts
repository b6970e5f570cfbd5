import { useRef, useState } from 'react';
import type { DescribedMark } from './describe-mark.ts';
import type { RecentMark } from './view/recent-mark.ts';

const MAX_MARKS = 10;
/** How long a mark can be undone (R35). */
const UNDO_MS = 60_000;

/**
 * Keeps the last ten marks of this desk, newest first; each can be undone for a minute, if the answer named its record.
 */
export function useRecentMarks() {
  const [marks, setMarks] = useState<readonly RecentMark[]>([]);
  const lastKey = useRef(0);

  const changeMark = (key: string, change: Partial<RecentMark>) =>
    setMarks((previous) => previous.map((mark) => (mark.key === key ? { ...mark, ...change } : mark)));
  const removeMark = (key: string) => setMarks((previous) => previous.filter((mark) => mark.key !== key));

  function addMark(described: DescribedMark): void {
    lastKey.current += 1;
    const key = String(lastKey.current);
    const undoable = described.recordId !== null;
    setMarks((previous) => [{ ...described, key, undoable }, ...previous].slice(0, MAX_MARKS));
    // Once the desk has left the page, React ignores this.
    if (undoable) setTimeout(() => changeMark(key, { undoable: false }), UNDO_MS);
  }

  return { marks, addMark, changeMark, removeMark };
}
