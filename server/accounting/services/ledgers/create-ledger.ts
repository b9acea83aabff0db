import type { Ledger, LedgerCreate } from '@/lib/contract/ledger';
import { invalid } from '@/lib/contract/problem';
import { newIdentifier } from '@/lib/ids/identifier';
import { accept, refuse } from '@/lib/result';
import { checkLedger } from '../../domain/chart-of-accounts/check-ledger';
import { refuseTakenName } from '../../domain/chart-of-accounts/ledger-name';
import { insertLedgers, listLedgers, lockChart, type StoredLedger } from '../../store/ledger-store';
import { audit, type BusinessContext, type Outcome } from '../context';
import { presentLedger } from './present-ledger';

export async function createLedger(ctx: BusinessContext, input: LedgerCreate): Promise<Outcome<Ledger>> {
  await lockChart(ctx.db, ctx.business.id);
  const ledgers = await listLedgers(ctx.db, ctx.business.id);
  const parentId = input.parent_id ?? null;
  const byId = new Map(ledgers.map((ledger) => [ledger.id, ledger]));
  const accountType = input.financial_account_type ?? null;
  const candidate = { ...input, id: null, parent_id: parentId, financial_account_type: accountType };
  const faults = checkLedger(candidate, byId);
  if (faults.length > 0) return refuse(invalid(faults));
  const taken = refuseTakenName(ledgers, { id: null, name: input.name, parent_id: parentId });
  if (taken) return refuse(taken);

  const ledger: StoredLedger = {
    id: newIdentifier('ledger'),
    business_id: ctx.business.id,
    name: input.name,
    type: input.type,
    subtype: input.subtype,
    debit_credit: input.debit_credit,
    report_cash_flow: input.report_cash_flow,
    financial_account_type: accountType,
    sort_code: input.sort_code ?? null,
    parent_id: parentId,
    purpose: null,
    archived: false,
    version: 1,
    created_at: ctx.now,
    updated_at: ctx.now,
  };
  insertLedgers(ctx.db, [ledger]);
  audit(ctx, ctx.business.id, [
    {
      action: 'create',
      resourceType: 'ledger',
      resourceId: ledger.id,
      before: null,
      after: presentLedger(ledger),
    },
  ]);
  return accept(presentLedger(ledger));
}
