import type { Migration } from '../column-types.ts';

/** Who asked for the own account to be deleted (R38): goes with the person. */
export const deletionRequests: Migration = {
  version: 6,
  name: 'deletion-requests',
  statements: ({ integer, long, strict }) => [
    `CREATE TABLE deletion_requests (
      user_id ${integer} PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      requested_ms ${long} NOT NULL
    )${strict}`,
  ],
};
