import type { ContentKey, MarkMethod, PositionDoubt } from '@ministerio/contract';
import type { Role } from '@ministerio/contract/domain';
import type { Generated } from 'kysely';
import type { ClosingsSchema } from './schema-closings.ts';
import type { DoorSchema, Milliseconds } from './schema-door.ts';
import type { FollowUpsSchema } from './schema-follow-ups.ts';
import type { PeopleSchema } from './schema-people.ts';
import type { SignInSchema } from './schema-sign-in.ts';

/** Whether a password is the membership number, the person's own, or to be changed at first use (R1, R5). */
export type PasswordKind = 'number' | 'own' | 'one_time';
/** Origin of an account. */
export type Origin = 'public' | 'admin' | 'import' | 'seed';

export interface UsersTable {
  id: Generated<number>;
  username: string;
  username_key: string;
  email: string;
  email_key: string;
  codigo: string;
  codigo_key: string;
  nombre: string;
  apellido: string;
  search_key: string;
  role: Role;
  password_hash: string;
  password_kind: PasswordKind;
  password_expires_ms: Milliseconds | null;
  token_version: Generated<number>;
  origin: Origin;
  confirmed_ms: Milliseconds | null;
  created_ms: Milliseconds;
  updated_ms: Milliseconds;
}

export interface CategoriesTable {
  id: Generated<number>;
  name: string;
  name_key: string;
  created_ms: Milliseconds;
  /** 1 where everybody in it counts as a minor whose year of birth does not say otherwise (R43). */
  of_minors: Generated<number>;
  /** Missed meetings after which somebody of it is listed. */
  follow_up_after: Generated<number>;
}

export interface UserCategoriesTable {
  category_id: number;
  user_id: number;
  created_ms: Milliseconds;
}

export interface AttendanceTable {
  id: Generated<number>;
  user_id: number;
  /** YYYY-MM-DD in the church's zone, set once (docs/rules.md#data). */
  local_date: string;
  /** HH:MM:SS in the church's zone. */
  local_time: string;
  marked_ms: Milliseconds;
  method: MarkMethod;
  marked_by: number | null;
  latitude: number | null;
  longitude: number | null;
  accuracy_m: number | null;
  /** Set with the position, and erased with it. */
  position_doubt: PositionDoubt | null;
  aporte: string | null;
  aporte_cents: number | null;
  updated_ms: Milliseconds;
  /** The phone of the door that marked (R53); null for any other mark. */
  phone_id: number | null;
  /** When a mark of the door arrived; null for any other mark. */
  received_ms: Milliseconds | null;
}

export interface ContactMessagesTable {
  id: Generated<number>;
  nombre: string;
  /** Empty where the answer goes to `whatsapp` alone. */
  email: string;
  mensaje: string;
  created_ms: Milliseconds;
  read_ms: Milliseconds | null;
  /** E.164. */
  whatsapp: string | null;
}

export interface AuditLogTable {
  id: Generated<number>;
  at_ms: Milliseconds;
  actor_id: number | null;
  actor_name: string;
  action: string;
  entity: string;
  entity_id: number | null;
  subject_user_id: number | null;
  before_json: string | null;
  after_json: string | null;
  request_id: string;
}

/** A link of the audit's chain (R67). Hashes are SHA-256 in hexadecimal digits. */
export interface AuditChainTable {
  /** 1, 2, 3 and so on. */
  seq: number;
  /** The entry that it links, which retention may have removed. */
  entry_id: number;
  /** The entry's time. */
  at_ms: Milliseconds;
  /** `hash` of the link before. */
  previous: string;
  /** Hash of the entry without its personal values, but with the hashes that stand for these. */
  content: string;
  hash: string;
  /** Each salt goes when its values are erased; null from the start where an entry has no such values. */
  actor_salt: string | null;
  actor_hash: string | null;
  subject_salt: string | null;
  subject_hash: string | null;
  position_salt: string | null;
  position_hash: string | null;
}

/** The last good answer of each feed. */
export interface SermonsCacheTable {
  feed: string;
  items_json: string;
  etag: string;
  /** Validators of the source's own answer, for a conditional request. */
  source_etag: string | null;
  source_modified: string | null;
  /** Time of the content; 0 where there was never a good answer. */
  fetched_ms: Milliseconds;
  /** Time of the last request to the source. */
  checked_ms: Milliseconds;
  lease_until_ms: Milliseconds;
  failures: number;
}

export interface SermonThumbsTable {
  video_id: string;
  image: Uint8Array;
  fetched_ms: Milliseconds;
}

export interface ImportRowsTable {
  owner_id: number;
  run_id: string;
  row_no: number;
  row_json: string;
  password_hash: string;
  expires_ms: Milliseconds;
}

/** Pictures of the site (R61). */
export interface PhotosTable {
  /** 32 random hexadecimal digits. */
  id: string;
  created_ms: Milliseconds;
  /** Size of the picture as it was sent, in pixels. */
  width: number;
  height: number;
  /** Bytes of its files together. */
  size: number;
}

export interface PhotoFilesTable {
  photo_id: string;
  width: number;
  format: 'avif' | 'webp';
  image: Uint8Array;
}

export interface SettingsTable {
  key: string;
  value: string;
  updated_ms: Milliseconds;
}

export interface DeletionRequestsTable {
  user_id: number;
  requested_ms: Milliseconds;
}

/** A published version of a document; version 0 is in no row. */
export interface ContentVersionsTable {
  key: ContentKey;
  version: number;
  /** JSON. */
  value: string;
  saved_ms: Milliseconds;
  /** null for sample data and for a deleted account. */
  saved_by: number | null;
  /** 1 for the sample data of a first start, else 0. */
  sample: number;
}

/** Erased for good (R49). */
export interface ErasuresTable {
  /** `kept`: a person whom a restore left although erased before it. */
  kind: 'user' | 'photo' | 'factor' | 'consent' | 'minor' | 'kept';
  /**
   * Id of the person, the picture, or of who came to count as a minor; of a second factor its id and when it was added, as
   * `7@1790000000000`, and of a consent whose and when it was recorded, with its kind: `7@1790000000000@foto`.
   */
  ref: string;
  at_ms: Milliseconds;
  /** Id of the account that erased; null where it is not known. */
  by: number | null;
  /** When the person asked for it; null for no request. */
  requested_ms: Milliseconds | null;
}

/** Tables of the church's data (docs/rules.md#data). */
export interface Schema extends DoorSchema, SignInSchema, ClosingsSchema, PeopleSchema, FollowUpsSchema {
  users: UsersTable;
  categories: CategoriesTable;
  user_categories: UserCategoriesTable;
  attendance: AttendanceTable;
  contact_messages: ContactMessagesTable;
  audit_log: AuditLogTable;
  audit_chain: AuditChainTable;
  erasures: ErasuresTable;
  content_versions: ContentVersionsTable;
  deletion_requests: DeletionRequestsTable;
  sermons_cache: SermonsCacheTable;
  sermon_thumbs: SermonThumbsTable;
  import_rows: ImportRowsTable;
  photos: PhotosTable;
  photo_files: PhotoFilesTable;
  settings: SettingsTable;
  schema_migrations: { version: number; name: string; applied_ms: Milliseconds };
}

/** Counters of the limits, apart from the data (R32). */
export interface LimitsSchema {
  rate_limits: {
    bucket: string;
    hits: number;
    window_ms: Milliseconds;
    blocked_until_ms: Milliseconds;
    expires_ms: Milliseconds;
  };
}
