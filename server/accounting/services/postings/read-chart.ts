import { type Chart, chartOf } from '../../domain/chart-of-accounts/chart';
import { listLedgers } from '../../store/ledger-store';
import type { ReadingContext } from '../context';

/** The whole chart of accounts, for the domain. */
export async function readChart(ctx: ReadingContext): Promise<Chart> {
  return chartOf(await listLedgers(ctx.db, ctx.business.id));
}
