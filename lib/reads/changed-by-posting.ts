import { billReads } from './bill-reads';
import { creditReads } from './credit-reads';
import { entryBackgroundReads } from './entry-background-reads';
import { importReads } from './import-reads';
import { invoiceReads } from './invoice-reads';
import { journalEntryReads } from './journal-entry-reads';
import { ledgerReads } from './ledger-reads';
import { overviewReads } from './overview-reads';
import { partyReads } from './party-reads';
import type { Read } from './read';
import { reportReads } from './report-reads';
import { searchReads } from './search-reads';
import { suggestionReads } from './suggestion-reads';
import { transactionReads } from './transaction-reads';

/** What adds up entries: counts, balances and reports. */
export const figureReads: readonly Read[] = [
  overviewReads.all,
  journalEntryReads.counts,
  journalEntryReads.sum,
  ledgerReads.balances,
  ...Object.values(reportReads),
];

/** What shows differently after entries were posted, changed or reversed, such as by a payment or by voiding a bill. */
export const readsChangedByPosting: readonly Read[] = [
  ...figureReads,
  journalEntryReads.list,
  journalEntryReads.one,
  entryBackgroundReads.one,
  transactionReads.list,
  transactionReads.one,
  // What was confirmed or paid stays when an import is undone.
  importReads.undoing,
  searchReads.all,
  suggestionReads.ruleEffect,
  ...Object.values(billReads),
  ...Object.values(invoiceReads),
  creditReads.notes,
  partyReads.vendor.list,
  partyReads.vendor.one,
  partyReads.customer.list,
  partyReads.customer.one,
];
