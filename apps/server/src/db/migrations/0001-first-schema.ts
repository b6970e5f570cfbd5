import type { Migration } from '../column-types.ts';

/** The schema of docs/rules.md#data. */
export const firstSchema: Migration = {
  version: 1,
  name: 'first-schema',
  statements: ({ id, text, integer, long, real, bytes, strict }) => [
    `CREATE TABLE users (
      id ${id},
      username ${text} NOT NULL CHECK (length(username) BETWEEN 1 AND 64),
      username_key ${text} NOT NULL,
      email ${text} NOT NULL CHECK (length(email) BETWEEN 1 AND 254),
      email_key ${text} NOT NULL,
      codigo ${text} NOT NULL CHECK (length(codigo) BETWEEN 1 AND 32),
      codigo_key ${text} NOT NULL,
      nombre ${text} NOT NULL CHECK (length(nombre) BETWEEN 1 AND 100),
      apellido ${text} NOT NULL CHECK (length(apellido) BETWEEN 1 AND 100),
      search_key ${text} NOT NULL,
      role ${text} NOT NULL CHECK (role IN ('ADMIN', 'USER')),
      password_hash ${text} NOT NULL,
      password_kind ${text} NOT NULL CHECK (password_kind IN ('number', 'own', 'one_time')),
      password_expires_ms ${long},
      token_version ${integer} NOT NULL DEFAULT 0,
      origin ${text} NOT NULL CHECK (origin IN ('public', 'admin', 'import', 'seed')),
      confirmed_ms ${long},
      created_ms ${long} NOT NULL,
      updated_ms ${long} NOT NULL,
      CONSTRAINT users_username_key UNIQUE (username_key),
      CONSTRAINT users_email_key UNIQUE (email_key),
      CONSTRAINT users_codigo_key UNIQUE (codigo_key),
      CONSTRAINT users_admin_password CHECK (role = 'USER' OR password_kind IN ('own', 'one_time'))
    )${strict}`,
    `CREATE INDEX users_admins ON users (id) WHERE role = 'ADMIN'`,
    `CREATE TABLE categories (
      id ${id},
      name ${text} NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
      name_key ${text} NOT NULL,
      created_ms ${long} NOT NULL,
      CONSTRAINT categories_name_key UNIQUE (name_key)
    )${strict}`,
    `CREATE TABLE user_categories (
      category_id ${integer} NOT NULL REFERENCES categories (id) ON DELETE CASCADE,
      user_id ${integer} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      created_ms ${long} NOT NULL,
      PRIMARY KEY (category_id, user_id)
    )${strict}`,
    'CREATE INDEX user_categories_user ON user_categories (user_id)',
    `CREATE TABLE attendance (
      id ${id},
      user_id ${integer} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      local_date ${text} NOT NULL CHECK (length(local_date) = 10),
      local_time ${text} NOT NULL CHECK (length(local_time) = 8),
      marked_ms ${long} NOT NULL,
      method ${text} NOT NULL CHECK (method IN ('position', 'number', 'late')),
      marked_by ${integer} REFERENCES users (id) ON DELETE SET NULL,
      latitude ${real} CHECK (latitude BETWEEN -90 AND 90),
      longitude ${real} CHECK (longitude BETWEEN -180 AND 180),
      accuracy_m ${real} CHECK (accuracy_m >= 0),
      aporte ${text} CHECK (length(aporte) BETWEEN 1 AND 200),
      aporte_cents ${long},
      updated_ms ${long} NOT NULL,
      CONSTRAINT attendance_one_a_day UNIQUE (user_id, local_date),
      CHECK ((latitude IS NULL) = (longitude IS NULL)),
      CHECK (aporte IS NOT NULL OR aporte_cents IS NULL)
    )${strict}`,
    'CREATE INDEX attendance_day ON attendance (local_date, user_id)',
    // Deleting a person must not scan a million marks to set the marker to NULL.
    'CREATE INDEX attendance_marker ON attendance (marked_by) WHERE marked_by IS NOT NULL',
    `CREATE TABLE contact_messages (
      id ${id},
      nombre ${text} NOT NULL,
      email ${text} NOT NULL,
      mensaje ${text} NOT NULL CHECK (length(mensaje) BETWEEN 1 AND 4000),
      created_ms ${long} NOT NULL
    )${strict}`,
    'CREATE INDEX contact_messages_created ON contact_messages (created_ms)',
    `CREATE TABLE audit_log (
      id ${id},
      at_ms ${long} NOT NULL,
      actor_id ${integer},
      actor_name ${text} NOT NULL,
      action ${text} NOT NULL,
      entity ${text} NOT NULL,
      entity_id ${integer},
      subject_user_id ${integer},
      before_json ${text},
      after_json ${text},
      request_id ${text} NOT NULL
    )${strict}`,
    'CREATE INDEX audit_log_at ON audit_log (at_ms, id)',
    'CREATE INDEX audit_log_actor ON audit_log (actor_id, id)',
    'CREATE INDEX audit_log_entity ON audit_log (entity, entity_id, id)',
    'CREATE INDEX audit_log_subject ON audit_log (subject_user_id)',
    `CREATE TABLE sermons_cache (
      feed ${text} PRIMARY KEY NOT NULL,
      items_json ${text} NOT NULL,
      etag ${text} NOT NULL,
      source_etag ${text},
      source_modified ${text},
      fetched_ms ${long} NOT NULL,
      checked_ms ${long} NOT NULL,
      lease_until_ms ${long} NOT NULL,
      failures ${integer} NOT NULL
    )${strict}`,
    `CREATE TABLE sermon_thumbs (
      video_id ${text} PRIMARY KEY NOT NULL,
      image ${bytes} NOT NULL,
      fetched_ms ${long} NOT NULL
    )${strict}`,
    `CREATE TABLE settings (
      key ${text} PRIMARY KEY NOT NULL,
      value ${text} NOT NULL,
      updated_ms ${long} NOT NULL
    )${strict}`,
  ],
};
