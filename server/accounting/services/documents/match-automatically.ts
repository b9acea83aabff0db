import { likelyMatches } from '../../domain/documents/matches/likely-matches';
import type { MatchReason } from '../../domain/documents/matches/suggest-matches';
import { findReceiptsToMatch, lockDocuments } from '../../store/document-store';
import type { BusinessContext } from '../context';
import { saveChangedDocument } from './change-document';
import { findMatches } from './find-matches';
import { withoutVoidedBills } from './show-documents';

const leftToPeople: readonly MatchReason[] = ['currency_unread', 'total_in_doubt'];

/**
 * Matches receipts that are at least as sure as the business asks for. Not those whose currency was not read, whose total is in
 * doubt or of which something is as likely: a person decides on them.
 */
export async function matchAutomatically(
  ctx: Pick<BusinessContext, 'db' | 'business' | 'author' | 'now'>,
): Promise<void> {
  const { db, business } = ctx;
  if (business.receipt_match_threshold >= 1) return;
  const receipts = await findReceiptsToMatch(db, business.id);
  const suggested = await findMatches(ctx, receipts);
  const sure = likelyMatches(suggested).filter(
    ({ match }) =>
      match.confidence >= business.receipt_match_threshold &&
      !match.reasons.some((reason) => leftToPeople.includes(reason)),
  );
  const locked = await lockDocuments(
    db,
    business.id,
    sure.map(({ documentId }) => documentId),
  );
  // A person may have matched one meanwhile, or entered a bill from it.
  const standing = await withoutVoidedBills(ctx, locked);
  for (const [index, before] of locked.entries()) {
    const found = sure.find(({ documentId }) => documentId === before.id);
    if (!found || before.transactionId !== null || standing[index]?.billId !== null) continue;
    const after = { ...before, transactionId: found.match.transactionId, matchedBy: 'service' as const };
    await saveChangedDocument(ctx, before, after, 'match');
  }
}
