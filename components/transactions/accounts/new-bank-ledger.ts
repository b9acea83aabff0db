import type { z } from 'zod';
import { usualSideOf } from '@/components/ledgers/ledger-words';
import type { Choice } from '@/components/ui/choices/choice';
import type { ledgerCreate } from '@/lib/contract/ledger';

/** The ledgers that are made together with an account; the choice of one is no identifier of a ledger. */
const kinds = [
  { id: 'new bank_account', name: 'New bank ledger', account: 'bank_account', type: 'asset' },
  { id: 'new credit_card', name: 'New credit card ledger', account: 'credit_card', type: 'liability' },
  { id: 'new prepaid_card', name: 'New prepaid card ledger', account: 'prepaid_card', type: 'asset' },
] as const;

/** For an account that none of the ledgers is left for. */
export const newLedgerChoices: readonly Choice[] = kinds.map(({ id, name }) => ({
  id,
  name,
  detail: 'Named like the account',
}));

/** The ledger that the choice makes; null where it is one that there is. */
export function newLedgerOf(choice: string | null, accountName: string): z.input<typeof ledgerCreate> | null {
  const kind = kinds.find(({ id }) => id === choice);
  if (!kind) return null;
  return {
    name: accountName.trim(),
    type: kind.type,
    subtype: kind.type === 'asset' ? 'current_asset' : 'current_liability',
    debit_credit: usualSideOf(kind.type),
    financial_account_type: kind.account,
    report_cash_flow: true,
  };
}
