import { invalid, type Problem } from '@/lib/contract/problem';
import type { Task, TaskMessageCreate } from '@/lib/contract/task';
import { accept, type Result, refuse } from '@/lib/result';
import type { Entry } from '../../domain/journal-entry/entry';
import { lockDocuments, type StoredDocument } from '../../store/document-store';
import { insertMessage, type StoredTask } from '../../store/task-store';
import type { BusinessContext, Outcome } from '../context';
import { saveChangedDocument } from '../documents/update-documents';
import { changeTask } from './change-task';

/** Adds an answer of the business or a question of the bookkeeper. Attached receipts are matched to the entry's transaction. */
export function addTaskMessage(
  ctx: BusinessContext,
  input: TaskMessageCreate & { task_id: string },
): Promise<Outcome<Task>> {
  const side = input.from ?? 'business';
  const documentIds = [...new Set(input.document_ids ?? [])];
  return changeTask(ctx, input.task_id, 'message', async (task, entry) => {
    // Checked before anything is written: an error later in the step would roll back everything.
    const documents = await findBrought(ctx, input.document_ids ?? [], documentIds);
    if (!documents.ok) return documents;
    const message = {
      side,
      userId: ctx.author.userId,
      body: input.body ?? '',
      documentIds,
      createdAt: ctx.now,
    };
    await insertMessage(ctx.db, ctx.business.id, task.id, task.messages.length, message);
    for (const document of documents.value) await attach(ctx, document, task, entry);
    return accept({ event: { messageFrom: side }, message });
  });
}

async function findBrought(
  ctx: BusinessContext,
  given: readonly string[],
  ids: readonly string[],
): Promise<Result<StoredDocument[], Problem>> {
  const documents = await lockDocuments(ctx.db, ctx.business.id, ids);
  const known = new Set(documents.map((document) => document.id));
  const faults = given.flatMap((id, index) =>
    known.has(id)
      ? []
      : [
          {
            path: `/document_ids/${index}`,
            code: 'not_found',
            message: 'is not a document of this business',
          },
        ],
  );
  return faults.length > 0 ? refuse(invalid(faults)) : accept(documents);
}

/** Documents that are already matched keep their match. */
async function attach(
  ctx: BusinessContext,
  document: StoredDocument,
  task: StoredTask,
  entry: Entry,
): Promise<void> {
  const isReceipt = document.documentType === 'receipt';
  const after = {
    ...document,
    taskId: document.taskId ?? task.id,
    transactionId: document.transactionId ?? (isReceipt ? entry.transactionId : null),
  };
  if (after.taskId === document.taskId && after.transactionId === document.transactionId) return;
  await saveChangedDocument(ctx, document, after, 'match');
}
