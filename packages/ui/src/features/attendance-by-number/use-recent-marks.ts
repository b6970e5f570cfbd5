import { useCallback, useEffect, useRef, useState } from 'react';
import type { DescribedMark } from './describe-mark.ts';
import type { RecentMark } from './view/recent-mark.ts';

const MAX_MARKS = 10;
/** How long a mark can be undone (R35). */
const UNDO_MS = 60_000;

/** Keeps the last ten marks of this desk, newest first; each can be undone for a minute, if the answer named its record. */
export function useRecentMarks() {
  const [marks, setMarks] = useState<readonly RecentMark[]>([]);
  const counter = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);

  const changeMark = useCallback(
    (key: string, change: Partial<RecentMark>) =>
      setMarks((previous) => previous.map((mark) => (mark.key === key ? { ...mark, ...change } : mark))),
    [],
  );
  const removeMark = useCallback(
    (key: string) => setMarks((previous) => previous.filter((mark) => mark.key !== key)),
    [],
  );
  const addMark = useCallback(
    (described: DescribedMark) => {
      counter.current += 1;
      const mark = {
        ...described,
        key: String(counter.current),
        undoable: described.recordId !== null,
      };
      setMarks((previous) => [mark, ...previous].slice(0, MAX_MARKS));
      if (!mark.undoable) return;
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        changeMark(mark.key, { undoable: false });
      }, UNDO_MS);
      timers.current.add(timer);
    },
    [changeMark],
  );

  return { marks, addMark, changeMark, removeMark };
}
