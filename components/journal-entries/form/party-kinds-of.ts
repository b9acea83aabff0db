import type { Ledger } from '@/lib/contract/ledger';
import type { PartyKind } from '@/lib/contract/party';

/** Whom lines on payable and receivable may name, by ledger; the service says where one must be named. */
export function partyKindsOf(ledgers: readonly Ledger[]): ReadonlyMap<string, PartyKind> {
  return new Map(
    ledgers.flatMap(({ id, financial_account_type: type }): [string, PartyKind][] => {
      if (type === 'accounts_payable') return [[id, 'vendor']];
      return type === 'accounts_receivable' ? [[id, 'customer']] : [];
    }),
  );
}
