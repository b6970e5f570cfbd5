import { type Attendance, attendanceByCategory, attendanceOfAll } from '@ministerio/contract';
import { isSameDay } from '@ministerio/contract/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryKeys } from '../../connected/query-keys/query-keys.ts';
import { useServices } from '../../connected/services/index.ts';
import { allPages } from './all-pages.ts';
import { groupOf } from './stored-input.ts';

/** What is shown and how fresh it is kept. */
export interface AttendanceQuery {
  /** Id of a ministry, a group across them, or '' for nothing yet. */
  readonly choice: string;
  /** YYYY-MM-DD, or '' for every day. */
  readonly date: string;
  /** Milliseconds between two looks at what other desks have marked. */
  readonly refreshMs: number;
}

/** From here on a list is a year's, not an evening's: it is looked at less often. */
const LONG_LIST = 2_000;
const LONG_LIST_FACTOR = 12;

/**
 * The attendance of a ministry or group; nothing is asked while none is chosen. It is read again by itself, so that
 * two administrators at one door see each other's marks. A backend that ignores the day is shown right all the same:
 * the client compares the calendar day itself (decisions section 4).
 */
export function useAttendance({ choice, date, refreshMs }: AttendanceQuery) {
  const { client } = useServices();
  const query = useQuery({
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
    enabled: choice !== '',
    refetchInterval: ({ state }) =>
      (state.data?.length ?? 0) > LONG_LIST ? refreshMs * LONG_LIST_FACTOR : refreshMs,
  });
  const data = useMemo(() => query.data && recordsOfDay(query.data, date), [query.data, date]);
  return { ...query, data };
}

function recordsOfDay(records: readonly Attendance[], date: string): readonly Attendance[] {
  return date === '' ? records : records.filter((record) => isSameDay(record.date, date));
}
