import type { ItemKind } from '@/lib/contract/item-kind';
import { dayOf } from '@/lib/dates/instant';
import { newIdentifier } from '@/lib/ids/identifier';
import { isDecided } from '../../domain/links/awaits-matching';
import { tokensOf } from '../../domain/links/leg-words';
import { type Link, suggestedLink } from '../../domain/links/link';
import {
  indexItems,
  matchPayment,
  type PayingMovement,
  type ProposedPayment,
} from '../../domain/links/payments/match-payments';
import { paymentReasons } from '../../domain/links/payments/payment-reasons';
import { findLinksOfTransactions, insertLinks } from '../../store/link-store';
import { findOpenItems } from '../../store/open-items/open-item-store';
import { findPendingMovements } from '../../store/pending-movements';
import { findLegs } from '../../store/transfer-candidates';
import { mapYielding } from '../categorization/yield-to-event-loop';
import type { BusinessContext } from '../context';
import { judgeProbable } from './judge-probable';
import { rescorePayments } from './rescore-payments';

/** A transaction that may pay something, with all that the bank says. */
export type Payer = { id: string; amount: bigint; day: string; text: string };

export type PaymentProposals = readonly ProposedPayment[];

/** What transactions likely pay: open bills and invoices. */
export async function proposePayments(
  ctx: BusinessContext,
  payers: readonly Payer[],
): Promise<PaymentProposals> {
  return [
    ...(await proposalsFor(
      ctx,
      'bill',
      payers.filter(({ amount }) => amount < 0n),
    )),
    ...(await proposalsFor(
      ctx,
      'invoice',
      payers.filter(({ amount }) => amount > 0n),
    )),
  ];
}

/**
 * Suggests the payments that are new. Nothing is paid until somebody accepts it.
 * @param decided transactions of which nothing new is suggested
 */
export async function suggestPayments(
  ctx: BusinessContext,
  proposals: PaymentProposals,
  decided: readonly string[] = [],
): Promise<void> {
  if (proposals.length === 0) return;
  const ids = [...new Set(proposals.map(({ transactionId }) => transactionId))];
  const [legs, known] = await Promise.all([
    findLegs(ctx.db, ctx.business.id, ids),
    findLinksOfTransactions(ctx.db, ctx.business.id, ids),
  ]);
  const free = new Set(
    legs.filter((leg) => !isDecided(leg) && !decided.includes(leg.id)).map(({ id }) => id),
  );
  const present = new Set(known.map((link) => `${link.transactionId} ${link.billId ?? link.invoiceId}`));
  const links = proposals
    .filter(({ transactionId }) => free.has(transactionId))
    .flatMap((proposal) => {
      // One item may be in several proposals: a transaction has one link with it, that of the likeliest, which comes first.
      const pairs = proposal.parts.map(({ item }) => `${proposal.transactionId} ${item.id}`);
      if (pairs.some((pair) => present.has(pair))) return [];
      for (const pair of pairs) present.add(pair);
      return linksOf(ctx, proposal);
    });
  insertLinks(ctx.db, ctx.business.id, links);
  await rescorePayments(ctx, proposals, known);
}

/** Looks for the payments of new bills or invoices among the transactions that nobody has decided on. */
export async function matchItems(
  ctx: BusinessContext,
  kind: ItemKind,
  ids: readonly string[],
): Promise<void> {
  await judgeProbable(ctx, await suggestPaymentsOf(ctx, kind, ids));
}

/**
 * Suggests what likely pays the open ones of these bills or invoices. Gives the transactions.
 * @param others transactions to look at, too
 * @param decided transactions of which nothing new is suggested
 */
export async function suggestPaymentsOf(
  ctx: BusinessContext,
  kind: ItemKind,
  ids: readonly string[],
  { others = [], decided = [] }: { others?: readonly Payer[]; decided?: readonly string[] } = {},
): Promise<string[]> {
  const items = await findOpenItems(ctx.db, ctx.business.id, kind, ids);
  if (items.length === 0) return [];
  const pending = await findPendingMovements(ctx.db, ctx.business.id, kind === 'bill' ? 'out' : 'in');
  const isNew = new Set(items.map(({ id }) => id));
  const parties = new Set(items.map(({ partyId }) => partyId));
  const open = await findOpenItems(ctx.db, ctx.business.id, kind);
  const rivals = open.filter(({ id, partyId }) => parties.has(partyId) && !isNew.has(id));
  const index = indexItems([...items, ...rivals], dayOf(ctx.business.entries_start));
  // All open items compete, but only for what fits a new one, alone or together with others of its party.
  const fits = await mapYielding(pending, (payer) =>
    matchPayment(movementOf(payer), index).some(({ parts }) => parts.some(({ item }) => isNew.has(item.id))),
  );
  const fitting = pending.filter((_, at) => fits[at]);
  const payers = new Map([...fitting, ...others].map((payer) => [payer.id, payer]));
  if (payers.size === 0) return [];
  await suggestPayments(ctx, await proposePayments(ctx, [...payers.values()]), decided);
  return [...payers.keys()];
}

function movementOf({ id, amount, day, text }: Payer): PayingMovement {
  return { transactionId: id, amount, day, tokens: tokensOf(text) };
}

async function proposalsFor(
  ctx: BusinessContext,
  kind: ItemKind,
  payers: readonly Payer[],
): Promise<ProposedPayment[]> {
  if (payers.length === 0) return [];
  const items = await findOpenItems(ctx.db, ctx.business.id, kind);
  if (items.length === 0) return [];
  const index = indexItems(items, dayOf(ctx.business.entries_start));
  const proposals = await mapYielding(payers, (payer) => matchPayment(movementOf(payer), index));
  return proposals.flat();
}

/** One link for each item; several of one payment are a group. */
function linksOf(
  ctx: BusinessContext,
  { transactionId, parts, confidence, evidence }: ProposedPayment,
): Link[] {
  const ids = parts.map(() => newIdentifier('transaction_link'));
  return parts.map(({ item, amount }, index) =>
    suggestedLink(
      {
        id: ids[index] ?? '',
        kind: 'payment',
        transactionId,
        billId: item.kind === 'bill' ? item.id : null,
        invoiceId: item.kind === 'invoice' ? item.id : null,
        groupId: parts.length > 1 ? (ids[0] ?? null) : null,
        amount,
        excessAmount: evidence.excess > 0n ? evidence.excess : null,
        confidence,
        reasons: paymentReasons(item, parts.length, evidence, ctx.business.currency),
      },
      ctx.now,
    ),
  );
}
