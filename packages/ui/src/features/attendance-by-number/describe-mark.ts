import type { Attendance } from '@ministerio/contract';
import { churchClock, formatTime, maskCodigo } from '@ministerio/contract/domain';
import { nameOf } from '../../internal/full-name.ts';
import type { RecentMark } from './view/recent-mark.ts';

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
