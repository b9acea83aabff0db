import type { Ledger, LedgerUpdate } from '@/lib/contract/ledger';
import { invalid, type Problem } from '@/lib/contract/problem';
import { accept, refuse } from '@/lib/result';
import { activityOf } from '../../domain/cash-movements/cash-activity';
import { isInCashPool } from '../../domain/chart-of-accounts/cash-pool';
import { checkLedger } from '../../domain/chart-of-accounts/check-ledger';
import { isLocked, periodLocked } from '../../domain/journal-entry/books-lock';
import { firstInstantOn } from '../../store/journal-entry/entries-of-ledger';
import { listLedgers, lockChart, type StoredLedger, saveLedger } from '../../store/ledger-store';
import { audit, type BusinessContext, notFound, type Outcome, staleVersion } from '../context';
import { nameTaken } from './create-ledger';
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

  const after: StoredLedger = {
    ...before,
    name: input.name ?? before.name,
    sort_code: input.sort_code ?? before.sort_code,
    parent_id: input.parent_id ?? before.parent_id,
    report_cash_flow: input.report_cash_flow ?? before.report_cash_flow,
    archived: input.archived ?? before.archived,
    version: before.version + 1,
    updated_at: ctx.now,
  };
  const faults = checkLedger(after, new Map(ledgers.map((ledger) => [ledger.id, ledger])));
  if (after.archived && before.purpose !== null) {
    faults.push({
      path: '/archived',
      code: 'ledger_in_use',
      message: 'cannot be changed: the service posts to this ledger automatically',
    });
  }
  if (faults.length > 0) return refuse(invalid(faults));
  const taken = nameTaken(ledgers, after);
  if (taken) return refuse(taken);

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

/** Cash flow of locked days would change with the cash pool or the section when the ledger was used on any of them. */
async function lockedBy(ctx: BusinessContext, ledgerId: string): Promise<Problem | null> {
  const { books_locked_through: lockedThrough } = ctx.business;
  const first = lockedThrough === null ? null : await firstInstantOn(ctx.db, ctx.business.id, ledgerId);
  if (first === null || !isLocked(lockedThrough, first)) return null;
  return periodLocked(lockedThrough, '/report_cash_flow');
}
