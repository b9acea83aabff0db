import type { Document } from '@/lib/contract/document';
import type { StoredDocument } from '../../store/document-store';
import type { BusinessContext } from '../context';
import { findMatches } from './find-matches';
import { presentDocument } from './present-document';

/** The documents as the contract shows them, with suggested matches. */
export async function showDocuments(
  ctx: BusinessContext,
  documents: readonly StoredDocument[],
): Promise<Document[]> {
  const matches = await findMatches(ctx, documents);
  return documents.map((document) =>
    presentDocument(ctx.business.id, document, matches.get(document.id) ?? []),
  );
}

export async function showDocument(ctx: BusinessContext, document: StoredDocument): Promise<Document> {
  const [shown] = await showDocuments(ctx, [document]);
  if (!shown) throw new Error('one document expected');
  return shown;
}
