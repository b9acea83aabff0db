import type { z } from 'zod';
import type { Ledger, LedgerBalance, ledgerBalanceQuery, ledgerListQuery } from '@/lib/contract/ledger';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { accept, refuse } from '@/lib/result';
import { compareLedgers } from '../../domain/chart-of-accounts/compare-ledgers';
import { ledgerBalances } from '../../domain/reports/ledger-balances';
import { findLedgers, listLedgers } from '../../store/ledger-store';
import { type BusinessContext, notFound, type Outcome } from '../context';
import { readBooksEnd } from '../reports/books-end';
import { readYearToDate } from '../reports/year-to-date';
import { presentLedger } from './present-ledger';

/** The chart of accounts in report order. */
export async function listChart(
  ctx: BusinessContext,
  query: z.output<typeof ledgerListQuery>,
): Promise<Outcome<Ledger[]>> {
  const ledgers = await listLedgers(ctx.db, ctx.business.id);
  const asked = ledgers.filter(
    (ledger) => query.archived === undefined || ledger.archived === query.archived,
  );
  return accept(asked.sort(compareLedgers).map(presentLedger));
}

export async function getLedger(
  ctx: BusinessContext,
  parameters: { ledger_id: string },
): Promise<Outcome<Ledger>> {
  const ledgers = await findLedgers(ctx.db, ctx.business.id, [parameters.ledger_id]);
  const ledger = ledgers.get(parameters.ledger_id);
  return ledger ? accept(presentLedger(ledger)) : refuse(notFound);
}

/**
 * The balance of each used ledger at the instant, on its normal side; in report order. When none is given, at the end of
 * all there is, in whose fiscal year the ledgers that reset count.
 */
export async function listBalances(
  ctx: BusinessContext,
  query: z.output<typeof ledgerBalanceQuery>,
): Promise<Outcome<LedgerBalance[]>> {
  const end = query.end_datetime ?? (await readBooksEnd(ctx));
  const { ledgers, columns } = await readYearToDate(ctx, [end]);
  const decimals = decimalsOf(ctx.business.currency);
  const balances: LedgerBalance[] = [];
  for (const { totals } of columns) {
    const sorted = [...ledgers].sort(compareLedgers);
    for (const each of ledgerBalances(sorted, totals, ctx.business.entity_type)) {
      balances.push({
        ledger_id: each.ledgerId,
        debit: amountNumber(each.debit, decimals),
        credit: amountNumber(each.credit, decimals),
        balance: amountNumber(each.balance, decimals),
        resets_each_fiscal_year: each.resets,
      });
    }
  }
  return accept(balances);
}
