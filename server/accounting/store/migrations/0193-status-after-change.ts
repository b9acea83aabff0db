/**
 * The review status that a change of many entries gave them: while an entry still has it, the change can be undone, whatever was
 * changed of the entry and undone since.
 */
export const statusAfterChange = {
  name: '0193-status-after-change',
  sql: 'ALTER TABLE entry_change ADD status_after review_status;',
};
