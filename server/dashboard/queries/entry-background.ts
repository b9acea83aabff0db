import type { Client } from '@/lib/client/client';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { accept } from '@/lib/result';
import type { Member } from '../session/guard';
import { findNames } from '../session/storage/people';
import { dashboardDatabase } from '../session/storage/pool';
import { readDocumentsOf, writersOf } from './tasks';

const mostTasks = 50;

/**
 * All that stands behind an entry: what was changed of it, what was asked about it, where it comes from, its documents,
 * and the names of everybody in there.
 */
export async function readEntryBackground(member: Member, businessId: string, entryId: string) {
  const { client } = member;
  const inBusiness = { business_id: businessId };
  const parameters = { ...inBusiness, journal_entry_id: entryId };
  const [entry, history, tasks] = await Promise.all([
    client.getJournalEntry({ parameters }),
    client.listJournalEntryHistory({ parameters }),
    client.listTasks({
      parameters: inBusiness,
      query: { journal_entry_id: entryId, page_size: mostTasks },
    }),
  ]);
  if (!entry.ok) return entry;
  if (!history.ok) return history;
  if (!tasks.ok) return tasks;
  const [origin, attached, brought, people] = await Promise.all([
    readOrigin(client, businessId, entry.value.data),
    readAttached(client, businessId, entry.value.data.transaction_id),
    readDocumentsOf(member, businessId, tasks.value.data),
    findNames(dashboardDatabase(), [
      ...history.value.data.map((change) => change.user_id),
      ...writersOf(tasks.value.data),
    ]),
  ]);
  if (!origin.ok) return origin;
  if (!attached.ok) return attached;
  if (!brought.ok) return brought;
  const documents = new Map([...attached.value, ...brought.value].map((each) => [each.id, each]));
  return accept({
    history: history.value.data,
    tasks: tasks.value.data,
    documents: [...documents.values()],
    people,
    ...origin.value,
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
