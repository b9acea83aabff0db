import type { Ledger, LedgerUpdate } from '@/lib/contract/ledger';
import { invalid } from '@/lib/contract/problem';
import { accept, refuse } from '@/lib/result';
import { checkLedger } from '../../domain/chart-of-accounts/check-ledger';
import { isInCashPool } from '../../domain/reports/cash-pool';
import { listLedgers, lockChart, type StoredLedger, saveLedger } from '../../store/ledger-store';
import { audit, type BusinessContext, notFound, type Outcome, staleVersion } from '../context';
import { nameTaken } from './create-ledger';
import { presentLedger } from './present-ledger';
import { remarkCashMovements } from './remark-cash-movements';

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
      message: 'must stay: the service posts to this ledger by itself',
    });
  }
  if (faults.length > 0) return refuse(invalid(faults));
  const taken = nameTaken(ledgers, after);
  if (taken) return refuse(taken);

  await saveLedger(ctx.db, after);
  if (isInCashPool(before) !== isInCashPool(after)) await remarkCashMovements(ctx, after.id);
  await audit(ctx, ctx.business.id, [
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
