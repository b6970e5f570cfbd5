import type { Migration } from '../column-types.ts';

/** The WhatsApp number to which the writer of a contact message wants the answer; the e-mail may be empty then. */
export const messageNumbers: Migration = {
  version: 24,
  name: 'message-numbers',
  statements: ({ text }) => [
    `ALTER TABLE contact_messages ADD COLUMN whatsapp ${text} CHECK (length(whatsapp) BETWEEN 8 AND 16)`,
  ],
};
