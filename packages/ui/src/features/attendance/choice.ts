import { ATTENDANCE_GROUPS, type AttendanceGroup } from '@ministerio/contract';

/** What the select and the heading call the groups across ministries (decisions section 4). */
export const GROUP_NAMES: Readonly<Record<AttendanceGroup, string>> = {
  todos: 'Todos',
  'sin-ministerio': 'Sin ministerio',
};

/** The group that a choice of the select stands for; null where it is a ministry's id. */
export function groupOf(choice: string): AttendanceGroup | null {
  return ATTENDANCE_GROUPS.find((group) => group === choice) ?? null;
}
