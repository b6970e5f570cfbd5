import type { Migration } from '../column-types.ts';

/** Visitors without an account, and the anonymous head count of a day. */
export const visitors: Migration = {
  version: 17,
  name: 'visitors',
  statements: ({ id, text, integer, long, strict }) => [
    `CREATE TABLE visitors (
      id ${id},
      nombre ${text} NOT NULL CHECK (length(nombre) <= 60),
      inicial ${text} NOT NULL CHECK (length(inicial) <= 2),
      name_key ${text} NOT NULL,
      minor ${integer} NOT NULL CHECK (minor IN (0, 1)),
      telefono ${text} CHECK (length(telefono) BETWEEN 1 AND 32),
      tutor_telefono ${text} CHECK (length(tutor_telefono) BETWEEN 1 AND 32),
      phone_key ${text},
      invito ${text} CHECK (length(invito) BETWEEN 1 AND 100),
      last_date ${text} NOT NULL CHECK (length(last_date) = 10),
      created_ms ${long} NOT NULL,
      CHECK (minor = 0 OR telefono IS NULL)
    )${strict}`,
    'CREATE INDEX visitors_last ON visitors (last_date, id)',
    'CREATE INDEX visitors_name ON visitors (name_key)',
    'CREATE INDEX visitors_phone ON visitors (phone_key) WHERE phone_key IS NOT NULL',
    `CREATE TABLE visits (
      visitor_id ${integer} NOT NULL REFERENCES visitors (id) ON DELETE CASCADE,
      local_date ${text} NOT NULL CHECK (length(local_date) = 10),
      local_time ${text} NOT NULL CHECK (length(local_time) = 8),
      marked_ms ${long} NOT NULL,
      received_ms ${long} NOT NULL,
      phone_id ${integer} REFERENCES door_phones (id) ON DELETE SET NULL,
      PRIMARY KEY (visitor_id, local_date)
    )${strict}`,
    'CREATE INDEX visits_day ON visits (local_date)',
    'CREATE INDEX visits_phone ON visits (phone_id) WHERE phone_id IS NOT NULL',
    `CREATE TABLE head_counts (
      local_date ${text} PRIMARY KEY NOT NULL CHECK (length(local_date) = 10),
      total ${integer} NOT NULL CHECK (total >= 0),
      updated_ms ${long} NOT NULL
    )${strict}`,
  ],
};
