import type { Migration } from '../column-types.ts';

const COLUMNS = `id, user_id, local_date, local_time, marked_ms, method, marked_by, latitude, longitude, accuracy_m,
  position_doubt, aporte, aporte_cents, updated_ms`;

/**
 * Phones of the door, their codes, the keys of what they sent (R50), and marks made by them. SQLite cannot change a CHECK:
 * its table is written anew, and its counter is carried over, so that no id is given twice (R7).
 */
export const door: Migration = {
  version: 16,
  name: 'door',
  statements: ({ kind, id, text, integer, long, real, strict }) => [
    `CREATE TABLE door_codes (
      hash ${text} PRIMARY KEY NOT NULL,
      profile ${text} NOT NULL CHECK (profile IN ('numeros', 'nombres')),
      categories ${text} NOT NULL,
      ends_ms ${long} NOT NULL,
      made_by ${integer} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      expires_ms ${long} NOT NULL
    )${strict}`,
    'CREATE INDEX door_codes_maker ON door_codes (made_by)',
    `CREATE TABLE door_phones (
      id ${id},
      secret_hash ${text} NOT NULL,
      name ${text} NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
      profile ${text} NOT NULL CHECK (profile IN ('numeros', 'nombres')),
      made_by ${integer} REFERENCES users (id) ON DELETE SET NULL,
      enrolled_ms ${long} NOT NULL,
      ends_ms ${long} NOT NULL,
      confirmed_ms ${long},
      seen_ms ${long} NOT NULL,
      pending ${integer},
      held_until_ms ${long} NOT NULL DEFAULT 0,
      removed_ms ${long}
    )${strict}`,
    'CREATE INDEX door_phones_maker ON door_phones (made_by) WHERE made_by IS NOT NULL',
    `CREATE TABLE door_phone_categories (
      phone_id ${integer} NOT NULL REFERENCES door_phones (id) ON DELETE CASCADE,
      category_id ${integer} NOT NULL REFERENCES categories (id) ON DELETE CASCADE,
      PRIMARY KEY (phone_id, category_id)
    )${strict}`,
    'CREATE INDEX door_phone_categories_category ON door_phone_categories (category_id)',
    // Of a phone, or of an administrator's own door: the other one is 0. No reference: a key outlives what it made.
    `CREATE TABLE door_keys (
      phone_id ${integer} NOT NULL,
      account_id ${integer} NOT NULL,
      clave ${text} NOT NULL CHECK (length(clave) = 36),
      result ${text} NOT NULL CHECK (result IN ('marcada', 'ya-estaba', 'no-existe', 'fuera-de-plazo', 'anotada')),
      target_id ${integer},
      at_ms ${long} NOT NULL,
      PRIMARY KEY (phone_id, account_id, clave)
    )${strict}`,
    'CREATE INDEX door_keys_at ON door_keys (at_ms)',
    `CREATE INDEX door_keys_unknown ON door_keys (phone_id, at_ms) WHERE result = 'no-existe'`,
    ...(kind === 'postgresql'
      ? [
          'ALTER TABLE attendance DROP CONSTRAINT attendance_method_check',
          `ALTER TABLE attendance ADD CONSTRAINT attendance_method_check CHECK (method IN ('position', 'number', 'late', 'door'))`,
          `ALTER TABLE attendance ADD COLUMN phone_id ${integer} REFERENCES door_phones (id) ON DELETE SET NULL`,
          `ALTER TABLE attendance ADD COLUMN received_ms ${long}`,
        ]
      : [
          `CREATE TABLE attendance_next (
      id ${id},
      user_id ${integer} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      local_date ${text} NOT NULL CHECK (length(local_date) = 10),
      local_time ${text} NOT NULL CHECK (length(local_time) = 8),
      marked_ms ${long} NOT NULL,
      method ${text} NOT NULL CHECK (method IN ('position', 'number', 'late', 'door')),
      marked_by ${integer} REFERENCES users (id) ON DELETE SET NULL,
      latitude ${real} CHECK (latitude BETWEEN -90 AND 90),
      longitude ${real} CHECK (longitude BETWEEN -180 AND 180),
      accuracy_m ${real} CHECK (accuracy_m >= 0),
      position_doubt ${text} CHECK (position_doubt IN ('repetida', 'punto-exacto', 'precision-cero')),
      aporte ${text} CHECK (length(aporte) BETWEEN 1 AND 200),
      aporte_cents ${long},
      updated_ms ${long} NOT NULL,
      phone_id ${integer} REFERENCES door_phones (id) ON DELETE SET NULL,
      received_ms ${long},
      CONSTRAINT attendance_one_a_day UNIQUE (user_id, local_date),
      CHECK ((latitude IS NULL) = (longitude IS NULL)),
      CHECK (aporte IS NOT NULL OR aporte_cents IS NULL)
    )${strict}`,
          `INSERT INTO attendance_next (${COLUMNS}) SELECT ${COLUMNS} FROM attendance`,
          `DELETE FROM sqlite_sequence WHERE name = 'attendance_next'`,
          `INSERT INTO sqlite_sequence (name, seq) SELECT 'attendance_next', seq FROM sqlite_sequence WHERE name = 'attendance'`,
          'DROP TABLE attendance',
          'ALTER TABLE attendance_next RENAME TO attendance',
          'CREATE INDEX attendance_day ON attendance (local_date, user_id)',
          'CREATE INDEX attendance_marker ON attendance (marked_by) WHERE marked_by IS NOT NULL',
          'CREATE INDEX attendance_position ON attendance (latitude, longitude) WHERE latitude IS NOT NULL',
        ]),
    'CREATE INDEX attendance_phone ON attendance (phone_id) WHERE phone_id IS NOT NULL',
  ],
};
