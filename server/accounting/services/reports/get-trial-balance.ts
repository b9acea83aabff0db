import type { TrialBalanceQuery, TrialBalanceReport } from '@/lib/contract/report';
import { dayOf } from '@/lib/dates/instant';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { accept } from '@/lib/result';
import { type TrialBalance, trialBalance } from '../../domain/reports/trial-balance';
import type { BusinessContext, Outcome } from '../context';
import { drillDownOf, type Span } from './drill-down';
import { presentPeriod } from './present-report';
import { spanOf } from './report-columns';
import { unreviewedThrough } from './unreviewed-entries';
import { readYearToDate } from './year-to-date';

/** The trial balance as of an instant. */
export async function getTrialBalance(
  ctx: BusinessContext,
  { end_datetime: end }: TrialBalanceQuery,
): Promise<Outcome<TrialBalanceReport[]>> {
  const [{ ledgers, columns }, [unreviewed = 0]] = await Promise.all([
    readYearToDate(ctx, [end]),
    unreviewedThrough(ctx, [end]),
  ]);
  const span = spanOf(ctx, { start: null, end });
  const { entity_type: entityType } = ctx.business;
  const reports: TrialBalanceReport[] = [];
  for (const { totals } of columns) {
    const balance = trialBalance({ ledgers, ...totals, endDay: dayOf(end), entityType });
    reports.push(
      present(
        balance,
        presentPeriod(balance.period, span, 'accrual', unreviewed),
        span,
        ctx.business.currency,
      ),
    );
  }
  return accept(reports);
}

function present(
  balance: TrialBalance,
  period: ReturnType<typeof presentPeriod>,
  span: Span,
  currency: string,
): TrialBalanceReport {
  const decimals = decimalsOf(currency);
  return {
    ...period,
    records: balance.rows.map((row) => ({
      key: row.key,
      name: row.name,
      ledger_id: row.ledgerId,
      debit: amountNumber(row.debit, decimals),
      credit: amountNumber(row.credit, decimals),
      has_entries: row.hasEntries,
      resets_each_fiscal_year: row.resets,
      drill_down: drillDownOf(row.source, span, 'accrual'),
    })),
    total_debit: amountNumber(balance.totalDebit, decimals),
    total_credit: amountNumber(balance.totalCredit, decimals),
  };
}
