import type { Migration } from '../column-types.ts';

/**
 * Published versions of the site's documents (R60, R63), and confirmations (R46), which end with their account's
 * sessions. `sample`: 1 for the sample data of a first start.
 */
export const content: Migration = {
  version: 7,
  name: 'content',
  statements: ({ text, integer, long, strict }) => [
    `CREATE TABLE content_versions (
      key ${text} NOT NULL,
      version ${integer} NOT NULL CHECK (version > 0),
      value ${text} NOT NULL,
      saved_ms ${long} NOT NULL,
      saved_by ${integer} REFERENCES users (id) ON DELETE SET NULL,
      sample ${integer} NOT NULL CHECK (sample IN (0, 1)),
      PRIMARY KEY (key, version)
    )${strict}`,
    `CREATE TABLE confirmations (
      hash ${text} PRIMARY KEY NOT NULL,
      user_id ${integer} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      ver ${integer} NOT NULL,
      jti ${text} NOT NULL,
      issued_ms ${long} NOT NULL
    )${strict}`,
    'CREATE INDEX confirmations_issued ON confirmations (issued_ms)',
  ],
};
