import { newIdentifier } from '@/lib/ids/identifier';
import { byService, type Link, suggestedLink } from '../../domain/links/link';
import { type ProposedTransfer, pairKey } from '../../domain/links/transfers/match-transfers';
import { insertLinks, saveLink } from '../../store/link-store';
import { audit, type BusinessContext } from '../context';
import { presentLink } from './present-link';

export type LinkedLegs = Pick<Link, 'replaced'>;

/** Keeps what is linked and suggested, over what stood there of the pair; suggestions of legs that are linked now go. */
export async function saveProposals(
  ctx: BusinessContext,
  proposals: readonly ProposedTransfer[],
  linked: ReadonlyMap<string, LinkedLegs>,
  known: readonly Link[],
  feeLedgerId: string | null,
): Promise<void> {
  const present = new Map(
    known
      .filter(({ kind }) => kind === 'transfer')
      .map((link) => [pairKey(link.transactionId, link.otherTransactionId ?? ''), link]),
  );
  const inserted: Link[] = [];
  const linkedNow: Link[] = [];
  for (const { leaves, arrives, confidence, reasons, fee } of proposals) {
    const key = pairKey(leaves.transactionId, arrives.transactionId);
    const before = present.get(key);
    const own = linked.get(key);
    if (before && !own && before.confidence === confidence) continue;
    const suggested = suggestedLink(
      {
        id: before?.id ?? newIdentifier('transaction_link'),
        kind: 'transfer',
        transactionId: leaves.transactionId,
        otherTransactionId: arrives.transactionId,
        amount: arrives.amount,
        feeAmount: fee,
        feeLedgerId: fee === null ? null : feeLedgerId,
        confidence,
        reasons,
      },
      ctx.now,
    );
    const link: Link = {
      ...suggested,
      ...(own && { status: 'linked', decidedBy: byService, replaced: own.replaced }),
      createdAt: before?.createdAt ?? ctx.now,
    };
    if (before) await saveLink(ctx.db, ctx.business.id, link);
    else inserted.push(link);
    if (own) linkedNow.push(link);
  }
  insertLinks(ctx.db, ctx.business.id, inserted);
  audit(
    ctx,
    ctx.business.id,
    linkedNow.map((link) => ({
      action: 'link',
      resourceType: 'transaction' as const,
      resourceId: link.transactionId,
      before: null,
      after: presentLink(ctx.business, link),
    })),
  );
}
