import type { Operations } from '@/lib/contract/operations';
import { applicationHandlers } from './handlers/application-handlers';
import { auditLogHandlers } from './handlers/audit-log-handlers';
import { billHandlers } from './handlers/bill-handlers';
import { businessHandlers } from './handlers/business-handlers';
import { creditHandlers } from './handlers/credit-handlers';
import { customerHandlers } from './handlers/customer-handlers';
import { documentHandlers } from './handlers/document-handlers';
import type { HandlersOf } from './handlers/handler';
import { invoiceHandlers } from './handlers/invoice-handlers';
import { journalEntryHandlers } from './handlers/journal-entry-handlers';
import { ledgerHandlers } from './handlers/ledger-handlers';
import { monthNoteHandlers } from './handlers/month-note-handlers';
import { reportHandlers } from './handlers/report-handlers';
import { ruleHandlers } from './handlers/rule-handlers';
import { tagHandlers } from './handlers/tag-handlers';
import { taskHandlers } from './handlers/task-handlers';
import { transactionHandlers } from './handlers/transaction-handlers';
import { transactionImportHandlers } from './handlers/transaction-import-handlers';
import { transactionLinkHandlers } from './handlers/transaction-link-handlers';
import { vendorHandlers } from './handlers/vendor-handlers';

/** The handler of every operation of /v0. */
export const handlers: HandlersOf<Operations> = {
  ...businessHandlers,
  ...ledgerHandlers,
  ...journalEntryHandlers,
  ...transactionHandlers,
  ...transactionLinkHandlers,
  ...transactionImportHandlers,
  ...reportHandlers,
  ...documentHandlers,
  ...taskHandlers,
  ...vendorHandlers,
  ...customerHandlers,
  ...monthNoteHandlers,
  ...tagHandlers,
  ...ruleHandlers,
  ...billHandlers,
  ...invoiceHandlers,
  ...creditHandlers,
  ...applicationHandlers,
  ...auditLogHandlers,
};
