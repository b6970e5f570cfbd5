import { type Attendance, attendanceByCategory, attendanceOfAll } from '@ministerio/contract';
import { type DateRange, isSameDay } from '@ministerio/contract/domain';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { allPages } from './all-pages.ts';
import { groupOf } from './stored-input.ts';

/** From this many rows on a list covers a year, not an evening, and is refetched less often. */
const LONG_LIST = 2_000;
const LONG_LIST_FACTOR = 12;

/** Days as part of a query key. */
const keyOf = (days: string | DateRange) => (typeof days === 'object' ? `${days.from} ${days.to}` : days);

function daysQuery(days: string | DateRange) {
  if (typeof days === 'object') return { desde: days.from, hasta: days.to };
  return days === '' ? {} : { fecha: days };
}

/**
 * The attendance of a ministry or group; disabled while none is selected. It is refetched on an interval, so
 * that administrators at the same door see each other's marks. Records are also filtered by day here, because
 * a backend may ignore the parameter (decisions section 4).
 * @param choice - id of a ministry, a group, or '' for none.
 * @param days - YYYY-MM-DD, '' for every day, or a range.
 * @param refreshMs - interval in milliseconds.
 */
export function useAttendance(choice: string, days: string | DateRange, refreshMs: number) {
  const { client } = useServices();
  return useQuery({
    queryKey: queryKeys.attendanceOf(choice, keyOf(days)),
    queryFn: ({ signal }) => {
      const group = groupOf(choice);
      return allPages((offset) => {
        const page = { ...daysQuery(days), ...(offset === 0 ? {} : { offset }) };
        return group === null
          ? client.call(attendanceByCategory, { params: { id: choice }, query: page, signal })
          : client.call(attendanceOfAll, { query: { grupo: group, ...page }, signal });
      });
    },
    select: useCallback(
      (records: readonly Attendance[]) =>
        typeof days === 'object' || days === ''
          ? records
          : records.filter((record) => isSameDay(record.date, days)),
      [days],
    ),
    enabled: choice !== '',
    refetchInterval: ({ state }) =>
      (state.data?.length ?? 0) > LONG_LIST ? refreshMs * LONG_LIST_FACTOR : refreshMs,
  });
}
