import { endOfDay, startOfDay, utcDay } from '@/lib/dates/instant';
import { firstDayOfMonth, isLastDayOfMonth, monthsEarlier } from '@/lib/dates/months';
import { accept, together } from '@/lib/result';
import type { Member } from '../session/guard';
import { bankDifferencesOf } from './bank-differences';
import { cashAccountsOf } from './cash-accounts';
import { withoutStillRecords } from './moving-records';
import { withOverpaidCards } from './overpaid-cards';

/** How many open tasks and recent documents are listed. */
const shownTasks = 5;
const shownDocuments = 5;

/** How many months before the present one the cash flow covers. */
const monthsBefore = 11;

/** What an owner wants to see first: cash, and what needs somebody. Every figure is one of the service's. */
export async function readOverview(member: Member, businessId: string, now: Date) {
  const { client } = member;
  const today = utcDay(now);
  const start = firstDayOfMonth(monthsEarlier(today, monthsBefore));
  const parameters = { business_id: businessId };
  const before = monthsEarlier(today, 1, { keepsLast: isLastDayOfMonth(today) });
  const daysBefore = {
    start_datetime: startOfDay(firstDayOfMonth(before)),
    end_datetime: endOfDay(before),
    period: 'all' as const,
  };
  const read = await together({
    cashFlow: client.getCashFlow({
      parameters,
      query: { start_datetime: `${start}T00:00:00Z`, end_datetime: endOfDay(today), period: 'month' },
    }),
    cashBefore: client.getCashFlow({ parameters, query: daysBefore }),
    results: client.getProfitAndLoss({
      parameters,
      query: { start_datetime: daysBefore.start_datetime, end_datetime: endOfDay(today), period: 'month' },
    }),
    business: client.getBusiness({ parameters }),
    bankBalances: client.getBankBalances({ parameters }),
    accounts: client.listExternalAccounts({ parameters }),
    ledgers: client.listLedgers({ parameters, query: {} }),
    balances: client.listLedgerBalances({ parameters, query: { end_datetime: endOfDay(today) } }),
    tasks: client.listTasks({
      parameters,
      query: { status: 'open', page_size: shownTasks, includes: 'journal_entry' },
    }),
    taskCounts: client.countTasks({ parameters }),
    entryCounts: client.countJournalEntries({ parameters }),
    bills: client.getBillAging({ parameters, query: { as_of: today } }),
    invoices: client.getInvoiceAging({ parameters, query: { as_of: today } }),
    probable: client.listProbablePayments({
      parameters,
      query: { start_datetime: startOfDay(firstDayOfMonth(today)), end_datetime: endOfDay(today) },
    }),
    documents: client.listDocuments({ parameters, query: { page_size: shownDocuments } }),
    documentCounts: client.countDocuments({ parameters }),
  });
  if (!read.ok) return read;
  const { cashFlow, tasks, taskCounts, entryCounts, bills, invoices, documents, documentCounts } = read.value;
  const { business, cashBefore, results, ledgers, balances, probable, bankBalances, accounts } = read.value;
  const { currency, entries_start: booksStart } = business.data;
  const [earlier = null] = cashBefore.data;
  const known = cashAccountsOf(ledgers.data, balances.data, currency);
  const cashAccounts = await withOverpaidCards(member, { businessId, currency, today }, known);
  if (!cashAccounts.ok) return cashAccounts;
  return accept({
    today,
    cash_flow: cashFlow.data.map((month) => withoutStillRecords(month, currency)),
    cash_before:
      earlier && booksStart <= daysBefore.start_datetime ? withoutStillRecords(earlier, currency) : null,
    results: results.data.map((month) => withoutStillRecords(month, currency)),
    probable: probable.data,
    cash_accounts: cashAccounts.value,
    bank_differences: bankDifferencesOf(bankBalances.data.bank_balances, {
      accounts: accounts.data,
      ledgers: ledgers.data,
      currency,
    }),
    tasks: tasks.data,
    task_counts: taskCounts.data,
    entry_counts: entryCounts.data,
    bills: bills.data,
    invoices: invoices.data,
    documents: documents.data,
    unlinked_receipts: documentCounts.data.unlinked_receipts,
  });
}
