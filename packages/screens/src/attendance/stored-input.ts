import { ATTENDANCE_GROUPS, type AttendanceGroup } from '@ministerio/contract';

/** Unsaved input by record id. */
export type AporteDrafts = Readonly<Record<string, string>>;

export const noDrafts: AporteDrafts = {};

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
