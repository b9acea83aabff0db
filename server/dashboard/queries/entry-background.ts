import type { Client } from '@/lib/client/client';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { accept, together } from '@/lib/result';
import type { Member } from '../session/guard';
import { findNames } from '../session/storage/people';
import { dashboardDatabase } from '../session/storage/pool';
import { dashboardsAmong } from './audit-log';
import { readableChange } from './readable-change';
import { readDocumentsOf, writersOf } from './tasks';

const mostTasks = 50;

/**
 * The background of an entry: what was changed of it, what was asked about it, where it comes from, its documents,
 * and the names of everybody in there.
 */
export async function readEntryBackground(member: Member, businessId: string, entryId: string) {
  const { client } = member;
  const inBusiness = { business_id: businessId };
  const parameters = { ...inBusiness, journal_entry_id: entryId };
  const read = await together({
    entry: client.getJournalEntry({ parameters }),
    history: client.listJournalEntryHistory({ parameters }),
    tasks: client.listTasks({
      parameters: inBusiness,
      query: { journal_entry_id: entryId, page_size: mostTasks },
    }),
    applications: client.listApplications({}),
  });
  if (!read.ok) return read;
  const [entry, history, tasks] = [read.value.entry.data, read.value.history.data, read.value.tasks.data];
  const dashboards = dashboardsAmong(read.value.applications.data);
  const [behind, people] = await Promise.all([
    together({
      origin: readOrigin(client, businessId, entry),
      attached: readAttached(client, businessId, entry.transaction_id),
      brought: readDocumentsOf(member, businessId, tasks),
    }),
    findNames(dashboardDatabase(), [...history.map((change) => change.user_id), ...writersOf(tasks)]),
  ]);
  if (!behind.ok) return behind;
  const { origin, attached, brought } = behind.value;
  const documents = new Map([...attached, ...brought].map((each) => [each.id, each]));
  return accept({
    history: history.map(readableChange),
    tasks,
    documents: [...documents.values()],
    people,
    dashboards,
    takenOverBy: entry.taken_over_by ?? null,
    ...origin,
  });
}

/** The transaction with what it pays, and the bill or invoice that the entry posts. */
async function readOrigin(client: Client, businessId: string, entry: JournalEntry) {
  const parameters = { business_id: businessId };
  const { transaction_id, bill_id, invoice_id } = entry;
  const [transaction, bill, invoice] = await Promise.all([
    transaction_id === null
      ? null
      : client.getTransaction({
          parameters: { ...parameters, transaction_id },
          query: { includes: 'invoice_payments.invoice,bill_payments.bill' },
        }),
    bill_id === null ? null : client.getBill({ parameters: { ...parameters, bill_id } }),
    invoice_id === null ? null : client.getInvoice({ parameters: { ...parameters, invoice_id } }),
  ]);
  if (transaction && !transaction.ok) return transaction;
  if (bill && !bill.ok) return bill;
  if (invoice && !invoice.ok) return invoice;
  return accept({
    transaction: transaction?.value.data ?? null,
    bill: bill?.value.data ?? null,
    invoice: invoice?.value.data ?? null,
  });
}

async function readAttached(client: Client, businessId: string, transactionId: string | null) {
  if (transactionId === null) return accept([]);
  const attached = await client.listDocuments({
    parameters: { business_id: businessId },
    query: { transaction_id: transactionId },
  });
  return attached.ok ? accept(attached.value.data) : attached;
}
