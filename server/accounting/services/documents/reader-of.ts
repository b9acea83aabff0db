import type { Business } from '@/lib/contract/business';
import { dayOf } from '@/lib/dates/instant';
import type { Reader } from '../../domain/documents/extraction';
import type { StoredDocument } from '../../store/document-store';

/** What is known of a document before it is read. */
export function readerOf(
  { name, currency }: Pick<Business, 'name' | 'currency'>,
  { createdAt }: Pick<StoredDocument, 'createdAt'>,
): Reader {
  return { businessName: name, businessCurrency: currency, uploadedOn: dayOf(createdAt) };
}
