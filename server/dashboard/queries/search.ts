import { z } from 'zod';
import { comparable } from '@/lib/comparable';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { Ledger } from '@/lib/contract/ledger';
import { longestSearch } from '@/lib/contract/limits';
import { text } from '@/lib/contract/primitives';
import { dayOf } from '@/lib/dates/instant';
import type { Found, FoundKind } from '@/lib/reads/search-reads';
import { accept, together } from '@/lib/result';
import type { Member } from '../session/guard';

export const searchQuery = z.strictObject({ q: text(longestSearch, 1) });

/** Of each kind; who wants more searches the list. */
const mostEach = 5;

/** Searches everything of a business that has a name, a number or an amount, in one go. */
export async function searchBooks({ client }: Member, businessId: string, q: string) {
  const parameters = { business_id: businessId };
  const call = { parameters, query: { q, page_size: `${mostEach}` } };
  const found = await together({
    entries: client.listJournalEntries({
      parameters,
      query: { search: q, sort: '-datetime', page_size: `${mostEach}` },
    }),
    bills: client.listBills({ parameters, query: { ...call.query, sort: '-due_at' } }),
    invoices: client.listInvoices({ parameters, query: { ...call.query, sort: '-due_at' } }),
    vendors: client.listVendors(call),
    customers: client.listCustomers(call),
    ledgers: client.listLedgers({ parameters, query: { archived: 'false' } }),
  });
  if (!found.ok) return found;
  const { entries, bills, invoices, vendors, customers, ledgers } = found.value;
  return accept({
    data: [
      ...ledgers.data
        .filter((ledger) => isCalled(ledger, q))
        .slice(0, mostEach)
        .map(foundLedger),
      ...vendors.data.map(({ id, name }) => foundParty('vendor', id, name)),
      ...customers.data.map(({ id, name }) => foundParty('customer', id, name)),
      ...bills.data.map((bill) => foundItem('bill', bill)),
      ...invoices.data.map((invoice) => foundItem('invoice', invoice)),
      ...entries.data.map(foundEntry),
    ],
  });
}

/** Whether each word is in the name, or is the beginning of the code. */
export function isCalled({ name, sort_code }: Pick<Ledger, 'name' | 'sort_code'>, q: string): boolean {
  const words = comparable(q).split(/\s+/).filter(Boolean);
  return words.every((word) => comparable(name).includes(word) || sort_code?.startsWith(word));
}

function foundLedger({ id, name, sort_code }: Ledger): Found {
  return { kind: 'ledger', id, title: name, detail: sort_code, day: null, amounts: [] };
}

function foundParty(kind: FoundKind, id: string, name: string): Found {
  return { kind, id, title: name, detail: null, day: null, amounts: [] };
}

type Item = {
  id: string;
  number: string;
  description: string;
  due_at: string;
  total_amount: Found['amounts'][0];
};

function foundItem(kind: FoundKind, { id, number, description, due_at, total_amount }: Item): Found {
  const [title, detail] = number.trim() === '' ? [description, null] : [number, description];
  return { kind, id, title, detail, day: dayOf(due_at), amounts: [total_amount] };
}

function foundEntry({ id, clean_description, description, datetime, line_entries }: JournalEntry): Found {
  const debits = line_entries.filter((line) => line.debit_credit === 'debit' && line.basis !== 'cash');
  return {
    kind: 'entry',
    id,
    title: clean_description.trim() || description,
    detail: null,
    day: dayOf(datetime),
    amounts: debits.map((line) => line.amount),
  };
}
