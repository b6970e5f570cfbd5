import type { Migration } from '../column-types.ts';

/** Pictures of the site in each width and format (R61); withdrawing one deletes all of it (R62). */
export const photos: Migration = {
  version: 8,
  name: 'photos',
  statements: ({ text, integer, long, bytes, strict }) => [
    `CREATE TABLE photos (
      id ${text} PRIMARY KEY NOT NULL CHECK (length(id) = 32),
      created_ms ${long} NOT NULL,
      width ${integer} NOT NULL,
      height ${integer} NOT NULL,
      size ${integer} NOT NULL
    )${strict}`,
    `CREATE TABLE photo_files (
      photo_id ${text} NOT NULL REFERENCES photos (id) ON DELETE CASCADE,
      width ${integer} NOT NULL,
      format ${text} NOT NULL CHECK (format IN ('avif', 'webp')),
      image ${bytes} NOT NULL,
      PRIMARY KEY (photo_id, width, format)
    )${strict}`,
  ],
};
