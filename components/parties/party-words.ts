import type { PartyKind } from '@/lib/contract/party';

type Words = {
  one: string;
  many: string;
  One: string;
  Many: string;
  /** What they hang on: bills or invoices. */
  item: string;
  items: string;
};

export const partyWords: Record<PartyKind, Words> = {
  vendor: { one: 'vendor', many: 'vendors', One: 'Vendor', Many: 'Vendors', item: 'bill', items: 'bills' },
  customer: {
    one: 'customer',
    many: 'customers',
    One: 'Customer',
    Many: 'Customers',
    item: 'invoice',
    items: 'invoices',
  },
};
