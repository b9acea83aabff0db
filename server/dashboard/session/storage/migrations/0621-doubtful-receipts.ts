import type { Migration } from '@/server/platform/migrate';

export const doubtfulReceipts: Migration = {
  name: '0621-doubtful-receipts',
  sql: `
    alter table receipt_messages add column is_doubtful boolean;
    comment on column receipt_messages.is_doubtful is 'the mail server found that the sender may be another; null: not known, from before this was kept';
  `,
};
