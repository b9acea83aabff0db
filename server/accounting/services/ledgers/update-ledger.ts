import type { Ledger, LedgerUpdate } from '@/lib/contract/ledger';
import type { Problem } from '@/lib/contract/problem';
import { accept, refuse } from '@/lib/result';
import { activityOf, isInCashPool } from '../../domain/cash-movements/cash-chart';
import { changeLedger } from '../../domain/chart-of-accounts/change-ledger';
import { isLocked, periodLocked } from '../../domain/journal-entry/books-lock';
import { firstInstantOn } from '../../store/journal-entry/entries-of-ledger';
import { listLedgers, lockChart, saveLedger } from '../../store/ledger-store';
import { audit, type BusinessContext, notFound, type Outcome, staleVersion } from '../context';
import { presentLedger } from './present-ledger';
import { recomputeCashMovements } from './recompute-cash-movements';

type Input = LedgerUpdate & { ledger_id: string };

export async function updateLedger(ctx: BusinessContext, input: Input): Promise<Outcome<Ledger>> {
  await lockChart(ctx.db, ctx.business.id);
  const ledgers = await listLedgers(ctx.db, ctx.business.id);
  const before = ledgers.find((ledger) => ledger.id === input.ledger_id);
  if (!before) return refuse(notFound);
  const stale = staleVersion(ctx.ifMatch, before.version);
  if (stale) return refuse(stale);

  const changed = changeLedger(before, input, ledgers, ctx.now);
  if (!changed.ok) return changed;
  const after = changed.value;

  const movesCash = isInCashPool(before) !== isInCashPool(after) || activityOf(before) !== activityOf(after);
  const locked = movesCash ? await lockedBy(ctx, after.id) : null;
  if (locked) return refuse(locked);
  await saveLedger(ctx.db, after);
  const refused = movesCash ? await recomputeCashMovements(ctx, after.id) : null;
  if (refused) return refuse(refused);
  audit(ctx, ctx.business.id, [
    {
      action: 'update',
      resourceType: 'ledger',
      resourceId: after.id,
      before: presentLedger(before),
      after: presentLedger(after),
    },
  ]);
  return accept(presentLedger(after));
}

/** Refuses a change of cash pool or section if the ledger has lines in the locked period: it would change the cash flow there. */
async function lockedBy(ctx: BusinessContext, ledgerId: string): Promise<Problem | null> {
  const { books_locked_through: lockedThrough } = ctx.business;
  const first = lockedThrough === null ? null : await firstInstantOn(ctx.db, ctx.business.id, ledgerId);
  if (first === null || !isLocked(lockedThrough, first)) return null;
  return periodLocked(lockedThrough, '/report_cash_flow');
}
