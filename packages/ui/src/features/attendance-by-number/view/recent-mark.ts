import type { RecordId } from '@ministerio/contract';

/** One of the last marks made at this desk. */
export interface RecentMark {
  /** Unique in the list; a mark may have no record id. */
  readonly key: string;
  /** The person's name; 'Número ••••73' where the answer names nobody. */
  readonly name: string;
  /** HH:MM in the church's time zone. */
  readonly time: string;
  /** DD-MM-YYYY for a mark from a paper list, which has no time. */
  readonly lateDate?: string | undefined;
  /** Id of the mark's record; null where the answer has none. */
  readonly recordId: RecordId | null;
  /** Whether it can still be undone. */
  readonly undoable: boolean;
  /** Set while it is being undone. */
  readonly undoing?: boolean;
}
