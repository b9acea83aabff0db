import type { AheadRead } from '@/lib/reads/ahead-read';
import { billReads, latestBillsOf } from '@/lib/reads/bill-reads';
import { creditReads, latestCreditNotesOf } from '@/lib/reads/credit-reads';
import { documentReads } from '@/lib/reads/document-reads';
import { entryBackgroundReads, keyOfBackground } from '@/lib/reads/entry-background-reads';
import { invoiceReads, latestInvoicesOf } from '@/lib/reads/invoice-reads';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { partyReads } from '@/lib/reads/party-reads';
import { tagReads } from '@/lib/reads/tag-reads';
import { threadReads } from '@/lib/reads/thread-reads';
import { transactionReads } from '@/lib/reads/transaction-reads';
import type { Member } from '../session/guard';
import { readAhead, thoseRead } from './read-ahead';

/** Reads all that is shown of the item that a list opens with. */
export type ReadOpenItem = (member: Member, businessId: string, id: string) => Promise<AheadRead[]>;

const vendor: ReadOpenItem = async (member, businessId, vendor_id) =>
  thoseRead(
    await Promise.all([
      readAhead(member, businessId, partyReads.vendor.one, { parameters: { vendor_id } }),
      readAhead(member, businessId, billReads.list, { query: latestBillsOf(vendor_id) }),
      readAhead(member, businessId, creditReads.notes, { query: latestCreditNotesOf({ vendor_id }) }),
    ]),
  );

const customer: ReadOpenItem = async (member, businessId, customer_id) =>
  thoseRead(
    await Promise.all([
      readAhead(member, businessId, partyReads.customer.one, { parameters: { customer_id } }),
      readAhead(member, businessId, invoiceReads.list, { query: latestInvoicesOf(customer_id) }),
      readAhead(member, businessId, creditReads.notes, { query: latestCreditNotesOf({ customer_id }) }),
    ]),
  );

/** A bill with its vendor, whose credit may be applied to it. */
const bill: ReadOpenItem = async (member, businessId, bill_id) => {
  const read = await readAhead(member, businessId, billReads.one, { parameters: { bill_id } });
  if (!read) return [];
  const { vendor_id } = read.data.data;
  const party = await readAhead(member, businessId, partyReads.vendor.one, { parameters: { vendor_id } });
  return thoseRead([read, party]);
};

/** An invoice with its customer, whose credit may be applied to it. */
const invoice: ReadOpenItem = async (member, businessId, invoice_id) => {
  const read = await readAhead(member, businessId, invoiceReads.one, { parameters: { invoice_id } });
  if (!read) return [];
  const { customer_id } = read.data.data;
  const party = await readAhead(member, businessId, partyReads.customer.one, { parameters: { customer_id } });
  return thoseRead([read, party]);
};

const document: ReadOpenItem = async (member, businessId, document_id) =>
  thoseRead([await readAhead(member, businessId, documentReads.one, { parameters: { document_id } })]);

const task: ReadOpenItem = async (member, businessId, task_id) =>
  thoseRead([await readAhead(member, businessId, threadReads.one, { parameters: { task_id } })]);

/** An entry with its background, and the tags where it has any. */
const entry: ReadOpenItem = async (member, businessId, journal_entry_id) => {
  const parameters = { journal_entry_id };
  const [read, background] = await Promise.all([
    readAhead(member, businessId, journalEntryReads.one, { parameters }),
    readAhead(member, businessId, entryBackgroundReads.one, { parameters }),
  ]);
  if (!read) return [];
  const { data } = read.data;
  const hasTags = data.line_entries.some((line) => line.tag_ids.length > 0);
  const tags = hasTags ? await readAhead(member, businessId, tagReads.all, {}) : null;
  const ofVersion = background && { ...background, queryKey: keyOfBackground(businessId, data) };
  return thoseRead([read, ofVersion, tags]);
};

/** A transaction with the entry that posts it. */
const transaction: ReadOpenItem = async (member, businessId, transaction_id) => {
  const read = await readAhead(member, businessId, transactionReads.one, { parameters: { transaction_id } });
  if (!read) return [];
  const entryId = read.data.data.journal_entry_id;
  return [read, ...(entryId === null ? [] : await entry(member, businessId, entryId))];
};

const openItems = { vendor, customer, bill, invoice, document, task, entry, transaction };

/** What a list shows of the item that its address opens, by the name of its parameter; nothing where none is open. */
export async function readOpenItem(
  member: Member,
  businessId: string,
  kind: keyof typeof openItems,
  id: string | null,
): Promise<AheadRead[]> {
  return id ? openItems[kind](member, businessId, id) : [];
}
