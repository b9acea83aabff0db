import type { Page } from '@playwright/test';

/** What opens without signing in. After # is the secret of a link, here of none that there is. */
export const publicScreens = ['/sign-in', '/choose-password#a-link', '/answer#a-link', '/unsubscribe#a-link'];

/** What belongs to no business. */
export const screensOfNoBusiness = ['/businesses', '/businesses/new', '/share'];

/** The screens of a business, below its address. */
export const screens = [
  'overview',
  'review',
  'tasks',
  'tasks?status=open',
  'journal',
  'journal/new',
  'transactions',
  'transactions/imports',
  'documents',
  'bills',
  'bills?status=voided',
  'bills/new',
  'vendors',
  'invoices',
  'invoices/new',
  'customers',
  'ledgers',
  'ledgers/opening-balances',
  'reports/cash-flow',
  'reports/cash-flow?compare=period',
  'reports/profit-and-loss',
  'reports/profit-and-loss?by=all&compare=year',
  'reports/balance-sheet',
  'reports/balance-sheet?compare=quarters',
  'reports/trial-balance',
  'reports/month-end',
  'settings/business',
  'settings/books-lock',
  'settings/members',
  'settings/applications',
  'settings/audit-log',
  'settings/access-log',
  'settings/rules',
  'settings/account',
];

/** The screens of one record, below the address of a business, and where the browser reads the list of such records. */
const recordScreens = [
  { screen: 'tasks?task=', list: 'tasks' },
  { screen: 'journal?entry=', list: 'journal-entries' },
  { screen: 'journal/', list: 'journal-entries' },
  { screen: 'transactions?transaction=', list: 'transactions' },
  { screen: 'bills?bill=', list: 'bills' },
  { screen: 'vendors?vendor=', list: 'vendors' },
  { screen: 'invoices?invoice=', list: 'invoices' },
  { screen: 'invoices/', list: 'invoices' },
  { screen: 'customers?customer=', list: 'customers' },
  { screen: 'reports/ledger-statement/', list: 'ledgers' },
];

/** The screens of the first record of each list: the name, with ID in the place of the record, and the screen. */
export async function screensOfRecords(page: Page, desk: string): Promise<[name: string, screen: string][]> {
  const found: [string, string][] = [];
  for (const { screen, list } of recordScreens) {
    const answer = await page.request.get(`/api/data${desk}/${list}`);
    const { data }: { data: { id: string }[] } = await answer.json();
    const [first] = data;
    if (!first) throw new Error(`The business has no ${list}.`);
    found.push([`${screen}ID`, `${screen}${first.id}`]);
  }
  return found;
}
