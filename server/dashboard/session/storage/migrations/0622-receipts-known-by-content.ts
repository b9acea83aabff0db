import type { Migration } from '@/server/platform/migrate';

export const receiptsKnownByContent: Migration = {
  name: '0622-receipts-known-by-content',
  sql: `
    comment on column receipt_messages.message_key is 'hash of the Message-ID and what follows the headers, or of the whole message without an id: what was delivered twice is taken once';
  `,
};
