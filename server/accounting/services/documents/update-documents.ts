import type { Document, DocumentUpdate } from '@/lib/contract/document';
import { invalid } from '@/lib/contract/problem';
import { accept, refuse } from '@/lib/result';
import type { BusinessContext, Outcome } from '../context';
import { changeDocument } from './change-document';
import { checkReferences } from './check-references';
import { matchedTo } from './match-documents';

export async function updateDocument(
  ctx: BusinessContext,
  input: DocumentUpdate & { document_id: string },
): Promise<Outcome<Document>> {
  const unknown = await checkReferences(ctx, input);
  return changeDocument(ctx, input.document_id, 'update', (before) =>
    unknown.length > 0
      ? refuse(invalid(unknown))
      : accept({
          ...before,
          ...matchedTo(before, input.transaction_id ?? before.transactionId),
          name: input.name ?? before.name,
          description: input.description ?? before.description,
          documentType: input.document_type ?? before.documentType,
          taskId: input.task_id ?? before.taskId,
          externalAccountId: input.external_account_id ?? before.externalAccountId,
          metadata: input.metadata_ ?? before.metadata,
        }),
  );
}
