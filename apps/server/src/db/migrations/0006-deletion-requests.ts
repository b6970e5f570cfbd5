import type { Migration } from '../column-types.ts';

/** Requests to delete the own account (R38): they go with the person. */
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
