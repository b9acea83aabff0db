import { newIdentifier } from '@/lib/ids/identifier';
import { isDecided } from '../../domain/links/awaits-matching';
import { tokensOf } from '../../domain/links/leg-words';
import { type Link, suggestedLink } from '../../domain/links/link';
import { probableFrom } from '../../domain/links/probable-payers';
import {
  matchRefunds as match,
  mayBeRefund,
  mostDaysBack,
  type PaidItem,
  type ProposedRefund,
  type RefundMovement,
  refundMovement,
} from '../../domain/links/refunds/match-refunds';
import { refundReasons } from '../../domain/links/refunds/refund-reasons';
import { beforeReturned } from '../../domain/links/refunds/returned-payment';
import type { TransactionUse } from '../../domain/postings/open-item';
import { findLinksOfTransactions, insertLinks } from '../../store/link-store';
import { findUsesOfTransactions } from '../../store/open-items/payment-store';
import { findPendingMovements } from '../../store/pending-movements';
import { findRefundable } from '../../store/refund-candidates';
import { findLegs } from '../../store/transfer-candidates';
import { doYielding, mapYielding } from '../categorization/yield-to-event-loop';
import type { BusinessContext } from '../context';
import type { OfAccount } from './movements-of';

/**
 * For refunds: earlier payments in the books before an import, money back there that nobody has decided on, and which of the
 * new movements may be money back.
 */
export type RefundsBefore = {
  payments: RefundMovement[];
  refunds: RefundMovement[];
  own: RefundMovement[];
};

/**
 * What transactions that are about to be booked may refund or be refunded by. Read before they are booked: of new rows the
 * planner has no statistics yet.
 */
export async function refundsNear(
  ctx: BusinessContext,
  movements: readonly OfAccount[],
): Promise<RefundsBefore> {
  if (movements.length === 0) return { payments: [], refunds: [], own: [] };
  const { db, business } = ctx;
  const may = await mapYielding(movements, mayBeRefund);
  const read = readerOf(ctx);
  const own = movements.filter((_, at) => may[at]).map(read);
  const found = own.length === 0 ? [] : await findRefundable(db, business.id, own, mostDaysBack);
  const pending = [
    ...(await findPendingMovements(db, business.id, 'in')),
    ...(await findPendingMovements(db, business.id, 'out')),
  ];
  return {
    payments: found.map(read),
    refunds: pending.map(read).filter(({ refundWord }) => refundWord !== null),
    own,
  };
}

/** Suggests which of the new transactions refund an earlier payment, and which earlier ones refund a new payment. */
export async function matchRefunds(
  ctx: BusinessContext,
  before: RefundsBefore,
  movements: readonly OfAccount[],
): Promise<void> {
  if (before.own.length + before.refunds.length === 0) return;
  const all = await mapYielding(movements, readerOf(ctx));
  const proposals = [
    ...(await doYielding(match(before.own, [...before.payments, ...all]))),
    ...(await doYielding(match(before.refunds, all))),
  ];
  if (proposals.length === 0) return;
  const { db, business } = ctx;
  const ids = [
    ...new Set(proposals.flatMap(({ refund, payment }) => [refund.transactionId, payment.transactionId])),
  ];
  const [legs, known, uses] = await Promise.all([
    findLegs(db, business.id, ids),
    findLinksOfTransactions(db, business.id, ids),
    findUsesOfTransactions(db, business.id, ids),
  ]);
  const free = new Set(legs.filter((leg) => !isDecided(leg)).map(({ id }) => id));
  const inTransfer = new Set(
    known
      .filter(({ kind, status }) => kind === 'transfer' && status === 'linked')
      .flatMap(({ transactionId, otherTransactionId }) => [transactionId, otherTransactionId]),
  );
  const present = new Set(
    known
      .filter(({ kind }) => kind === 'refund')
      .map((link) => pairOf(link.transactionId, link.otherTransactionId ?? '')),
  );
  const wanted = proposals.filter(
    ({ refund, payment }) =>
      free.has(refund.transactionId) &&
      !inTransfer.has(payment.transactionId) &&
      !present.has(pairOf(refund.transactionId, payment.transactionId)),
  );
  insertLinks(
    db,
    business.id,
    wanted.map((proposal) => {
      const { transactionId } = proposal.payment;
      return linkOf(
        ctx,
        beforeReturned(proposal, paidBy(transactionId, uses.get(transactionId) ?? [], known)),
      );
    }),
  );
}

/** What the transaction pays, or probably pays by what is suggested. */
function paidBy(id: string, uses: readonly TransactionUse[], links: readonly Link[]): PaidItem | null {
  for (const use of uses) if ('itemId' in use) return { kind: use.kind, isSuggested: false };
  const link = links.find(
    ({ kind, status, transactionId, confidence }) =>
      kind === 'payment' && status === 'suggested' && transactionId === id && confidence >= probableFrom,
  );
  return link ? { kind: link.billId === null ? 'invoice' : 'bill', isSuggested: true } : null;
}

/** Reads movements without the words of the business's own name. */
function readerOf({ business }: BusinessContext) {
  const ownWords = new Set(tokensOf(business.name));
  return (movement: Parameters<typeof refundMovement>[0]) => refundMovement(movement, ownWords);
}

const pairOf = (refundId: string, paymentId: string) => `${refundId} ${paymentId}`;

function linkOf(ctx: BusinessContext, proposal: ProposedRefund): Link {
  const { refund, payment, confidence } = proposal;
  return suggestedLink(
    {
      id: newIdentifier('transaction_link'),
      kind: 'refund',
      transactionId: refund.transactionId,
      otherTransactionId: payment.transactionId,
      amount: refund.amount < 0n ? -refund.amount : refund.amount,
      confidence,
      reasons: refundReasons(proposal, ctx.business.currency),
    },
    ctx.now,
  );
}
