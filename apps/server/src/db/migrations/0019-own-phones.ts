import type { Migration } from '../column-types.ts';

/** Members' own phones, which keep them signed in, and the secrets that each was given (R57, R58). */
export const ownPhones: Migration = {
  version: 19,
  name: 'own-phones',
  statements: ({ id, text, integer, long, strict }) => [
    `CREATE TABLE own_phones (
      id ${id},
      user_id ${integer} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      name ${text} NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
      made_by ${text} NOT NULL,
      presented ${integer} NOT NULL DEFAULT 0,
      presented_hash ${text},
      made_ms ${long} NOT NULL,
      used_ms ${long} NOT NULL,
      ends_ms ${long} NOT NULL
    )${strict}`,
    'CREATE INDEX own_phones_user ON own_phones (user_id)',
    `CREATE TABLE own_phone_secrets (
      hash ${text} PRIMARY KEY NOT NULL,
      phone_id ${integer} NOT NULL REFERENCES own_phones (id) ON DELETE CASCADE,
      generation ${integer} NOT NULL,
      issued_ms ${long} NOT NULL
    )${strict}`,
    'CREATE INDEX own_phone_secrets_phone ON own_phone_secrets (phone_id)',
  ],
};
