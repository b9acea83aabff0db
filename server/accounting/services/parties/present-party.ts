import type { Business } from '@/lib/contract/business';
import type { Party, PartyKind } from '@/lib/contract/party';
import type { Problem } from '@/lib/contract/problem';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import type { PartyBalance } from '../../store/open-items/party-balance-store';
import type { StoredParty } from '../../store/party-store';

/** The party as the contract shows it. */
export function presentParty(business: Business, party: StoredParty, balance: PartyBalance): Party {
  const shown = (units: bigint) => amountNumber(units, decimalsOf(business.currency));
  return { ...party, open_amount: shown(balance.open), credit_amount: shown(balance.credit) };
}

/** The refusal of an external identifier that another party of the kind has. */
export function externalIdTaken(kind: PartyKind, externalId: string | null): Problem {
  return {
    code: 'duplicate',
    detail: `Another ${kind} has the external_id ${JSON.stringify(externalId)}.`,
    errors: [{ path: '/external_id', code: 'duplicate', message: 'is taken' }],
  };
}
