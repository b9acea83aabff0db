import { paths } from './paths';

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

/** The way back to the screen that `backPath` names; null where the entry was opened otherwise, or the address names no such screen. */
export function backLink(businessId: string, way: string | null): { name: string; href: string } | null {
  const [, screen = ''] = /^(reports\/ledger-statement|[a-z]+)(?:[/?]|$)/.exec(way ?? '') ?? [];
  const name = Object.hasOwn(screens, screen) ? screens[screen] : undefined;
  if (name === undefined) return null;
  const desk = `${paths.business(businessId)}/`;
  const { pathname, search } = new URL(`${desk}${way}`, 'http://localhost');
  return pathname.startsWith(`${desk}${screen}`) ? { name, href: `${pathname}${search}` } : null;
}
