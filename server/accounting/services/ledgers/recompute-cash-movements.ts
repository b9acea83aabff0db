import { cashChart } from '../../domain/cash-movements/cash-chart';
import { markCashMovements, sameMovements } from '../../domain/cash-movements/cash-movement';
import { totalChanges } from '../../domain/journal-entry/period-totals';
import { lockEntriesOfLedger } from '../../store/journal-entry/entries-of-ledger';
import { saveEntries } from '../../store/journal-entry/journal-entry-store';
import { listLedgers } from '../../store/ledger-store';
import type { BusinessContext } from '../context';
import { readLookThrough } from '../postings/read-look-through';

const batch = 1000;

/**
 * After a ledger entered or left the cash pool, or changed its section of the cash flow: recomputes the cash movements
 * of every entry that it has a line in or pays for.
 */
export async function recomputeCashMovements(ctx: BusinessContext, ledgerId: string): Promise<void> {
  const chart = cashChart(await listLedgers(ctx.db, ctx.business.id));
  for (let last: string | null = null; ; ) {
    const entries = await lockEntriesOfLedger(ctx.db, ctx.business.id, ledgerId, last, batch);
    const lookThrough = await readLookThrough(ctx, entries);
    const steps = entries.flatMap((before) => {
      const lines = markCashMovements(before.lines, chart, lookThrough);
      const isSame = lines.every((line, at) =>
        sameMovements(line.movements, before.lines[at]?.movements ?? []),
      );
      if (isSame) return [];
      return [{ before, after: { ...before, lines, version: before.version + 1, updatedAt: ctx.now } }];
    });
    const changes = totalChanges(steps);
    if (steps.length > 0) saveEntries(ctx.db, ctx.business.id, steps, changes);
    ctx.totalsChanged(ctx.business.id, changes.length);
    last = entries.at(-1)?.id ?? null;
    if (entries.length < batch) return;
  }
}
