import type { Ledger, LedgerUpdate } from '@/lib/contract/ledger';
import type { Problem } from '@/lib/contract/problem';
import { accept, refuse } from '@/lib/result';
import { activityOf, isInCashPool } from '../../domain/cash-movements/cash-chart';
import { changeLedger } from '../../domain/chart-of-accounts/change-ledger';
import { withAllBelow } from '../../domain/chart-of-accounts/ledgers-below';
import { refuseLockedLedger, reportedChanges } from '../../domain/chart-of-accounts/locked-ledger';
import { firstFigureOn } from '../../store/journal-entry/entries-of-ledger';
import { listLedgers, lockChart, type StoredLedger, saveLedger } from '../../store/ledger-store';
import { askForJudging } from '../categorization/ask-for-judging';
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

  const locked = await lockedBy(ctx, ledgers, before, after);
  if (locked) return refuse(locked);
  const movesCash = isInCashPool(before) !== isInCashPool(after) || activityOf(before) !== activityOf(after);
  await saveLedger(ctx.db, after);
  // An archived ledger is suggested no more: pending entries on it are judged again.
  if (before.archived !== after.archived) askForJudging(ctx);
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

/** Nothing is looked up where no report could change. */
async function lockedBy(
  { db, business }: BusinessContext,
  ledgers: readonly StoredLedger[],
  before: StoredLedger,
  after: StoredLedger,
): Promise<Problem | null> {
  const { books_locked_through: lockedThrough } = business;
  if (lockedThrough === null || reportedChanges(before, after).length === 0) return null;
  const first = await firstFigureOn(db, business.id, withAllBelow(ledgers, before.id));
  return refuseLockedLedger(lockedThrough, before, after, first);
}
