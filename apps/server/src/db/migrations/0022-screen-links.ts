import type { Migration } from '../column-types.ts';

/** Links of the projector, each until the end of a church's day (R69). */
export const screenLinks: Migration = {
  version: 22,
  name: 'screen-links',
  statements: ({ text, integer, long, strict }) => [
    `CREATE TABLE screen_links (
      hash ${text} PRIMARY KEY NOT NULL,
      made_by ${integer} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      ends_ms ${long} NOT NULL
    )${strict}`,
    'CREATE INDEX screen_links_maker ON screen_links (made_by)',
  ],
};
