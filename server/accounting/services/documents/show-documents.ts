import type { Document } from '@/lib/contract/document';
import { decimalsOf } from '@/lib/money/currency';
import { minorUnitsOf } from '@/lib/money/decimal';
import {
  type Match,
  matchWindow,
  type ReceiptFacts,
  suggestMatches,
} from '../../domain/documents/suggest-matches';
import type { StoredDocument } from '../../store/document-store';
import { findMatchCandidates } from '../../store/match-candidates';
import type { BusinessContext } from '../context';
import { presentDocument } from './present-document';

/**
 * The documents as the contract shows them. Matches are looked for each time: the payment of a receipt often comes
 * days after it, with the next bank file.
 */
export async function showDocuments(
  ctx: BusinessContext,
  documents: readonly StoredDocument[],
): Promise<Document[]> {
  const sought = documents.flatMap((document) => {
    const facts = factsOf(ctx.business.currency, document);
    return facts ? [{ documentId: document.id, facts, ...matchWindow(facts) }] : [];
  });
  const candidates = await findMatchCandidates(ctx.db, ctx.business.id, sought);
  const matches = new Map<string, Match[]>(
    sought.map(({ documentId, facts }) => [
      documentId,
      suggestMatches(facts, candidates.get(documentId) ?? []),
    ]),
  );
  return documents.map((document) =>
    presentDocument(ctx.business.id, document, matches.get(document.id) ?? []),
  );
}

export async function showDocument(ctx: BusinessContext, document: StoredDocument): Promise<Document> {
  const [shown] = await showDocuments(ctx, [document]);
  if (!shown) throw new Error('one document expected');
  return shown;
}

/** The criteria for finding the payment of a receipt: its total in the business's currency. Null if there is no total. */
function factsOf(businessCurrency: string, document: StoredDocument): ReceiptFacts | null {
  const { extraction, documentType, transactionId, createdAt } = document;
  if (documentType !== 'receipt' || transactionId !== null || !extraction?.totalAmount) return null;
  if (extraction.currency && extraction.currency.value !== businessCurrency) return null;
  const total = minorUnitsOf(extraction.totalAmount.value, decimalsOf(businessCurrency));
  if (!total.ok || total.value <= 0n) return null;
  return {
    total: total.value,
    issuedOn: extraction.issuedOn?.value ?? null,
    vendorName: extraction.vendorName?.value ?? null,
    uploadedOn: createdAt.slice(0, 10),
  };
}
