import {
  ArrowLeftRight,
  BookCheck,
  BookOpen,
  Files,
  FileText,
  Inbox,
  LayoutDashboard,
  ListTree,
  type LucideIcon,
  MessageCircleQuestion,
  ReceiptText,
  Scale,
  Settings,
  Sigma,
  Store,
  TrendingUp,
  Users,
  Waves,
} from 'lucide-react';
import { paths } from '@/lib/paths';

export type Place = { id: string; name: string; icon: LucideIcon; href: (businessId: string) => string };
export type PlaceGroup = { id: string; name?: string; places: Place[] };

const overview: Place = {
  id: 'overview',
  name: 'Overview',
  icon: LayoutDashboard,
  href: (id) => paths.overview(id),
};
const tasks: Place = {
  id: 'tasks',
  name: 'Tasks',
  icon: MessageCircleQuestion,
  href: (id) => paths.tasks(id),
};
const review: Place = { id: 'review', name: 'Review', icon: Inbox, href: (id) => paths.review(id) };
const journal: Place = { id: 'journal', name: 'Journal', icon: BookOpen, href: (id) => paths.journal(id) };
const transactions: Place = {
  id: 'transactions',
  name: 'Transactions',
  icon: ArrowLeftRight,
  href: (id) => paths.transactions(id),
};
const documents: Place = {
  id: 'documents',
  name: 'Documents',
  icon: Files,
  href: (id) => paths.documents(id),
};
const bills: Place = { id: 'bills', name: 'Bills', icon: ReceiptText, href: (id) => paths.bills(id) };
const invoices: Place = {
  id: 'invoices',
  name: 'Invoices',
  icon: FileText,
  href: (id) => paths.invoices(id),
};
const vendors: Place = { id: 'vendors', name: 'Vendors', icon: Store, href: (id) => paths.vendors(id) };
const customers: Place = {
  id: 'customers',
  name: 'Customers',
  icon: Users,
  href: (id) => paths.customers(id),
};
const cashFlow: Place = { id: 'cash-flow', name: 'Cash flow', icon: Waves, href: (id) => paths.cashFlow(id) };
const profitAndLoss: Place = {
  id: 'profit-and-loss',
  name: 'Profit and loss',
  icon: TrendingUp,
  href: (id) => paths.profitAndLoss(id),
};
const balanceSheet: Place = {
  id: 'balance-sheet',
  name: 'Balance sheet',
  icon: Scale,
  href: (id) => paths.balanceSheet(id),
};
const trialBalance: Place = {
  id: 'trial-balance',
  name: 'Trial balance',
  icon: Sigma,
  href: (id) => paths.trialBalance(id),
};
const monthEnd: Place = {
  id: 'month-end',
  name: 'Month-end package',
  icon: BookCheck,
  href: (id) => paths.monthEnd(id),
};
const ledgers: Place = { id: 'ledgers', name: 'Ledgers', icon: ListTree, href: (id) => paths.ledgers(id) };

const settings: Place = {
  id: 'settings',
  name: 'Settings',
  icon: Settings,
  href: (id) => paths.settings(id),
};

/** The screens of a business, in the order of the rail. */
export const placeGroups: PlaceGroup[] = [
  { id: 'work', places: [overview, review, tasks, journal, transactions, documents] },
  { id: 'trade', name: 'Sales and purchases', places: [bills, invoices, vendors, customers] },
  { id: 'reports', name: 'Reports', places: [cashFlow, profitAndLoss, balanceSheet, trialBalance, monthEnd] },
  { id: 'books', name: 'Books', places: [ledgers, settings] },
];

/** What fits at the foot of a phone, for those who keep the books and for owners; everything else is behind "More". */
export function bottomPlaces(canWrite: boolean): readonly Place[] {
  return canWrite ? [review, journal, transactions, cashFlow] : [overview, tasks, documents, cashFlow];
}

export function isAt(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}
