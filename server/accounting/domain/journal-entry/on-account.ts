import type { PartyKind } from '@/lib/contract/party';
import type { Fault } from '@/lib/contract/problem';
import type { Chart } from '../chart-of-accounts/chart';
import type { OnAccount } from './entry';

type Proposed = {
  ledger_id: string;
  vendor_id?: string | null | undefined;
  customer_id?: string | null | undefined;
};

const kinds = { accounts_payable: 'vendor', accounts_receivable: 'customer' } as const;

/** Who a line on this ledger is owed to or by: vendors on payable, customers on receivable, nobody on any other. */
export function partyKindOf(ledgerId: string, { ledgers }: Pick<Chart, 'ledgers'>): PartyKind | null {
  const purpose = ledgers.get(ledgerId)?.purpose;
  return purpose === 'accounts_payable' || purpose === 'accounts_receivable' ? kinds[purpose] : null;
}

/** The vendor or customer of a line that a person writes; null on any ledger but payable and receivable. */
export function onAccountOf(line: Proposed, chart: Pick<Chart, 'ledgers'>): OnAccount | null {
  if (partyKindOf(line.ledger_id, chart) === null) return null;
  return { vendorId: line.vendor_id ?? null, customerId: line.customer_id ?? null };
}

/**
 * The faults of whom a line names: nobody, where payable or receivable would not know who it concerns; the wrong kind;
 * or somebody whom the business does not know.
 * @param parties the identifiers of the vendors and customers that there are, of those that are named
 */
export function onAccountFaults(
  line: Proposed,
  chart: Pick<Chart, 'ledgers'>,
  parties: ReadonlySet<string>,
  path: string,
): Fault[] {
  const wanted = partyKindOf(line.ledger_id, chart);
  const name = chart.ledgers.get(line.ledger_id)?.name ?? 'the ledger';
  return (['vendor', 'customer'] as const).flatMap((kind): Fault[] => {
    const id = line[`${kind}_id`] ?? null;
    const at = `${path}/${kind}_id`;
    if (id === null) {
      if (kind !== wanted) return [];
      const message = `must name the ${kind}: the line is on ${name}`;
      return [{ path: at, code: 'party_required', message }];
    }
    if (kind !== wanted) {
      const instead = wanted === null ? 'takes no vendor or customer' : `takes a ${wanted}`;
      return [{ path: at, code: 'party_not_allowed', message: `must be absent: ${name} ${instead}` }];
    }
    if (parties.has(id)) return [];
    return [{ path: at, code: 'not_found', message: `is not a ${kind} of this business` }];
  });
}

/** Whether two lines name the same vendor or customer, or both name nobody. */
export function isSameParty(one: OnAccount | null | undefined, other: OnAccount | null | undefined): boolean {
  return (
    (one?.vendorId ?? null) === (other?.vendorId ?? null) &&
    (one?.customerId ?? null) === (other?.customerId ?? null)
  );
}
