import type { ExternalAccount } from '@/lib/contract/transaction';
import { newIdentifier } from '@/lib/ids/identifier';
import { cashChart } from '../../domain/cash-movements/cash-chart';
import { markCashMovements, nothingToLookThrough } from '../../domain/cash-movements/cash-movement';
import { type Category, categorize } from '../../domain/categorization/categorize';
import { cleanDescription } from '../../domain/categorization/clean-description';
import type { Entry } from '../../domain/journal-entry/entry';
import { totalChanges } from '../../domain/journal-entry/period-totals';
import type { BankTransaction } from '../../domain/transactions/bank-transaction';
import { insertEntries } from '../../store/journal-entry/journal-entry-store';
import { findPrecedents } from '../../store/journal-entry/precedents';
import { listLedgers, relyOnChart, type StoredLedger } from '../../store/ledger-store';
import type { BusinessContext } from '../context';

const batch = 1000;

/** Gives each posted movement its balanced entry, pending review. An amount of 0 moves nothing and has none. */
export async function postTransactions(
  ctx: BusinessContext,
  account: ExternalAccount,
  transactions: readonly BankTransaction[],
): Promise<void> {
  relyOnChart(ctx.db, ctx.business.id);
  const ledgers = await listLedgers(ctx.db, ctx.business.id);
  const chart = cashChart(ledgers);
  const toPost = transactions.filter((transaction) => transaction.posted && transaction.amount !== 0n);
  const payees = toPost.map((transaction) => cleanDescription(transaction.description));
  const precedents = await findPrecedents(ctx.db, ctx.business.id, account.ledger_id, [...new Set(payees)]);
  const fallbacks = fallbackLedgers(ledgers);

  const entries = toPost.map((transaction, index): Entry => {
    const payee = payees[index] ?? transaction.description;
    const category = categorize(payee, transaction.amount, precedents, fallbacks);
    const entry = entryOf(ctx, account, transaction, payee, category);
    return { ...entry, lines: markCashMovements(entry.lines, chart, nothingToLookThrough) };
  });
  for (let start = 0; start < entries.length; start += batch) {
    const part = entries.slice(start, start + batch);
    const changes = totalChanges(part.map((after) => ({ before: null, after })));
    insertEntries(ctx.db, ctx.business.id, part, changes);
    await ctx.db.settled();
    ctx.totalsChanged(ctx.business.id, changes.length);
  }
}

function entryOf(
  ctx: BusinessContext,
  account: ExternalAccount,
  transaction: BankTransaction,
  payee: string,
  category: Category,
): Entry {
  const moneyIn = transaction.amount > 0n;
  const amount = moneyIn ? transaction.amount : -transaction.amount;
  const line = (position: number, ledgerId: string, side: 'debit' | 'credit') => ({
    id: newIdentifier('line_entry'),
    position,
    ledgerId,
    description: '',
    side,
    amount,
    basis: 'all' as const,
    tagIds: [],
    paymentId: null,
    movements: [],
  });
  return {
    id: newIdentifier('journal_entry'),
    description: transaction.description,
    cleanDescription: payee,
    datetime: transaction.datetime,
    isReconciled: false,
    reviewStatus: 'bookkeeper_pending',
    transactionId: transaction.id,
    billId: null,
    invoiceId: null,
    reversalOf: null,
    categorizationMethod: category.method,
    isBeforeStart: transaction.datetime < ctx.business.entries_start,
    notes: null,
    version: 1,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    lines: [
      line(0, account.ledger_id, moneyIn ? 'debit' : 'credit'),
      line(1, category.ledgerId, moneyIn ? 'credit' : 'debit'),
    ],
  };
}

function fallbackLedgers(ledgers: readonly StoredLedger[]) {
  const idOf = (purpose: string) => {
    const ledger = ledgers.find((each) => each.purpose === purpose);
    if (!ledger) throw new Error(`the chart has no ${purpose} ledger`);
    return ledger.id;
  };
  return { inflowLedgerId: idOf('uncategorized_inflow'), outflowLedgerId: idOf('uncategorized_outflow') };
}
