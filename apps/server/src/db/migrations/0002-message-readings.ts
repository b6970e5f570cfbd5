import type { Migration } from '../column-types.ts';

/** Contact messages know when somebody read them; what came before this step counts as unread. */
export const messageReadings: Migration = {
  version: 2,
  name: 'message-readings',
  statements: ({ long }) => [
    `ALTER TABLE contact_messages ADD COLUMN read_ms ${long}`,
    // The panel asks on every page how many are unread, and most are read.
    'CREATE INDEX contact_messages_unread ON contact_messages (id) WHERE read_ms IS NULL',
  ],
};
