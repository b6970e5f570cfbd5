import type { Migration } from '../column-types.ts';

/** Passkeys, code apps and recovery codes, and the challenges that they answer (R45): all of them go with their person. */
export const secondFactors: Migration = {
  version: 14,
  name: 'second-factors',
  statements: ({ id, text, integer, long, strict }) => [
    `CREATE TABLE second_factors (
      id ${id},
      user_id ${integer} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      kind ${text} NOT NULL CHECK (kind IN ('passkey', 'totp')),
      name ${text} NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
      created_ms ${long} NOT NULL,
      used_ms ${long},
      credential_id ${text},
      public_key ${text},
      transports ${text},
      counter ${long} NOT NULL DEFAULT 0,
      secret ${text},
      CONSTRAINT second_factors_credential UNIQUE (credential_id),
      CHECK ((kind = 'passkey') = (credential_id IS NOT NULL AND public_key IS NOT NULL)),
      CHECK ((kind = 'totp') = (secret IS NOT NULL))
    )${strict}`,
    'CREATE INDEX second_factors_user ON second_factors (user_id)',
    `CREATE TABLE recovery_codes (
      user_id ${integer} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      hash ${text} NOT NULL,
      created_ms ${long} NOT NULL,
      PRIMARY KEY (user_id, hash)
    )${strict}`,
    `CREATE TABLE challenges (
      hash ${text} PRIMARY KEY NOT NULL,
      user_id ${integer} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      purpose ${text} NOT NULL CHECK (purpose IN ('sign-in', 'confirm', 'add-passkey', 'add-app')),
      ver ${integer} NOT NULL,
      jti ${text} NOT NULL,
      secret ${text},
      issued_ms ${long} NOT NULL
    )${strict}`,
    'CREATE INDEX challenges_issued ON challenges (issued_ms)',
    'CREATE INDEX challenges_user ON challenges (user_id)',
  ],
};
