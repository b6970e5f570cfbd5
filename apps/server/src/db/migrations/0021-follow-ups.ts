import type { Migration } from '../column-types.ts';

/**
 * Work on new, missing and returned people. The lists are made of the marks themselves, so that a row here is only
 * the memory of one episode: of a person or a visitor, since a day.
 */
export const followUps: Migration = {
  version: 21,
  name: 'follow-ups',
  statements: ({ id, text, integer, long, strict }) => [
    `ALTER TABLE categories ADD COLUMN follow_up_after ${integer} NOT NULL DEFAULT 3
      CHECK (follow_up_after BETWEEN 1 AND 10)`,
    `CREATE TABLE follow_ups (
      id ${id},
      user_id ${integer} REFERENCES users (id) ON DELETE CASCADE,
      visitor_id ${integer} REFERENCES visitors (id) ON DELETE CASCADE,
      since ${text} NOT NULL CHECK (length(since) = 10),
      state ${text} NOT NULL CHECK (state IN ('pendiente', 'escrito', 'respondio', 'no-insistir')),
      taken_by ${integer} REFERENCES users (id) ON DELETE SET NULL,
      taken_ms ${long},
      wrote_by ${integer} REFERENCES users (id) ON DELETE SET NULL,
      wrote_ms ${long},
      chat_by ${integer} REFERENCES users (id) ON DELETE SET NULL,
      chat_ms ${long},
      snooze_until ${text} CHECK (length(snooze_until) = 10),
      updated_ms ${long} NOT NULL,
      CONSTRAINT follow_ups_user UNIQUE (user_id, since),
      CONSTRAINT follow_ups_visitor UNIQUE (visitor_id, since),
      CHECK ((user_id IS NULL) <> (visitor_id IS NULL))
    )${strict}`,
    ...['taken_by', 'wrote_by', 'chat_by'].map(
      (column) => `CREATE INDEX follow_ups_${column} ON follow_ups (${column}) WHERE ${column} IS NOT NULL`,
    ),
    `CREATE TABLE planned_absences (
      id ${id},
      user_id ${integer} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      from_date ${text} NOT NULL CHECK (length(from_date) = 10),
      to_date ${text} NOT NULL CHECK (length(to_date) = 10),
      noted_by ${integer} REFERENCES users (id) ON DELETE SET NULL,
      noted_ms ${long} NOT NULL,
      CHECK (from_date <= to_date)
    )${strict}`,
    'CREATE INDEX planned_absences_user ON planned_absences (user_id)',
    'CREATE INDEX planned_absences_noter ON planned_absences (noted_by) WHERE noted_by IS NOT NULL',
    `CREATE TABLE follow_up_notes (
      id ${id},
      user_id ${integer} REFERENCES users (id) ON DELETE CASCADE,
      visitor_id ${integer} REFERENCES visitors (id) ON DELETE CASCADE,
      note ${text} NOT NULL CHECK (length(note) BETWEEN 1 AND 140),
      written_by ${integer} REFERENCES users (id) ON DELETE SET NULL,
      written_ms ${long} NOT NULL,
      CONSTRAINT follow_up_notes_user UNIQUE (user_id),
      CONSTRAINT follow_up_notes_visitor UNIQUE (visitor_id),
      CHECK ((user_id IS NULL) <> (visitor_id IS NULL))
    )${strict}`,
    'CREATE INDEX follow_up_notes_writer ON follow_up_notes (written_by) WHERE written_by IS NOT NULL',
  ],
};
