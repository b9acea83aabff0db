import type { Pagination } from '@/lib/contract/primitives';
import type { LedgerStatement, LedgerStatementQuery } from '@/lib/contract/report';
import { addMilliseconds, type Instant, lastInstant } from '@/lib/dates/instant';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { accept, refuse } from '@/lib/result';
import type { SideTotals } from '../../domain/reports/report-ledger';
import { runningBalances } from '../../domain/reports/running-balance';
import type { Page } from '../../store/keyset';
import { type LedgerLine, listLedgerLines, sumLinesBefore } from '../../store/ledger-line-store';
import { findLedgers } from '../../store/ledger-store';
import { type BusinessContext, notFound, type Outcome } from '../context';
import { paginationOf, readKeyset } from '../paging';
import { accrualBases, accrualMeasures, cutIntervals, sumIntervals, totalsByInterval } from './sum-intervals';

type Paged = { data: LedgerStatement; pagination: Pagination };
type Filter = { ledgerId: string; bases: typeof accrualBases; from: Instant; through: Instant };

/**
 * A ledger's lines in time order, accrual basis, with the balance before the first, after each, and after the last of
 * all pages. The balance that a page begins with is read from the period totals, so a late page costs no more.
 */
export async function getLedgerStatement(
  ctx: BusinessContext,
  { ledger_id: ledgerId, ...query }: LedgerStatementQuery & { ledger_id: string },
): Promise<Outcome<Paged>> {
  const ledger = (await findLedgers(ctx.db, ctx.business.id, [ledgerId])).get(ledgerId);
  if (!ledger) return refuse(notFound);
  const list = `ledger-statement ${ctx.business.id} ${ledgerId}`;
  const keyset = readKeyset(ctx.pageTokenKey, list, query, 'ascending');
  if (!keyset.ok) return keyset;

  const { start_datetime: start = null, end_datetime: end = null } = query;
  const booksStart = ctx.business.entries_start;
  const from = start !== null && start > booksStart ? start : booksStart;
  const filter = { ledgerId, bases: accrualBases, from, through: end ?? lastInstant };
  const page = await listLedgerLines(ctx.db, ctx.business.id, filter, keyset.value);
  const { opening, beforePage, total } = await sumAround(ctx, filter, page);
  const balance = (sums: SideTotals) =>
    ledger.debit_credit === 'debit' ? sums.debit - sums.credit : sums.credit - sums.debit;
  const balances = runningBalances(page.items, ledger.debit_credit, balance(opening) + balance(beforePage));

  const decimals = decimalsOf(ctx.business.currency);
  const amount = (units: bigint) => amountNumber(units, decimals);
  return accept({
    data: {
      ledger_id: ledgerId,
      name: ledger.name,
      debit_credit: ledger.debit_credit,
      start_datetime: start,
      end_datetime: end,
      opening_balance: amount(balance(opening)),
      total_debit: amount(total.debit),
      total_credit: amount(total.credit),
      closing_balance: amount(balance(opening) + balance(total)),
      entries: page.items.map((line, index) => ({
        journal_entry_id: line.entryId,
        line_entry_id: line.id,
        transaction_id: line.transactionId,
        datetime: line.datetime,
        description: line.description,
        line_description: line.lineDescription,
        debit_credit: line.side,
        amount: amount(line.amount),
        balance: amount(balances[index] ?? 0n),
      })),
    },
    pagination: paginationOf(ctx.pageTokenKey, list, query, page),
  });
}

/** What stands on the ledger before the bounds, within them before the page, and within them altogether. */
async function sumAround(ctx: BusinessContext, filter: Filter, page: Page<LedgerLine>) {
  const { ledgerId, from, through } = filter;
  const [first] = page.items;
  const pageStart = first?.datetime ?? from;
  const cuts = await cutIntervals(ctx, [
    { start: null, end: addMilliseconds(from, -1) },
    { start: from, end: addMilliseconds(pageStart, -1) },
    { start: pageStart, end: through },
  ]);
  const totals = await sumIntervals(ctx, cuts, [{ id: ledgerId }], accrualMeasures);
  const [opening, earlier, later] = totalsByInterval(totals, 3).map((sums) => sums.get(ledgerId) ?? none);
  const sameInstant = first ? await sumLinesBefore(ctx.db, ctx.business.id, filter, first) : none;
  return {
    opening: opening ?? none,
    beforePage: added(earlier ?? none, sameInstant),
    total: added(earlier ?? none, later ?? none),
  };
}

const none: SideTotals = { debit: 0n, credit: 0n };

function added(left: SideTotals, right: SideTotals): SideTotals {
  return { debit: left.debit + right.debit, credit: left.credit + right.credit };
}
