import type { Pagination } from '@/lib/contract/primitives';
import type { LedgerStatement, LedgerStatementQuery } from '@/lib/contract/report';
import { fiscalYearOf } from '@/lib/dates/fiscal-year';
import { type Instant, lastInstant } from '@/lib/dates/instant';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { accept, refuse } from '@/lib/result';
import {
  added,
  fiscalYearStarts,
  type LedgerStatementBalances,
  type StatementYears,
  statementBalances,
  statementStretches,
} from '../../domain/reports/ledger-statement';
import { creditBalance, debitBalance, resetsEachFiscalYear } from '../../domain/reports/report-ledger';
import { runningBalances } from '../../domain/reports/running-balance';
import { lastEntryInstant } from '../../store/journal-entry/last-entry';
import type { Page } from '../../store/keyset';
import { type LedgerLine, listLedgerLines, sumLinesBefore } from '../../store/ledger-line-store';
import { findLedgers, type StoredLedger } from '../../store/ledger-store';
import { type BusinessContext, notFound, type Outcome } from '../context';
import { paginationOf, readKeyset } from '../paging';
import { accrualBases, cutIntervals, sumIntervals, totalsByInterval } from './sum-intervals';
import { unreviewedOnLedger } from './unreviewed-entries';

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
  const [page, years, unreviewed] = await Promise.all([
    listLedgerLines(ctx.db, ctx.business.id, filter, keyset.value),
    yearsOf(ctx, ledger, from, end),
    unreviewedOnLedger(ctx, ledgerId, filter),
  ]);
  const balances = await readBalances(ctx, filter, page, years);
  return accept({
    data: {
      ...present(ctx, ledger, { start, end }, page.items, years, balances),
      unreviewed_entries: unreviewed,
    },
    pagination: paginationOf(ctx.pageTokenKey, list, query, page),
  });
}

/** The fiscal years covered by a statement. Without an end date, it extends to the end of the books. */
async function yearsOf(
  { db, business, now }: BusinessContext,
  ledger: StoredLedger,
  from: Instant,
  end: Instant | null,
): Promise<StatementYears> {
  if (!resetsEachFiscalYear(ledger, business.entity_type)) return { first: null, starts: [] };
  const lastEntry = (await lastEntryInstant(db, business.id)) ?? from;
  const through = end ?? (lastEntry > now ? lastEntry : now);
  const { fiscal_year: fiscalYear } = business;
  return {
    first: fiscalYearOf(from, fiscalYear).start,
    starts: fiscalYearStarts({ from, through, lastEntry }, fiscalYear),
  };
}

/** The balances before the bounds and before the page, the totals within the bounds, and the closing balances. */
async function readBalances(
  ctx: BusinessContext,
  filter: Filter,
  page: Page<LedgerLine>,
  years: StatementYears,
): Promise<LedgerStatementBalances> {
  const { ledgerId, from, through } = filter;
  const [first] = page.items;
  const stretches = statementStretches({ from, through, pageStart: first?.datetime ?? from }, years);
  const cuts = await cutIntervals(ctx, stretches);
  const totals = await sumIntervals(ctx, cuts, [{ id: ledgerId }], accrualBases);
  const none = { debit: 0n, credit: 0n };
  const sums = totalsByInterval(totals, stretches.length).map((posted) => posted.get(ledgerId) ?? none);
  const balances = statementBalances(stretches, sums);
  if (!first) return balances;
  const sameInstant = await sumLinesBefore(ctx.db, ctx.business.id, filter, first);
  return { ...balances, beforePage: added(balances.beforePage, sameInstant) };
}

function present(
  { business }: BusinessContext,
  ledger: StoredLedger,
  { start, end }: { start: Instant | null; end: Instant | null },
  lines: readonly LedgerLine[],
  years: StatementYears,
  { opening, beforePage, total, yearEnds, closing }: LedgerStatementBalances,
): Omit<LedgerStatement, 'unreviewed_entries'> {
  const decimals = decimalsOf(business.currency);
  const amount = (units: bigint) => amountNumber(units, decimals);
  const balance = ledger.debit_credit === 'debit' ? debitBalance : creditBalance;
  const balances = runningBalances(lines, ledger.debit_credit, balance(beforePage), years.starts);
  return {
    ledger_id: ledger.id,
    name: ledger.name,
    debit_credit: ledger.debit_credit,
    resets_each_fiscal_year: resetsEachFiscalYear(ledger, business.entity_type),
    start_datetime: start,
    end_datetime: end,
    opening_balance: amount(balance(opening)),
    total_debit: amount(total.debit),
    total_credit: amount(total.credit),
    closing_balance: amount(balance(closing)),
    fiscal_year_ends: yearEnds.map((year) => ({
      period: fiscalYearOf(year.end, business.fiscal_year).name,
      end_datetime: year.end,
      balance: amount(balance(year.left)),
    })),
    entries: lines.map((line, index) => ({
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
  };
}
