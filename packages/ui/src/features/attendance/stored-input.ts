import { ATTENDANCE_GROUPS, type AttendanceGroup } from '@ministerio/contract';

/** What is typed but not saved, by record id. */
export type AporteDrafts = Readonly<Record<string, string>>;

/** What the screen shows: ministry and day. */
export interface AttendanceChoice {
  /** Id of the ministry as text; '' while none is chosen. */
  readonly categoryId: string;
  /** YYYY-MM-DD, or '' for every day. */
  readonly date: string;
}

/** Nothing typed. */
export const noDrafts: AporteDrafts = {};
/** Nothing chosen. */
export const noChoice: AttendanceChoice = { categoryId: '', date: '' };

/** Takes what the tab kept as a choice, if it is that. */
export function parseChoice(stored: unknown): AttendanceChoice | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { categoryId, date } = stored as Partial<Record<string, unknown>>;
  return typeof categoryId === 'string' && typeof date === 'string' ? { categoryId, date } : null;
}

/** What the select and the heading call the groups across ministries (decisions section 4). */
export const GROUP_NAMES: Readonly<Record<AttendanceGroup, string>> = {
  todos: 'Todos',
  'sin-ministerio': 'Sin ministerio',
};

/** The group that a choice of the select stands for; null where it is a ministry's id. */
export function groupOf(choice: string): AttendanceGroup | null {
  return ATTENDANCE_GROUPS.find((group) => group === choice) ?? null;
}

/** The drafts with one more letter, or without one that is empty or saved. */
export function withDraft(drafts: AporteDrafts, id: string, text: string): AporteDrafts {
  const { [id]: _, ...others } = drafts;
  if (text !== '') return { ...others, [id]: text };
  return Object.keys(others).length > 0 ? others : noDrafts;
}
