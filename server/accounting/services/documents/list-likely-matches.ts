import type { LikelyMatch } from '@/lib/contract/document';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { accept } from '@/lib/result';
import { likelyMatches } from '../../domain/documents/matches/likely-matches';
import { findReceiptsToMatch } from '../../store/document-store';
import { findTransactions, type PostedTransaction } from '../../store/transaction-store';
import type { BusinessContext, Outcome } from '../context';
import { findMatches } from './find-matches';
import { presentDocument } from './present-document';

export async function listLikelyMatches(ctx: BusinessContext): Promise<Outcome<LikelyMatch[]>> {
  const receipts = new Map(
    (await findReceiptsToMatch(ctx.db, ctx.business.id)).map((each) => [each.id, each]),
  );
  const suggested = await findMatches(ctx, [...receipts.values()]);
  const likely = likelyMatches(suggested);
  const transactions = await findTransactions(
    ctx.db,
    ctx.business.id,
    likely.map(({ match }) => match.transactionId),
  );
  return accept(
    likely.flatMap(({ documentId, match: { transactionId, confidence, reasons } }) => {
      const document = receipts.get(documentId);
      const transaction = transactions.get(transactionId);
      if (!document || !transaction) return [];
      const shown = presentDocument(ctx.business.id, document, suggested.get(documentId) ?? []);
      return [{ document: shown, transaction: present(ctx, transaction), confidence, reasons }];
    }),
  );
}

function present(
  { business }: BusinessContext,
  { id, description, amount, datetime, journalEntryId }: PostedTransaction,
): LikelyMatch['transaction'] {
  return {
    id,
    description,
    amount: amountNumber(amount, decimalsOf(business.currency)),
    datetime,
    journal_entry_id: journalEntryId,
  };
}
