import { applications } from './operations/application-operations';
import { auditLog } from './operations/audit-log-operations';
import { businesses } from './operations/business-operations';
import { documents } from './operations/document-operations';
import { journalEntries } from './operations/journal-entry-operations';
import { ledgers } from './operations/ledger-operations';
import { reports } from './operations/report-operations';
import { tasks } from './operations/task-operations';
import { transactions } from './operations/transaction-operations';

/** Every operation of /v0 but the token request, by its OpenAPI operationId. */
export const operations = {
  ...businesses,
  ...ledgers,
  ...journalEntries,
  ...transactions,
  ...reports,
  ...documents,
  ...tasks,
  ...applications,
  ...auditLog,
};

export type Operations = typeof operations;
export type OperationName = keyof Operations;
