import type { Migration } from '../column-types.ts';

/** Leaders of ministries, days without a meeting, and the marks that were made by tap (R50, R51). */
export const leaders: Migration = {
  version: 23,
  name: 'leaders',
  statements: ({ text, integer, long, strict }) => [
    `CREATE TABLE category_leaders (
      category_id ${integer} NOT NULL REFERENCES categories (id) ON DELETE CASCADE,
      user_id ${integer} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      since_ms ${long} NOT NULL,
      granted_by ${integer} REFERENCES users (id) ON DELETE SET NULL,
      PRIMARY KEY (category_id, user_id)
    )${strict}`,
    'CREATE INDEX category_leaders_user ON category_leaders (user_id)',
    'CREATE INDEX category_leaders_granter ON category_leaders (granted_by) WHERE granted_by IS NOT NULL',
    `CREATE TABLE meetings_not_held (
      category_id ${integer} NOT NULL REFERENCES categories (id) ON DELETE CASCADE,
      local_date ${text} NOT NULL CHECK (length(local_date) = 10),
      noted_by ${integer} REFERENCES users (id) ON DELETE SET NULL,
      noted_ms ${long} NOT NULL,
      PRIMARY KEY (category_id, local_date)
    )${strict}`,
    'CREATE INDEX meetings_not_held_noter ON meetings_not_held (noted_by) WHERE noted_by IS NOT NULL',
    // A table of its own: SQLite could add a method to the marks only by writing them anew, which closed months refer to.
    `CREATE TABLE leader_marks (
      mark_id ${integer} PRIMARY KEY NOT NULL REFERENCES attendance (id) ON DELETE CASCADE,
      category_id ${integer} NOT NULL REFERENCES categories (id) ON DELETE CASCADE
    )${strict}`,
    'CREATE INDEX leader_marks_category ON leader_marks (category_id)',
  ],
};
