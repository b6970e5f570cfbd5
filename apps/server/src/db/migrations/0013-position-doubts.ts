import type { Migration } from '../column-types.ts';

/** Why a position may not be a phone's own (R34); decided as the mark is made, and forgotten with the position. */
export const positionDoubts: Migration = {
  version: 13,
  name: 'position-doubts',
  statements: ({ text }) => [
    `ALTER TABLE attendance ADD COLUMN position_doubt ${text} CHECK (position_doubt IN ('repetida', 'punto-exacto', 'precision-cero'))`,
    // Each mark by position looks for an equal one.
    'CREATE INDEX attendance_position ON attendance (latitude, longitude) WHERE latitude IS NOT NULL',
  ],
};
