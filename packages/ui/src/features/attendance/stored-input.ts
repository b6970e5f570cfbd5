import { ATTENDANCE_GROUPS, type AttendanceGroup } from '@ministerio/contract';
import { type DateRange, isDateRange, parseDate } from '@ministerio/contract/domain';

/** Unsaved input by record id. */
export type AporteDrafts = Readonly<Record<string, string>>;

/** The selected ministry and day. */
export interface AttendanceChoice {
  /** Id of the ministry as text; '' for none. */
  readonly categoryId: string;
  /** YYYY-MM-DD, or '' for every day. */
  readonly date: string;
  /** The range of days in place of the day; null while a day is shown. */
  readonly range: DateRange | null;
}

export const noDrafts: AporteDrafts = {};
export const noChoice: AttendanceChoice = { categoryId: '', date: '', range: null };

/** Parses a stored choice; null if it is malformed. */
export function parseChoice(stored: unknown): AttendanceChoice | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { categoryId, date, range } = stored as Partial<Record<string, unknown>>;
  if (typeof categoryId !== 'string' || typeof date !== 'string') return null;
  return { categoryId, date, range: parseRange(range) };
}

function parseRange(stored: unknown): DateRange | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { from, to } = stored as Partial<Record<string, unknown>>;
  const isDay = (day: unknown): day is string => typeof day === 'string' && parseDate(day) === day;
  return isDay(from) && isDay(to) && isDateRange({ from, to }) ? { from, to } : null;
}

/** Names of the groups across ministries (decisions section 4). */
export const GROUP_NAMES: Readonly<Record<AttendanceGroup, string>> = {
  todos: 'Todos',
  'sin-ministerio': 'Sin ministerio',
};

/** The group that a selected value names; null for a ministry's id. */
export function groupOf(choice: string): AttendanceGroup | null {
  return ATTENDANCE_GROUPS.find((group) => group === choice) ?? null;
}

/** Sets a record's draft; an empty text removes it. */
export function withDraft(drafts: AporteDrafts, id: string, text: string): AporteDrafts {
  const { [id]: _, ...others } = drafts;
  if (text !== '') return { ...others, [id]: text };
  return Object.keys(others).length > 0 ? others : noDrafts;
}
