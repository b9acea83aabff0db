import { applications } from './operations/application-operations';
import { auditLog } from './operations/audit-log-operations';
import { bills } from './operations/bill-operations';
import { businesses } from './operations/business-operations';
import { credits } from './operations/credit-operations';
import { customers } from './operations/customer-operations';
import { documents } from './operations/document-operations';
import { invoices } from './operations/invoice-operations';
import { journalEntries } from './operations/journal-entry-operations';
import { ledgers } from './operations/ledger-operations';
import { monthNotes } from './operations/month-note-operations';
import { reports } from './operations/report-operations';
import { rules } from './operations/rule-operations';
import { tags } from './operations/tag-operations';
import { tasks } from './operations/task-operations';
import { transactionImports } from './operations/transaction-import-operations';
import { transactionLinks } from './operations/transaction-link-operations';
import { transactions } from './operations/transaction-operations';
import { vendors } from './operations/vendor-operations';

/** Every operation of /v0 but the token request, by its OpenAPI operationId. */
export const operations = {
  ...businesses,
  ...ledgers,
  ...journalEntries,
  ...transactions,
  ...transactionLinks,
  ...transactionImports,
  ...reports,
  ...monthNotes,
  ...documents,
  ...tasks,
  ...vendors,
  ...customers,
  ...tags,
  ...rules,
  ...bills,
  ...invoices,
  ...credits,
  ...applications,
  ...auditLog,
};

export type Operations = typeof operations;
export type OperationName = keyof Operations;
