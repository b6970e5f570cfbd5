import type { Migration } from '../column-types.ts';

/** Tokens whose person signed out before their end: refused until then. */
export const endedTokens: Migration = {
  version: 9,
  name: 'ended-tokens',
  statements: ({ text, long, strict }) => [
    `CREATE TABLE ended_tokens (jti ${text} PRIMARY KEY NOT NULL, until_ms ${long} NOT NULL)${strict}`,
    'CREATE INDEX ended_tokens_until ON ended_tokens (until_ms)',
  ],
};
