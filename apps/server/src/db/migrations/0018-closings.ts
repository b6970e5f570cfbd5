import type { Migration } from '../column-types.ts';

/**
 * Closed months (R68). A row is a mark as it was; it outlives the mark and the person, and then names neither. Nothing in
 * here is changed or deleted by a call.
 */
export const closings: Migration = {
  version: 18,
  name: 'closings',
  statements: ({ id, text, integer, long, strict }) => [
    `CREATE TABLE closings (
      id ${id},
      month ${text} NOT NULL UNIQUE CHECK (length(month) = 7),
      counted_cents ${long} NOT NULL CHECK (counted_cents >= 0),
      counted_json ${text} NOT NULL,
      currency ${text} NOT NULL,
      note ${text} CHECK (length(note) BETWEEN 1 AND 200),
      by_id ${integer} REFERENCES users (id) ON DELETE SET NULL,
      witness_id ${integer} REFERENCES users (id) ON DELETE SET NULL,
      witnessed ${integer} NOT NULL CHECK (witnessed IN (0, 1)),
      closed_ms ${long} NOT NULL
    )${strict}`,
    'CREATE INDEX closings_by ON closings (by_id) WHERE by_id IS NOT NULL',
    'CREATE INDEX closings_witness ON closings (witness_id) WHERE witness_id IS NOT NULL',
    `CREATE TABLE closing_rows (
      closing_id ${integer} NOT NULL REFERENCES closings (id),
      row_no ${integer} NOT NULL,
      mark_id ${integer} REFERENCES attendance (id) ON DELETE SET NULL,
      local_date ${text} NOT NULL CHECK (length(local_date) = 10),
      ministries ${text} NOT NULL,
      cents ${long},
      without_amount ${integer} NOT NULL CHECK (without_amount IN (0, 1)),
      PRIMARY KEY (closing_id, row_no)
    )${strict}`,
    'CREATE INDEX closing_rows_mark ON closing_rows (mark_id) WHERE mark_id IS NOT NULL',
    `CREATE TABLE closing_adjustments (
      id ${id},
      closing_id ${integer} NOT NULL REFERENCES closings (id),
      local_date ${text} CHECK (length(local_date) = 10),
      cents ${long} NOT NULL CHECK (cents <> 0),
      reason ${text} NOT NULL CHECK (length(reason) BETWEEN 1 AND 200),
      by_id ${integer} REFERENCES users (id) ON DELETE SET NULL,
      made_ms ${long} NOT NULL
    )${strict}`,
    'CREATE INDEX closing_adjustments_closing ON closing_adjustments (closing_id)',
    'CREATE INDEX closing_adjustments_by ON closing_adjustments (by_id) WHERE by_id IS NOT NULL',
  ],
};
