import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import { formatDayOfYear } from '@/lib/format/day';
import { paths } from '@/lib/paths';
import type { Found, FoundKind } from '@/lib/reads/search-reads';

/** The business whose books are searched. */
export type SearchedBusiness = { id: string; currency: string };

/** A row of the menu that leads to what was found. */
export type FoundRow = { id: string; title: string; note: string; href: string };

const kindNames: Record<FoundKind, string> = {
  entry: 'Journal entries',
  bill: 'Bills',
  invoice: 'Invoices',
  vendor: 'Vendors',
  customer: 'Customers',
  ledger: 'Ledgers',
};

const hrefs: Record<FoundKind, (businessId: string, id: string) => string> = {
  entry: paths.journalEntry,
  bill: (businessId, bill) => paths.bills(businessId, { bill }),
  invoice: (businessId, invoice) => paths.invoices(businessId, { invoice }),
  vendor: (businessId, vendor) => paths.vendors(businessId, { vendor }),
  customer: (businessId, customer) => paths.customers(businessId, { customer }),
  ledger: (businessId, ledger) => paths.ledgerStatement(businessId, ledger),
};

/** What was found, by its kind in the order in which the kinds come. */
export function foundGroups(
  found: readonly Found[],
  business: SearchedBusiness,
  locale: string,
): [group: string, rows: FoundRow[]][] {
  const groups = new Map<string, FoundRow[]>();
  for (const each of found) {
    const name = kindNames[each.kind];
    groups.set(name, [...(groups.get(name) ?? []), rowOf(each, business, locale)]);
  }
  return [...groups];
}

function rowOf({ kind, id, title, detail, day, amounts }: Found, business: SearchedBusiness, locale: string) {
  const units = amounts.reduce((sum, amount) => sum + unitsOfAmount(amount, business.currency), 0n);
  const notes = [
    detail,
    day && formatDayOfYear(day, locale),
    amounts.length > 0 && formatAmount(units, business.currency, locale),
  ];
  return {
    id: `found ${id}`,
    title: title || 'No description',
    note: notes.filter(Boolean).join(' · '),
    href: hrefs[kind](business.id, id),
  };
}
