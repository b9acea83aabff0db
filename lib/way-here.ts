import { paths } from './paths';

type Address = { pathname: string; search: string };

/** The screens that lead to an entry, below the path of the business. */
const screens: Readonly<Record<string, string>> = {
  review: 'Review',
  tasks: 'Tasks',
  journal: 'Journal',
  transactions: 'Transactions',
  documents: 'Documents',
  bills: 'Bills',
  invoices: 'Invoices',
  vendors: 'Vendors',
  customers: 'Customers',
  'reports/ledger-statement': 'Statement',
};

/**
 * The screen that one leaves for an entry, as it is, for the entry's address: its path below that of the business, with its
 * search. From one entry to another it stays the screen that the first was opened from.
 */
export function wayHere(businessId: string, { pathname, search }: Address): string | null {
  const desk = `${paths.business(businessId)}/`;
  if (!pathname.startsWith(desk)) return null;
  const path = pathname.slice(desk.length);
  return /^journal\/./.test(path) ? new URLSearchParams(search).get('back') : `${path}${search}`;
}

/** The way back to it; null where the entry was opened otherwise, or the address names no such screen. */
export function wayBackTo(businessId: string, way: string | null): { name: string; href: string } | null {
  const [, screen = ''] = /^(reports\/ledger-statement|[a-z]+)(?:[/?]|$)/.exec(way ?? '') ?? [];
  const name = Object.hasOwn(screens, screen) ? screens[screen] : undefined;
  if (name === undefined) return null;
  const desk = `${paths.business(businessId)}/`;
  const { pathname, search } = new URL(`${desk}${way}`, 'http://localhost');
  return pathname.startsWith(`${desk}${screen}`) ? { name, href: `${pathname}${search}` } : null;
}
