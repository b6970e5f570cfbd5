import type { Migration } from '../column-types.ts';

/** When a contact message was read; older messages count as unread. */
export const messageReadings: Migration = {
  version: 2,
  name: 'message-readings',
  statements: ({ long }) => [
    `ALTER TABLE contact_messages ADD COLUMN read_ms ${long}`,
    // The panel counts unread messages on every page, and most messages are read.
    'CREATE INDEX contact_messages_unread ON contact_messages (id) WHERE read_ms IS NULL',
  ],
};
