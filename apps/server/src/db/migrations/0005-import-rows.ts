import type { Migration } from '../column-types.ts';

/** Members of an import that waits to be confirmed (R23). */
export const importRows: Migration = {
  version: 5,
  name: 'import-rows',
  statements: ({ text, integer, long, strict }) => [
    `CREATE TABLE import_rows (
      run_id ${text} NOT NULL,
      row_no ${integer} NOT NULL,
      owner_id ${integer} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      row_json ${text} NOT NULL,
      password_hash ${text} NOT NULL,
      expires_ms ${long} NOT NULL,
      PRIMARY KEY (owner_id, run_id, row_no)
    )${strict}`,
  ],
};
