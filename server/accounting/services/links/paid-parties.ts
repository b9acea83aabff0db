import type { ItemKind } from '@/lib/contract/item-kind';
import type { Instant } from '@/lib/dates/instant';
import type { PaidParty } from '../../domain/links/refunds/link-refund';
import type { CreditParty } from '../../domain/postings/refund-credit';
import { standingOf } from '../../store/open-items/credit-store';
import { findItems } from '../../store/open-items/item-store';
import { findUsesOfTransactions } from '../../store/open-items/payment-store';
import { lockParty } from '../../store/party-store';
import type { BusinessContext } from '../context';

type NamedParty = CreditParty & Pick<PaidParty, 'isVoided'>;

/**
 * Whose bills and invoices a transaction pays, by payment. Locked in sorted order, and as for any use of credit before the
 * entries, so that nobody else takes of the credit meanwhile.
 */
export async function lockPaidParties(
  { db, business }: BusinessContext,
  transactionId: string,
): Promise<Map<string, NamedParty>> {
  const uses = (await findUsesOfTransactions(db, business.id, [transactionId])).get(transactionId) ?? [];
  const idsOf = (kind: ItemKind) =>
    uses.flatMap((use) => ('itemId' in use && use.kind === kind ? use.itemId : []));
  const [billIds, invoiceIds] = [idsOf('bill'), idsOf('invoice')];
  const bills = billIds.length === 0 ? [] : await findItems(db, business.id, 'bill', billIds);
  const invoices = invoiceIds.length === 0 ? [] : await findItems(db, business.id, 'invoice', invoiceIds);
  const named = [...bills, ...invoices].flatMap((item) => {
    const party: NamedParty = {
      kind: item.kind === 'bill' ? 'vendor' : 'customer',
      id: item.partyId,
      isVoided: item.status === 'voided',
    };
    return item.payments.map(({ paymentId }) => [paymentId, party] as const);
  });
  for (const { kind, id } of distinct(named.map(([, party]) => party)))
    await lockParty(db, kind, business.id, id);
  return new Map(named);
}

/** The same with the credit that each has unapplied at the end of the day. */
export async function readCredits(
  { db, business }: BusinessContext,
  parties: ReadonlyMap<string, NamedParty>,
  at: Instant,
): Promise<Map<string, PaidParty>> {
  const credits = new Map<string, bigint>();
  for (const party of distinct([...parties.values()]))
    credits.set(party.id, (await standingOf(db, business.id, party, null, at)).credit);
  return new Map(
    [...parties].map(([paymentId, { kind, id, isVoided }]) => {
      const onAccount = {
        vendorId: kind === 'vendor' ? id : null,
        customerId: kind === 'customer' ? id : null,
      };
      return [paymentId, { onAccount, credit: credits.get(id) ?? 0n, isVoided }];
    }),
  );
}

function distinct(parties: readonly CreditParty[]): CreditParty[] {
  return [...new Map(parties.map((party) => [party.id, party])).values()].sort((left, right) =>
    left.id < right.id ? -1 : 1,
  );
}
