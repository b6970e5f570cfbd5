import { type Attendance, recordId } from '@ministerio/contract';
import { churchClock, formatTime, maskCodigo, nameOf } from '@ministerio/contract/domain';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { useDraft } from '../drafts/index.ts';
import type { RecentMark } from './shown.ts';

const MAX_MARKS = 10;
/** How long a mark can be undone (R35). */
const UNDO_MS = 60_000;

type TimedMark = RecentMark & { readonly madeAtMs: number };

const storedMarks = z
  .array(
    z.object({
      key: z.string(),
      name: z.string(),
      time: z.string(),
      lateDate: z.optional(z.string()),
      recordId: z.nullable(recordId),
      undoable: z.boolean(),
      madeAtMs: z.number(),
    }),
  )
  .check(z.maxLength(MAX_MARKS));

const none: readonly TimedMark[] = [];

/** Rest of a mark's minute, in milliseconds; a clock that was put back does not prolong it. */
function leftOf({ madeAtMs }: TimedMark, nowMs: number): number {
  const passed = nowMs - madeAtMs;
  return passed < 0 ? 0 : Math.max(0, UNDO_MS - passed);
}

/**
 * Keeps the last ten marks of this desk, newest first; each can be undone for a minute, if the answer named its record. They
 * survive a reload in this tab, for the same account until it signs out.
 * @param now - the clock, in UTC milliseconds.
 */
export function useRecentMarks(now: () => number) {
  const [marks, setMarks] = useDraft<readonly TimedMark[]>('ultimas-marcas', none, (stored) => {
    const { data } = storedMarks.safeParse(stored);
    return data?.map((mark) => ({ ...mark, undoable: mark.undoable && leftOf(mark, now()) > 0 })) ?? null;
  });
  const lastKey = useRef(Math.max(0, ...marks.map(({ key }) => Number(key) || 0)));

  const changeMark = (key: string, change: Partial<RecentMark>) =>
    setMarks((previous) => previous.map((mark) => (mark.key === key ? { ...mark, ...change } : mark)));
  const removeMark = (key: string) => {
    const isOther = (mark: TimedMark) => mark.key !== key;
    setMarks((previous) => (previous.some(isOther) ? previous.filter(isOther) : none));
  };
  // Once the desk has left the page, React ignores this.
  const endUndo = (key: string, afterMs: number) =>
    setTimeout(() => changeMark(key, { undoable: false }), afterMs);

  function addMark(described: DescribedMark): string {
    lastKey.current += 1;
    const key = String(lastKey.current);
    const undoable = described.recordId !== null;
    const mark = { ...described, key, undoable, madeAtMs: now() };
    setMarks((previous) => [mark, ...previous].slice(0, MAX_MARKS));
    if (undoable) endUndo(key, UNDO_MS);
    return key;
  }

  const restored = useRef(marks);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the marks that were there before
  useEffect(() => {
    const timers = restored.current
      .filter(({ undoable }) => undoable)
      .map((mark) => endUndo(mark.key, leftOf(mark, now())));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);

  return { marks, addMark, changeMark, removeMark };
}

/** A mark before it joins the list of recent marks. */
export type DescribedMark = Omit<RecentMark, 'key' | 'undoable' | 'undoing'>;

/**
 * Describes whose mark it was and when. Without a record in the answer it uses the masked number and our own
 * clock (R1).
 * @param nowMs - UTC milliseconds.
 * @param timeZone - the church's zone.
 */
export function describeMark(
  record: Attendance | null,
  codigo: string,
  nowMs: number,
  timeZone: string,
): DescribedMark {
  return {
    name: nameOf(record?.user) || `Número ${maskCodigo(codigo)}`,
    time: formatTime(record?.time ?? churchClock(nowMs, timeZone).time),
    recordId: record?.id ?? null,
  };
}
