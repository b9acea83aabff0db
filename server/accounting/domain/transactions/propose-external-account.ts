import { isRealAccount, realAccountTypes } from '@/lib/contract/ledger';
import { invalid, type Problem } from '@/lib/contract/problem';
import type { ExternalAccount, ExternalAccountCreate } from '@/lib/contract/transaction';
import type { Instant } from '@/lib/dates/instant';
import { accept, type Result, refuse } from '@/lib/result';
import type { ChartLedger } from '../chart-of-accounts/chart';
import { ledgerFaults } from '../journal-entry/check-lines';

/** What is known of the ledger that is asked for. */
export type AccountFacts = {
  ledgers: ReadonlyMap<string, Pick<ChartLedger, 'name' | 'archived' | 'financial_account_type' | 'purpose'>>;
  /** The external account that already uses the ledger. */
  present: Pick<ExternalAccount, 'name'> | null;
};

/**
 * The external account that a person enters, or why it is refused: an unknown or archived ledger, one that is of no
 * real account, the one of transfers between own accounts, one that another external account uses. Two statements on
 * one ledger could be reconciled with neither.
 */
export function proposeExternalAccount(
  own: { id: string; businessId: string; now: Instant },
  input: ExternalAccountCreate,
  { ledgers, present }: AccountFacts,
): Result<ExternalAccount, Problem> {
  const path = '/ledger_id';
  const ledger = ledgers.get(input.ledger_id);
  const unusable = ledgerFaults(input.ledger_id, ledgers, path);
  if (!ledger || unusable.length > 0) return refuse(invalid(unusable));
  if (!isRealAccount(ledger.financial_account_type)) {
    const kind = ledger.financial_account_type ?? 'no account';
    const message = `must be the ledger of a real account (${realAccountTypes.join(', ')}); ${ledger.name} is of ${kind}`;
    return refuse(invalid([{ path, code: 'ledger_type_mismatch', message }]));
  }
  if (ledger.purpose === 'transfers') {
    const message = `must be the ledger of one account; ${ledger.name} holds what is on its way between two`;
    return refuse(invalid([{ path, code: 'ledger_type_mismatch', message }]));
  }
  if (present) return refuse(ledgerTaken(present.name, ledger.name));
  return accept({
    id: own.id,
    business_id: own.businessId,
    name: input.name,
    institution: input.institution ?? null,
    last_four: input.last_four ?? null,
    ledger_id: input.ledger_id,
    version: 1,
    created_at: own.now,
    updated_at: own.now,
  });
}

function ledgerTaken(account: string, ledger: string): Problem {
  const detail = `The external account ${account} already uses ${ledger}: each account has a ledger of its own.`;
  const message = `is the ledger of ${account} already`;
  return { code: 'duplicate', detail, errors: [{ path: '/ledger_id', code: 'duplicate', message }] };
}
