import { decimalsOf } from '@/lib/money/currency';
import { minorUnitsOf } from '@/lib/money/decimal';
import { directionOf, isAmbiguousGutschrift } from '../../domain/documents/kinds/called-refund';
import { isOffer } from '../../domain/documents/kinds/document-heading';

import {
  type Match,
  matchWindow,
  type ReceiptFacts,
  suggestMatches,
} from '../../domain/documents/matches/suggest-matches';
import { takesTips } from '../../domain/documents/matches/takes-tips';
import { plainLines } from '../../domain/documents/text-line';
import { vendorKeyOf } from '../../domain/documents/vendors/vendor-key';
import type { StoredDocument } from '../../store/document-store';
import { findKnownNames, findMatchCandidates } from '../../store/match-candidates';
import { mapYielding } from '../categorization/yield-to-event-loop';
import type { ReadingContext } from '../context';

/**
 * The transactions that may have paid each receipt, the surest first. Matches are looked for each time: the payment of a
 * receipt often comes days after it, with the next bank file.
 */
export async function findMatches(
  { db, business }: ReadingContext,
  documents: readonly StoredDocument[],
): Promise<Map<string, Match[]>> {
  const known = await mapYielding(documents, (document) => factsOf(business.currency, document));
  const read = documents.flatMap((document, at) => {
    const facts = known[at];
    return facts ? [{ document, facts }] : [];
  });
  const sought = read.map(({ document, facts }) => ({ documentId: document.id, ...matchWindow(facts) }));
  const keys = read.flatMap(({ facts }) => vendorKeyOf(facts.vendorName) ?? []);
  const [candidates, names] = await Promise.all([
    findMatchCandidates(db, business.id, sought),
    findKnownNames(db, business.id, [...new Set(keys)]),
  ]);
  return new Map(
    await mapYielding(read, ({ document, facts }): [string, Match[]] => {
      const knownAs = names.get(vendorKeyOf(facts.vendorName) ?? '') ?? [];
      return [document.id, suggestMatches({ ...facts, knownAs }, candidates.get(document.id) ?? [])];
    }),
  );
}

/** A total that is less sure may be another amount of the paper, or one that comes back. */
const leastTotal = 0.5;

/** The criteria for finding the payment of a receipt or bill: its total in the business's currency. Null if there is no total. */
function factsOf(businessCurrency: string, document: StoredDocument): ReceiptFacts | null {
  const { extraction, documentType, transactionId, billId, createdAt } = document;
  if (transactionId !== null || billId !== null || !extraction?.totalAmount) return null;
  // Its original waits for the payment.
  if (document.duplicateOf !== null || document.sameInvoiceAs !== null) return null;
  if (documentType !== 'receipt' && !extraction.isBill) return null;
  if (extraction.currency && extraction.currency.value !== businessCurrency) return null;
  const total = minorUnitsOf(extraction.totalAmount.value, decimalsOf(businessCurrency));
  if (!total.ok || total.value <= 0n) return null;
  const text = document.readText ?? '';
  const lines = text.split('\n');
  return {
    total: total.value,
    issuedOn: extraction.issuedOn?.value ?? null,
    vendorName: extraction.vendorName?.value ?? null,
    uploadedOn: createdAt.slice(0, 10),
    isCurrencyRead: extraction.currency !== null,
    knownAs: [],
    bill: extraction.isBill ? { dueOn: extraction.dueOn?.value ?? null } : null,
    takesTips: takesTips(text),
    isTotalInDoubt:
      extraction.totalAmount.confidence < leastTotal ||
      isOffer(plainLines(lines)) ||
      isAmbiguousGutschrift(lines),
    direction: directionOf(extraction, lines),
  };
}
