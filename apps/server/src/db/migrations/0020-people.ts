import type { Migration } from '../column-types.ts';

/** Keys of the first church's ministries of minors, which were known by name alone. */
const KEYS_OF_MINORS = ['red de adolescentes', 'exploradores del rey', 'escuela dominical'];

/** Phones, years of birth, guardians and consents, and ministries that say themselves whether they are of minors (R43). */
export const people: Migration = {
  version: 20,
  name: 'people',
  statements: ({ id, text, integer, long, strict }) => [
    `ALTER TABLE categories ADD COLUMN of_minors ${integer} NOT NULL DEFAULT 0 CHECK (of_minors IN (0, 1))`,
    `UPDATE categories SET of_minors = 1 WHERE name_key IN (${KEYS_OF_MINORS.map((key) => `'${key}'`).join(', ')})`,
    `CREATE TABLE person_details (
      user_id ${integer} PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      version ${integer} NOT NULL DEFAULT 0,
      telefono ${text} CHECK (length(telefono) BETWEEN 8 AND 16),
      birth_year ${integer} CHECK (birth_year BETWEEN 1900 AND 9999),
      noted_minor ${integer} NOT NULL DEFAULT 0 CHECK (noted_minor IN (0, 1)),
      guardian_ms ${long},
      chat_from_ms ${long}
    )${strict}`,
    'CREATE INDEX person_details_phone ON person_details (telefono) WHERE telefono IS NOT NULL',
    `CREATE TABLE guardians (
      id ${id},
      user_id ${integer} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      nombre ${text} NOT NULL CHECK (length(nombre) BETWEEN 1 AND 100),
      telefono ${text} NOT NULL CHECK (length(telefono) BETWEEN 8 AND 16),
      parentesco ${text} NOT NULL CHECK (length(parentesco) <= 20),
      may_write ${integer} NOT NULL CHECK (may_write IN (0, 1)),
      chat_from_ms ${long}
    )${strict}`,
    'CREATE INDEX guardians_user ON guardians (user_id)',
    `CREATE TABLE consents (
      id ${id},
      user_id ${integer} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      kind ${text} NOT NULL CHECK (kind IN ('cuenta', 'foto', 'mensajes')),
      way ${text} NOT NULL CHECK (way IN ('papel', 'persona')),
      recorded_by ${integer} REFERENCES users (id) ON DELETE SET NULL,
      recorded_ms ${long} NOT NULL,
      withdrawn_ms ${long}
    )${strict}`,
    'CREATE INDEX consents_user ON consents (user_id)',
    'CREATE INDEX consents_recorder ON consents (recorded_by) WHERE recorded_by IS NOT NULL',
    // Members of the ministries above count as minors from now on, and of minors no position is kept (R43).
    `UPDATE attendance SET latitude = NULL, longitude = NULL, accuracy_m = NULL, position_doubt = NULL
      WHERE latitude IS NOT NULL AND user_id IN (
        SELECT m.user_id FROM user_categories m JOIN categories c ON c.id = m.category_id WHERE c.of_minors = 1
      )`,
  ],
};
