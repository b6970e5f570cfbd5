import type { Migration } from '../column-types.ts';

/** Erasures that must be repeated after an older copy is restored: ids and times alone (R49). */
export const erasures: Migration = {
  version: 15,
  name: 'erasures',
  statements: ({ text, long, strict }) => [
    `CREATE TABLE erasures (
      kind ${text} NOT NULL,
      ref ${text} NOT NULL,
      at_ms ${long} NOT NULL,
      PRIMARY KEY (kind, ref)
    )${strict}`,
  ],
};
