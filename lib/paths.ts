import type { ReviewStatus } from './contract/journal-entry';
import type { Side } from './contract/primitives';
import { searchText } from './search-text';
import type { TableFileFormat } from './tables/table';

export type Search = Record<string, string | number | boolean | readonly string[] | null | undefined>;

/** The path with its query; empty members are left out, so equal views have equal addresses. */
export function withSearch(path: string, search: Search = {}): string {
  const members: [string, string | number | boolean][] = [];
  for (const [name, value] of Object.entries(search)) {
    const each = Array.isArray(value) ? value : [value];
    for (const one of each) if (one !== null && one !== undefined && one !== '') members.push([name, one]);
  }
  const text = searchText(members);
  return text === '' ? path : `${path}?${text}`;
}

/** Answers 200 when the dashboard, its database and the service are there. */
export const healthAddress = '/api/health';

/** Answers which build of the dashboard runs. */
export const versionAddress = '/api/version';

/** What the address of the journal may contain. Days are `YYYY-MM-DD`, both included; `ledger` is any of several. */
export type JournalSearch = {
  from?: string | undefined;
  to?: string | undefined;
  ledger?: readonly string[] | undefined;
  tag?: string | undefined;
  status?: ReviewStatus | undefined;
  q?: string | undefined;
  sort?: 'datetime' | '-datetime' | undefined;
  entry?: string | undefined;
} & Partial<FigureSearch>;

/** The journal as the entries behind a figure of a report. */
export type FigureSearch = {
  /** The service's query of them, as the query of an address. */
  figure: string;
  /** What the figure is of. */
  of: string;
  /** The side on which it is positive. */
  side: Side;
  /** The report, or the overview, to go back to, and its search. */
  report: FigureOrigin;
  view: string;
};

/** An opening balance to be entered: a day `YYYY-MM-DD` if known, two ledgers, and an amount in major units as decimal text. */
export type OpeningBalanceSearch = { day: string; debit: string; credit: string; amount: string };

export const reportNames = ['cash-flow', 'profit-and-loss', 'balance-sheet', 'trial-balance'] as const;
export type ReportName = (typeof reportNames)[number];
/** Where figures lead to their entries from. */
export const figureOrigins = [...reportNames, 'overview'] as const;
export type FigureOrigin = (typeof figureOrigins)[number];

const desk = (businessId: string) => `/b/${encodeURIComponent(businessId)}`;
function report(businessId: string, name: ReportName, search?: Search): string {
  return withSearch(`${desk(businessId)}/reports/${name}`, search);
}
/** Where the browser reads the data of a business; what is read there is declared in `lib/reads`. */
export const dataOfBusiness = (businessId: string) => `/api/data${desk(businessId)}`;

