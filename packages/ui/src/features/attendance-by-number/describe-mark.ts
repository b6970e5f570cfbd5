import type { Attendance } from '@ministerio/contract';
import { churchClock, formatTime, maskCodigo } from '@ministerio/contract/domain';
import type { RecentMark } from './view/recent-mark.ts';

/** A mark as the list of last marks shows it, before it has a place there. */
export type DescribedMark = Omit<RecentMark, 'key' | 'undoable' | 'undoing'>;

/**
 * Says whose mark it was and when. A backend that answers no record leaves the masked number and our own clock (R1).
 * @param nowMs - UTC milliseconds.
 * @param timeZone - the church's zone.
 */
export function describeMark(
  record: Attendance | null,
  codigo: string,
  nowMs: number,
  timeZone: string,
): DescribedMark {
  const name = [record?.user?.nombre, record?.user?.apellido]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
  return {
    name: name || `Número ${maskCodigo(codigo)}`,
    time: formatTime(record?.time ?? churchClock(nowMs, timeZone).time),
    recordId: record?.id ?? null,
  };
}
