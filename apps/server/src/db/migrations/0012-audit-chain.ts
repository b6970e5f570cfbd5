import type { Migration } from '../column-types.ts';

/** The links of the audit's chain (R67), without a foreign key: retention keeps the link of the last entry it removed. */
export const auditChain: Migration = {
  version: 12,
  name: 'audit-chain',
  statements: ({ text, integer, long, strict }) => [
    `CREATE TABLE audit_chain (
      seq ${integer} PRIMARY KEY NOT NULL,
      entry_id ${integer} NOT NULL,
      at_ms ${long} NOT NULL,
      previous ${text} NOT NULL,
      content ${text} NOT NULL,
      hash ${text} NOT NULL,
      actor_salt ${text},
      actor_hash ${text},
      subject_salt ${text},
      subject_hash ${text},
      position_salt ${text},
      position_hash ${text},
      CONSTRAINT audit_chain_entry UNIQUE (entry_id)
    )${strict}`,
    'CREATE INDEX audit_chain_hash ON audit_chain (hash)',
  ],
};