/** Every address of the dashboard's screens. */
export const paths = {
  home: () => '/',
  signIn: (callbackUrl?: string) => withSearch('/sign-in', { callbackUrl }),
  forgotPassword: () => '/forgot-password',
  /** The set-up link; its secret is in the fragment, as with `choosePassword`. */
  firstAccount: (token: string) => `/sign-in#${token}`,
  /** The secret is in the fragment, which no browser sends, so no log and no `Referer` ever holds it. */
  choosePassword: (token?: string) => (token ? `/choose-password#${token}` : '/choose-password'),
  /** One question of a message; its secret is in the fragment, too. */
  answer: (token?: string) => (token ? `/answer#${token}` : '/answer'),
  /** A mail program posts to it (RFC 8058); what opens it is led to `confirmUnsubscribe`. */
  unsubscribe: (token: string) => withSearch('/api/mail/unsubscribe', { token }),
  /** Asks before anything ends: programs that look for harm open every link of a message. */
  confirmUnsubscribe: (token?: string) =>
    token ? `/unsubscribe#${encodeURIComponent(token)}` : '/unsubscribe',
  businesses: () => '/businesses',
  /** Where the business of files is chosen that another application shared with Daybook. */
  share: () => '/share',
  /** Answered by the service worker alone, which keeps the files that are posted to it. */
  receiveShare: () => '/share/receive',
  newBusiness: () => '/businesses/new',
  /** Where work waits in the next business after the one given. */
  nextBusiness: (after?: string) => withSearch('/businesses/next', { after }),
  /** Where one starts in a business: an owner at the overview, a bookkeeper at the review. */
  business: (businessId: string) => desk(businessId),
  overview: (businessId: string) => `${desk(businessId)}/overview`,
  tasks: (businessId: string, search?: Search) => withSearch(`${desk(businessId)}/tasks`, search),
  review: (businessId: string, search?: Search) => withSearch(`${desk(businessId)}/review`, search),
  journal: (businessId: string, search?: JournalSearch) => withSearch(`${desk(businessId)}/journal`, search),
  /** `back` is the screen that the entry leads back to, from `backPath`. */
  journalEntry: (businessId: string, entryId: string, back?: string | null) =>
    withSearch(`${desk(businessId)}/journal/${encodeURIComponent(entryId)}`, { back }),
  /** `copy` is the entry that the new one starts from; or the form opens with an opening balance. */
  journalEntryNew: (businessId: string, search?: { copy: string } | OpeningBalanceSearch) =>
    withSearch(`${desk(businessId)}/journal/new`, search),
  ledgers: (businessId: string, search?: Search) => withSearch(`${desk(businessId)}/ledgers`, search),
  openingBalances: (businessId: string) => `${desk(businessId)}/ledgers/opening-balances`,
  transactionImports: (businessId: string, search?: { import?: string }) =>
    withSearch(`${desk(businessId)}/transactions/imports`, search),
  transactions: (businessId: string, search?: Search) =>
    withSearch(`${desk(businessId)}/transactions`, search),
  documents: (businessId: string, search?: Search) => withSearch(`${desk(businessId)}/documents`, search),
  bills: (businessId: string, search?: Search) => withSearch(`${desk(businessId)}/bills`, search),
  newBills: (businessId: string, search?: { vendor: string } | { document: string }) =>
    withSearch(`${desk(businessId)}/bills/new`, search),
  vendors: (businessId: string, search?: Search) => withSearch(`${desk(businessId)}/vendors`, search),
  /** `invoice` is open beside the list. */
  invoices: (businessId: string, search?: Search) => withSearch(`${desk(businessId)}/invoices`, search),
  invoice: (businessId: string, invoiceId: string) =>
    `${desk(businessId)}/invoices/${encodeURIComponent(invoiceId)}`,
  newInvoice: (businessId: string, search?: { customer: string }) =>
    withSearch(`${desk(businessId)}/invoices/new`, search),
  customers: (businessId: string, search?: Search) => withSearch(`${desk(businessId)}/customers`, search),
  report,
  cashFlow: (businessId: string, search?: Search) => report(businessId, 'cash-flow', search),
  profitAndLoss: (businessId: string, search?: Search) => report(businessId, 'profit-and-loss', search),
  balanceSheet: (businessId: string, search?: Search) => report(businessId, 'balance-sheet', search),
  trialBalance: (businessId: string, search?: Search) => report(businessId, 'trial-balance', search),
  /** A month's reports together; `month` is `YYYY-MM`, the last whole one by default. */
  monthEnd: (businessId: string, search?: { month: string }) =>
    withSearch(`${desk(businessId)}/reports/month-end`, search),
  ledgerStatement: (businessId: string, ledgerId: string, search?: Search) =>
    withSearch(`${desk(businessId)}/reports/ledger-statement/${encodeURIComponent(ledgerId)}`, search),
  settings: (businessId: string) => `${desk(businessId)}/settings`,
  businessSettings: (businessId: string) => `${desk(businessId)}/settings/business`,
  booksLock: (businessId: string) => `${desk(businessId)}/settings/books-lock`,
  rules: (businessId: string) => `${desk(businessId)}/settings/rules`,
  members: (businessId: string) => `${desk(businessId)}/settings/members`,
  applications: (businessId: string) => `${desk(businessId)}/settings/applications`,
  auditLog: (businessId: string, search?: Search) =>
    withSearch(`${desk(businessId)}/settings/audit-log`, search),
  /** One's own account, not that of the business. */
  accessLog: (businessId: string, search?: Search) =>
    withSearch(`${desk(businessId)}/settings/access-log`, search),
  account: (businessId: string) => `${desk(businessId)}/settings/account`,
};

/** Every address that React Query reads through. */
export const dataPaths = {
  /** A file of an answer by the link of a message. */
  questionUpload: () => '/api/data/question/upload',
  transactionImport: (businessId: string) => `${dataOfBusiness(businessId)}/transactions/import`,
  transactionPreview: (businessId: string) => `${dataOfBusiness(businessId)}/transactions/import/preview`,
  documentContent: (businessId: string, documentId: string) =>
    `${dataOfBusiness(businessId)}/documents/${encodeURIComponent(documentId)}/content`,
  documentUpload: (businessId: string) => `${dataOfBusiness(businessId)}/documents/upload`,
  monthEndPdf: (businessId: string, month: string) =>
    withSearch(`${dataOfBusiness(businessId)}/reports/month-end/content`, { month }),
  /** The file of a statement, after the address of its data: the same query with `format`. */
  fileOf: (path: string, format: TableFileFormat) => {
    const [address = '', query = ''] = path.split('?');
    return `${address}/content?${query === '' ? '' : `${query}&`}format=${format}`;
  },
};
