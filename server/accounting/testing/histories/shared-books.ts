import type { Client } from '@/lib/client/client';
import type { ItemKind } from '@/lib/contract/item-kind';
import { must, newBooks } from '../books';

/** What the writers of one business share. */
export type SharedBooks = {
  businessId: string;
  ledgerIds: readonly string[];
  vendorId: string;
  customerId: string;
  externalAccountId: string;
  /** Of the default chart, by name. */
  ledgerNamed: (name: string) => string;
  entryIds: string[];
  /** Transactions by what they can pay: money out pays bills. */
  movements: Record<ItemKind, string[]>;
  items: { kind: ItemKind; id: string }[];
  importIds: string[];
  creditNoteIds: string[];
  refundIds: string[];
};

/** New books, with few ledgers so that writers meet: bank accounts, payable, receivable, loans, and some of each other kind. */
export async function newSharedBooks(
  client: Client,
  settings: { fiscal_year: string; entries_start: string },
) {
  const books = await newBooks(client, settings);
  const { parameters, ledger, ledgers } = books;
  const vendor = must(await client.createVendor({ parameters, body: { name: 'Acme Paper' } })).data;
  const customer = must(await client.createCustomer({ parameters, body: { name: 'Blue Door Studio' } })).data;
  const body = { name: 'Checking', ledger_id: ledger('Checking').id };
  const account = must(await client.createExternalAccount({ parameters, body })).data;
  const names = [
    'Checking',
    'Savings',
    'Service revenue',
    'Rent',
    'Accounts payable',
    'Accounts receivable',
    'Line of credit',
    'Accumulated depreciation',
    'Member contributions',
  ];
  const subtypes = [
    'cost_of_goods_sold',
    'other_inflow',
    'other_outflow',
    'fixed_asset',
    'long_term_liability',
  ];
  const others = subtypes.flatMap((subtype) => ledgers.find((each) => each.subtype === subtype) ?? []);
  const shared: SharedBooks = {
    businessId: books.business.id,
    ledgerIds: [...names.map(ledger), ...others].map(({ id }) => id),
    vendorId: vendor.id,
    customerId: customer.id,
    externalAccountId: account.id,
    ledgerNamed: (name) => ledger(name).id,
    entryIds: [],
    movements: { bill: [], invoice: [] },
    items: [],
    importIds: [],
    creditNoteIds: [],
    refundIds: [],
  };
  return { ...books, shared };
}

/** Whom a line on payable or receivable names; nobody on other ledgers. */
export function partyOn({ ledgerNamed, vendorId, customerId }: SharedBooks, ledgerId: string) {
  if (ledgerId === ledgerNamed('Accounts payable')) return { vendor_id: vendorId };
  return ledgerId === ledgerNamed('Accounts receivable') ? { customer_id: customerId } : {};
}

/** A name that nothing has, where there is nothing to choose from. */
export function chosen(from: readonly string[], choice: number): string {
  return from[choice % Math.max(from.length, 1)] ?? 'none';
}
