import type { DoorProfile, MarkResult } from '@ministerio/contract';
import type { Generated } from 'kysely';

/** UTC milliseconds. */
export type Milliseconds = number;

/** Codes for phones of the door that nobody has used yet (R55). */
interface DoorCodesTable {
  /** HMAC with the installation's key. */
  hash: string;
  profile: DoorProfile;
  /** JSON: ids of the ministries. */
  categories: string;
  /** End of the inscription. */
  ends_ms: Milliseconds;
  made_by: number;
  expires_ms: Milliseconds;
}

interface DoorPhonesTable {
  id: Generated<number>;
  /** SHA-256 of what the cookie holds. */
  secret_hash: string;
  name: string;
  profile: DoorProfile;
  made_by: number | null;
  enrolled_ms: Milliseconds;
  ends_ms: Milliseconds;
  /** When an administrator pressed 'Es este'; null where nobody has. */
  confirmed_ms: Milliseconds | null;
  seen_ms: Milliseconds;
  pending: number | null;
  /** No marks are taken before this instant (R41). */
  held_until_ms: Generated<Milliseconds>;
  removed_ms: Milliseconds | null;
}

interface DoorPhoneCategoriesTable {
  phone_id: number;
  category_id: number;
}

/** Result of an entry sent under a key (R50). */
export interface DoorKeysTable {
  /** 0 where an administrator sent it. */
  phone_id: number;
  /** 0 where a phone sent it. */
  account_id: number;
  clave: string;
  result: MarkResult | 'anotada';
  /** The attendance record, or the visit. */
  target_id: number | null;
  at_ms: Milliseconds;
}

/** Visitor who is no member; the name is null once it was erased. */
interface VisitorsTable {
  id: Generated<number>;
  nombre: string;
  /** First letter of the surname. */
  inicial: string;
  name_key: string;
  /** 1 for a minor, else 0. */
  minor: number;
  telefono: string | null;
  tutor_telefono: string | null;
  /** Last digits of the one or the other. */
  phone_key: string | null;
  invito: string | null;
  /** Day of the last visit. */
  last_date: string;
  created_ms: Milliseconds;
}

interface VisitsTable {
  visitor_id: number;
  local_date: string;
  local_time: string;
  marked_ms: Milliseconds;
  received_ms: Milliseconds;
  phone_id: number | null;
}

/** People of a day whom nobody wrote down. */
interface HeadCountsTable {
  local_date: string;
  total: number;
  updated_ms: Milliseconds;
}

/** Links of the projector (R69). */
interface ScreenLinksTable {
  /** SHA-256 of the link's secret. */
  hash: string;
  made_by: number;
  ends_ms: Milliseconds;
}

/** Tables of the door, of who visits and of the projector. */
export interface DoorSchema {
  door_codes: DoorCodesTable;
  door_keys: DoorKeysTable;
  door_phone_categories: DoorPhoneCategoriesTable;
  door_phones: DoorPhonesTable;
  head_counts: HeadCountsTable;
  screen_links: ScreenLinksTable;
  visitors: VisitorsTable;
  visits: VisitsTable;
}
