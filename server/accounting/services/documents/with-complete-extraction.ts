import { completeExtraction } from '../../domain/documents/complete-extraction';
import type { StoredDocument } from '../../store/document-store';
import type { BusinessContext } from '../context';
import { documentContextOf } from './document-context';

/**
 * The document with all that is looked for now, also where it was read before some of it was; one that a transaction or a bill
 * has is not offered as a bill.
 */
export function withCompleteExtraction(
  { business }: Pick<BusinessContext, 'business'>,
  document: StoredDocument,
): StoredDocument {
  const { extraction, readText, mediaType, transactionId, billId } = document;
  if (extraction === null || extraction.isBill !== undefined) return document;
  if (transactionId !== null || billId !== null) return document;
  const isPicture = mediaType.startsWith('image/');
  const whole = completeExtraction(extraction, readText, isPicture, documentContextOf(business, document));
  return { ...document, extraction: whole };
}
