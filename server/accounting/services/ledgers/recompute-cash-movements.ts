import type { Problem } from '@/lib/contract/problem';
import { itemPosting } from '../../domain/postings/item-posting';
import { lockEntriesOfLedger } from '../../store/journal-entry/entries-of-ledger';
import type { BusinessContext } from '../context';
import { post } from '../postings/post';
import { readChart } from '../postings/read-chart';

const batch = 1000;

/**
 * After a ledger entered or left the cash pool, or changed its section of the cash flow: computes again what the lines count
 * on of every entry that has a line on it or pays for one. Says why not, where that would change a locked period.
 */
export async function recomputeCashMovements(
  ctx: BusinessContext,
  ledgerId: string,
): Promise<Problem | null> {
  const chart = await readChart(ctx);
  for (let last: string | null = null; ; ) {
    const entries = await lockEntriesOfLedger(ctx.db, ctx.business.id, ledgerId, last, batch);
    const posted = await post(ctx, itemPosting(entries), { chart, chartChanged: true });
    if (!posted.ok) return posted.problem;
    await ctx.db.settled();
    last = entries.at(-1)?.id ?? null;
    if (entries.length < batch) return null;
  }
}
