import { auditLogReads } from './audit-log-reads';
import { billReads } from './bill-reads';
import { businessReads } from './business-reads';
import { creditReads } from './credit-reads';
import { documentReads } from './document-reads';
import { entryBackgroundReads } from './entry-background-reads';
import { externalAccountReads } from './external-account-reads';
import { importReads } from './import-reads';
import { invoiceReads } from './invoice-reads';
import { journalEntryReads } from './journal-entry-reads';
import { ledgerReads } from './ledger-reads';
import { overviewReads } from './overview-reads';
import { partyReads } from './party-reads';
import type { Read } from './read';
import { reportReads } from './report-reads';
import { ruleReads } from './rule-reads';
import { searchReads } from './search-reads';
import { suggestionReads } from './suggestion-reads';
import { tagReads } from './tag-reads';
import { taskReads } from './task-reads';
import { threadReads } from './thread-reads';
import { transactionReads } from './transaction-reads';

/** Every read, for the one handler that answers them all; a screen imports only those that it needs. */
export const everyRead: readonly Read[] = [
  overviewReads,
  journalEntryReads,
  suggestionReads,
  entryBackgroundReads,
  ledgerReads,
  tagReads,
  transactionReads,
  externalAccountReads,
  importReads,
  documentReads,
  billReads,
  invoiceReads,
  creditReads,
  partyReads.vendor,
  partyReads.customer,
  taskReads,
  threadReads,
  reportReads,
  ruleReads,
  searchReads,
  auditLogReads,
  businessReads,
].flatMap((reads) => Object.values<Read>(reads));
