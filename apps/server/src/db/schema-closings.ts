import type { Generated } from 'kysely';
import type { Milliseconds } from './schema-door.ts';

/** Closed months. */
export interface ClosingsTable {
  id: Generated<number>;
  /** `2026-11` */
  month: string;
  counted_cents: number;
  /** JSON: what was counted, by the worth of a note or a coin. */
  counted_json: string;
  /** The church's sign before amounts, of that day. */
  currency: string;
  note: string | null;
  /** null for a deleted account. */
  by_id: number | null;
  /** The second person, who typed their own password; null for none, and for a deleted account. */
  witness_id: number | null;
  /** 1 where there was a second person, else 0. */
  witnessed: number;
  closed_ms: Milliseconds;
}

/** A mark as it was when its month was closed. */
interface ClosingRowsTable {
  closing_id: number;
  row_no: number;
  /** null once the mark is deleted. */
  mark_id: number | null;
  local_date: string;
  /** JSON: the names of the ministries of its person, in order. */
  ministries: string;
  /** null where there was no amount. */
  cents: number | null;
  /** 1 for an aporte that was a text and no amount, else 0. */
  without_amount: number;
}

export interface ClosingAdjustmentsTable {
  id: Generated<number>;
  closing_id: number;
  /** Day of the mark that was corrected; null for the whole month. */
  local_date: string | null;
  cents: number;
  reason: string;
  /** null for a deleted account. */
  by_id: number | null;
  made_ms: Milliseconds;
}

/** Tables of closed months (R68). */
export interface ClosingsSchema {
  closings: ClosingsTable;
  closing_rows: ClosingRowsTable;
  closing_adjustments: ClosingAdjustmentsTable;
}
