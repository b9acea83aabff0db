import type { Business } from '@/lib/contract/business';
import { dayOf } from '@/lib/dates/instant';
import type { DocumentContext } from '../../domain/documents/extraction';
import type { StoredDocument } from '../../store/document-store';

/** What is known of a document before it is read. */
export function documentContextOf(
  { name, currency }: Pick<Business, 'name' | 'currency'>,
  { createdAt }: Pick<StoredDocument, 'createdAt'>,
): DocumentContext {
  return { businessName: name, businessCurrency: currency, uploadedOn: dayOf(createdAt) };
}
