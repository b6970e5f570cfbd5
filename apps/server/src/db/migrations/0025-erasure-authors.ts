import type { Migration } from '../column-types.ts';

/** The account that erased, and when the person had asked for it: what a restore tells before it erases again (R49). */
export const erasureAuthors: Migration = {
  version: 25,
  name: 'erasure-authors',
  statements: ({ integer, long }) => [
    `ALTER TABLE erasures ADD COLUMN "by" ${integer}`,
    `ALTER TABLE erasures ADD COLUMN requested_ms ${long}`,
  ],
};
