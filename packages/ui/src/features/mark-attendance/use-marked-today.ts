import { churchClock, formatTime } from '@ministerio/contract/domain';
import { useServices } from '../../connected/services/index.ts';
import { useMyAttendance } from '../my-attendance/index.ts';

/**
 * When the member's attendance of today's church day was marked, HH:MM; null where it was not, or where the list
 * cannot be had: the server decides anyway.
 */
export function useMarkedToday(): string | null {
  const { church, now } = useServices();
  const { data } = useMyAttendance();
  const { date: today } = churchClock(now(), church.timeZone);
  const mark = data?.find((record) => record.date === today);
  return mark === undefined || mark.time === null ? null : formatTime(mark.time);
}
