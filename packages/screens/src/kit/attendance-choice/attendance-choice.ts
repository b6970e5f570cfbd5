import { attendanceDays } from '@ministerio/contract';
import type { Client } from '@ministerio/contract/client';
import { type DateRange, isDateRange, parseDate } from '@ministerio/contract/domain';
import { queryOptions } from '@tanstack/react-query';
import { useDraft } from '../drafts/index.ts';
import { queryKeys } from '../query-keys/query-keys.ts';

/** The selected ministry and day. */
export interface AttendanceChoice {
  /** Id of the ministry as text; '' for none. */
  readonly categoryId: string;
  /** YYYY-MM-DD, or '' for every day; null for the day that the screen opens on. */
  readonly date: string | null;
  /** The range of days in place of the day; null while a day is shown. */
  readonly range: DateRange | null;
}

const noChoice: AttendanceChoice = { categoryId: '', date: null, range: null };

/** Parses a stored choice; null if it is malformed. */
export function parseChoice(stored: unknown): AttendanceChoice | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { categoryId, date, range } = stored as Partial<Record<string, unknown>>;
  if (typeof categoryId !== 'string' || (typeof date !== 'string' && date !== null)) return null;
  return { categoryId, date, range: parseRange(range) };
}

function parseRange(stored: unknown): DateRange | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { from, to } = stored as Partial<Record<string, unknown>>;
  const isDay = (day: unknown): day is string => typeof day === 'string' && parseDate(day) === day;
  return isDay(from) && isDay(to) && isDateRange({ from, to }) ? { from, to } : null;
}

/** Choice of /dashboard/asistencia, kept in this tab; the home chooses a day before it is opened. */
export function useAttendanceChoice() {
  return useDraft('asistencia', noChoice, parseChoice);
}

/** The last days with marks, newest first; our own server alone knows them. */
export const daysQuery = (client: Client) =>
  queryOptions({
    queryKey: queryKeys.attendanceDays,
    queryFn: ({ signal }) => client.call(attendanceDays, { signal }),
  });
