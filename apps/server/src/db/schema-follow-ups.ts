import type { FollowUpState } from '@ministerio/contract/domain';
import type { Generated } from 'kysely';
import type { Milliseconds } from './schema-door.ts';

/** Work on one episode: of a person or a visitor, since a day. */
export interface FollowUpsTable {
  id: Generated<number>;
  /** The one or the other. */
  user_id: number | null;
  visitor_id: number | null;
  /** YYYY-MM-DD: the first mark of who is new, the last one before somebody was missing. */
  since: string;
  state: FollowUpState;
  taken_by: number | null;
  taken_ms: Milliseconds | null;
  wrote_by: number | null;
  wrote_ms: Milliseconds | null;
  chat_by: number | null;
  chat_ms: Milliseconds | null;
  /** YYYY-MM-DD. */
  snooze_until: string | null;
  updated_ms: Milliseconds;
}

interface PlannedAbsencesTable {
  id: Generated<number>;
  user_id: number;
  /** YYYY-MM-DD, both included. */
  from_date: string;
  to_date: string;
  noted_by: number | null;
  noted_ms: Milliseconds;
}

interface FollowUpNotesTable {
  id: Generated<number>;
  /** The one or the other, each with one note. */
  user_id: number | null;
  visitor_id: number | null;
  note: string;
  written_by: number | null;
  written_ms: Milliseconds;
}

export interface CategoryLeadersTable {
  category_id: number;
  user_id: number;
  since_ms: Milliseconds;
  granted_by: number | null;
}

/** 'No hubo reunión', of one ministry's follow-up alone. */
export interface MeetingsNotHeldTable {
  category_id: number;
  local_date: string;
  noted_by: number | null;
  noted_ms: Milliseconds;
}

/** Marks that were made by tap in a ministry. */
interface LeaderMarksTable {
  mark_id: number;
  category_id: number;
}

/** Tables of the follow-up and of who leads a ministry. */
export interface FollowUpsSchema {
  follow_ups: FollowUpsTable;
  planned_absences: PlannedAbsencesTable;
  follow_up_notes: FollowUpNotesTable;
  category_leaders: CategoryLeadersTable;
  meetings_not_held: MeetingsNotHeldTable;
  leader_marks: LeaderMarksTable;
}
