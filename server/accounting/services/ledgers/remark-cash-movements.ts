import { markCashMovements } from '../../domain/cash-movements/cash-movement';
import { totalChanges } from '../../domain/journal-entry/period-totals';
import { isInCashPool } from '../../domain/reports/cash-pool';
import { lockEntriesOfLedger } from '../../store/journal-entry/entries-of-ledger';
import { saveEntries } from '../../store/journal-entry/journal-entry-store';
import { listLedgers } from '../../store/ledger-store';
import type { BusinessContext } from '../context';
import { readLookThrough } from '../postings/read-look-through';

const batch = 1000;

/** After a ledger entered or left the cash pool: marks anew the lines of every entry that it has a line in or pays for. */
export async function remarkCashMovements(ctx: BusinessContext, ledgerId: string): Promise<void> {
  const ledgers = await listLedgers(ctx.db, ctx.business.id);
  const pool = new Set(ledgers.filter(isInCashPool).map((ledger) => ledger.id));
  for (let last: string | null = null; ; ) {
    const entries = await lockEntriesOfLedger(ctx.db, ctx.business.id, ledgerId, last, batch);
    const lookThrough = await readLookThrough(ctx, entries);
    const steps = entries.map((before) => ({
      before,
      after: { ...before, lines: markCashMovements(before.lines, (id) => pool.has(id), lookThrough) },
    }));
    const changes = totalChanges(steps);
    if (steps.length > 0) saveEntries(ctx.db, ctx.business.id, steps, changes);
    ctx.totalsChanged(ctx.business.id, changes.length);
    last = entries.at(-1)?.id ?? null;
    if (entries.length < batch) return;
  }
}
