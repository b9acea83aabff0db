import { type Day, endOfDay } from '@/lib/dates/instant';
import { accept } from '@/lib/result';
import type { Member } from '../session/guard';

/** So many open tasks and recent documents are shown by name. */
const shownTasks = 5;
const shownDocuments = 5;

/** The days of the cash flow, first and last; the report is cut by months. */
export type OverviewDays = { start: Day; today: Day };

/** What an owner wants to see first: cash, and what needs somebody. Every figure is one of the service's. */
export async function readOverview({ client }: Member, businessId: string, { start, today }: OverviewDays) {
  const parameters = { business_id: businessId };
  const [cashFlow, tasks, taskCounts, entryCounts, bills, invoices, documents, documentCounts] =
    await Promise.all([
      client.getCashFlow({
        parameters,
        query: { start_datetime: `${start}T00:00:00Z`, end_datetime: endOfDay(today), period: 'month' },
      }),
      client.listTasks({
        parameters,
        query: { status: 'open', page_size: shownTasks, includes: 'journal_entry' },
      }),
      client.countTasks({ parameters }),
      client.countJournalEntries({ parameters }),
      client.getBillAging({ parameters }),
      client.getInvoiceAging({ parameters }),
      client.listDocuments({ parameters, query: { page_size: shownDocuments } }),
      client.countDocuments({ parameters }),
    ]);
  if (!cashFlow.ok) return cashFlow;
  if (!tasks.ok) return tasks;
  if (!taskCounts.ok) return taskCounts;
  if (!entryCounts.ok) return entryCounts;
  if (!bills.ok) return bills;
  if (!invoices.ok) return invoices;
  if (!documents.ok) return documents;
  if (!documentCounts.ok) return documentCounts;
  return accept({
    today,
    cash_flow: cashFlow.value.data,
    tasks: tasks.value.data,
    task_counts: taskCounts.value.data,
    entry_counts: entryCounts.value.data,
    bills: bills.value.data,
    invoices: invoices.value.data,
    documents: documents.value.data,
    unlinked_receipts: documentCounts.value.data.unlinked_receipts,
  });
}
