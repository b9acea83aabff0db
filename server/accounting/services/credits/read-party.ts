import type { PartyKind } from '@/lib/contract/party';
import { invalid, type Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';

/** The one party that a request names: a vendor or a customer, not both and not neither. */
export function readParty(input: {
  vendor_id?: string | null | undefined;
  customer_id?: string | null | undefined;
}): Result<{ kind: PartyKind; id: string }, Problem> {
  const vendor = input.vendor_id ?? null;
  const customer = input.customer_id ?? null;
  if (vendor !== null && customer === null) return accept({ kind: 'vendor', id: vendor });
  if (customer !== null && vendor === null) return accept({ kind: 'customer', id: customer });
  if (vendor === null) {
    const message = 'name a vendor or a customer';
    return refuse(invalid([{ path: '/vendor_id', code: 'party_required', message }]));
  }
  const message = 'must be absent beside a vendor';
  return refuse(invalid([{ path: '/customer_id', code: 'party_not_allowed', message }]));
}
