import { type Attendance, attendanceByCategory, attendanceOfAll } from '@ministerio/contract';
import { isSameDay } from '@ministerio/contract/domain';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryKeys } from '../../connected/query-keys/query-keys.ts';
import { useServices } from '../../connected/services/index.ts';
import { allPages } from './all-pages.ts';
import { groupOf } from './stored-input.ts';

/** From this many rows on a list covers a year, not an evening, and is refetched less often. */
const LONG_LIST = 2_000;
const LONG_LIST_FACTOR = 12;

/**
 * The attendance of a ministry or group; disabled while none is selected. It is refetched on an interval, so
 * that administrators at the same door see each other's marks. Records are also filtered by day here, because
 * a backend may ignore the parameter (decisions section 4).
 * @param choice - id of a ministry, a group, or '' for none.
 * @param date - YYYY-MM-DD, or '' for every day.
 * @param refreshMs - interval in milliseconds.
 */
export function useAttendance(choice: string, date: string, refreshMs: number) {
  const { client } = useServices();
  return useQuery({
    queryKey: queryKeys.attendanceOf(choice, date),
    queryFn: ({ signal }) => {
      const group = groupOf(choice);
      return allPages((offset) => {
        const page = { ...(date === '' ? {} : { fecha: date }), ...(offset === 0 ? {} : { offset }) };
        return group === null
          ? client.call(attendanceByCategory, { params: { id: choice }, query: page, signal })
          : client.call(attendanceOfAll, { query: { grupo: group, ...page }, signal });
      });
    },
    select: useCallback(
      (records: readonly Attendance[]) =>
        date === '' ? records : records.filter((record) => isSameDay(record.date, date)),
      [date],
    ),
    enabled: choice !== '',
    refetchInterval: ({ state }) =>
      (state.data?.length ?? 0) > LONG_LIST ? refreshMs * LONG_LIST_FACTOR : refreshMs,
  });
}
