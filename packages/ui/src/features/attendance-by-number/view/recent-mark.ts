import type { RecordId } from '@ministerio/contract';

/** One of the last marks made at this desk. */
export interface RecentMark {
  /** Unique in the list; a mark may have no record to be named by. */
  readonly key: string;
  /** Whose mark it is; 'Número ••••73' where the backend's answer names nobody. */
  readonly name: string;
  /** HH:MM of the church's clock. */
  readonly time: string;
  /** DD-MM-YYYY where the mark is not today's but from a paper list, whose time nobody knows. */
  readonly lateDate?: string | undefined;
  /** The record to take back; null where the backend's answer has none. */
  readonly recordId: RecordId | null;
  /** Whether it can still be taken back. */
  readonly undoable: boolean;
  /** Set while it is being taken back. */
  readonly undoing?: boolean;
}
