import { expect, it } from 'vitest';
import { readsChangedByPosting } from './changed-by-posting';
import { everyRead } from './every-read';

/** Records of their own, which no entry changes. */
const unaffected = [
  'audit-log',
  'businesses',
  'customers/names',
  'declined-rule',
  'documents',
  'documents/likely-matches',
  'documents/{document_id}',
  'external-accounts',
  'external-accounts/with-transactions',
  'external-accounts/{external_account_id}',
  // An outline stays as it is while its list is on the screen.
  'journal-entries/outline',
  'ledgers',
  'ledgers/{ledger_id}',
  'rules/{rule_id}',
  'suggestion-changes',
  'tags',
  'tasks',
  'tasks/counts',
  'tasks/{task_id}',
  'transaction-imports',
  'transaction-imports/{transaction_import_id}',
  'vendors/names',
];

it('names every read that shows amounts or states of entries', () => {
  const changed = new Set(readsChangedByPosting.map(({ path }) => path));
  const left = everyRead.map(({ path }) => path).filter((path) => !changed.has(path));
  expect(left.sort()).toEqual(unaffected);
});
