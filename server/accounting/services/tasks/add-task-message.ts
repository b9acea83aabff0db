import { invalid, type Problem } from '@/lib/contract/problem';
import type { Task, TaskMessageCreate } from '@/lib/contract/task';
import { accept, type Result, refuse } from '@/lib/result';
import type { Chart } from '../../domain/chart-of-accounts/chart';
import type { Entry } from '../../domain/journal-entry/entry';
import { answerEntry } from '../../domain/tasks/answer-entry';
import { isAnswer } from '../../domain/tasks/answer-options';
import { ownerWord } from '../../domain/tasks/owner-words';
import { lockDocuments, type StoredDocument } from '../../store/document-store';
import { findOpenOfPayee, findTask, insertMessage, type StoredTask } from '../../store/task-store';
import { type BusinessContext, booksOf, notFound, type Outcome } from '../context';
import { saveChangedDocument } from '../documents/change-document';
import { lockForUpdate } from '../journal-entries/update-journal-entries';
import { withoutLinked } from '../links/linked-refunds';
import { readChart } from '../postings/read-chart';
import { relyOnBooks } from '../rely-on-books';
import { changeTask } from './change-task';
import { lockEntryOfTask } from './set-entry-review-status';

/** A message as it is added; documents are attached to the first task alone. */
type Said = {
  side: 'bookkeeper' | 'business';
  body: string;
  documentIds: readonly string[];
  answer: { ledgerId: string; word: string; chart: Chart } | null;
};

/**
 * Adds an answer of the business or a question of the bookkeeper. Attached receipts are matched to the entry's transaction; a
 * ledger becomes the suggested one of the entry. An answer may be for all open questions about the payee.
 */
export async function addTaskMessage(
  given: BusinessContext,
  input: TaskMessageCreate & { task_id: string },
): Promise<Outcome<Task>> {
  const ctx = await relyOnBooks(given);
  const others = input.for_payee ? await lockOthersOfPayee(ctx, input.task_id) : [];
  if (!others) return refuse(notFound);
  const answer = await readAnswer(ctx, input);
  if (!answer.ok) return answer;
  const body = (input.body ?? '').trim() === '' ? (answer.value?.word ?? '') : (input.body ?? '');
  const side = input.from ?? 'business';
  const said: Said = {
    side,
    body,
    documentIds: [...new Set(input.document_ids ?? [])],
    answer: answer.value,
  };
  const first = await addMessage(ctx, input.task_id, said, input.document_ids ?? []);
  if (!first.ok) return first;
  for (const taskId of others) {
    const other = await addMessage({ ...ctx, ifMatch: null }, taskId, { ...said, documentIds: [] }, []);
    if (!other.ok) throw new Error(`an open question was refused: ${other.problem.detail}`);
  }
  return first;
}

/** The other open tasks about the payee, their entries locked with the task's own in the order of all entries. */
async function lockOthersOfPayee(ctx: BusinessContext, taskId: string): Promise<string[] | null> {
  const { db, business } = ctx;
  const task = await findTask(db, business.id, taskId);
  const entry = task && (await lockEntryOfTask(ctx, task.journalEntryId));
  if (!task || !entry) return null;
  const found = await findOpenOfPayee(db, business.id, task, entry);
  await lockForUpdate(
    db,
    business.id,
    found.map(({ entryId }) => entryId),
  );
  // Of these, those that nobody has answered while the locks were waited for.
  const open = new Set((await findOpenOfPayee(db, business.id, task, entry)).map((each) => each.taskId));
  return found.map((each) => each.taskId).filter((id) => open.has(id));
}

function addMessage(
  ctx: BusinessContext,
  taskId: string,
  { side, body, documentIds, answer }: Said,
  given: readonly string[],
): Promise<Outcome<Task>> {
  return changeTask(ctx, taskId, 'message', async (task, entry) => {
    // Checked before anything is written: an error later in the step would roll back everything.
    const documents = await findBrought(ctx, given, documentIds);
    if (!documents.ok) return documents;
    const message = {
      side,
      userId: ctx.author.userId,
      body,
      documentIds: [...documentIds],
      ledgerId: answer?.ledgerId ?? null,
      createdAt: ctx.now,
    };
    await insertMessage(ctx.db, ctx.business.id, task.id, task.messages.length, message);
    for (const document of documents.value) await attach(ctx, document, task, entry);
    const [open] = answer ? await withoutLinked(ctx, [entry]) : [];
    const answered =
      answer && open && answerEntry(booksOf(ctx), open, answer.chart, answer.ledgerId, answer.word);
    return accept({ event: { messageFrom: side }, message, ...(answered && { answered }) });
  });
}

/** The ledger of the answer, with the owner's word for it. */
async function readAnswer(
  ctx: BusinessContext,
  { ledger_id: ledgerId }: TaskMessageCreate,
): Promise<Result<Said['answer'], Problem>> {
  if (!ledgerId) return accept(null);
  const chart = await readChart(ctx);
  const ledger = chart.ledgers.get(ledgerId);
  if (!ledger) {
    const message = 'is not a ledger of this business';
    return refuse(invalid([{ path: '/ledger_id', code: 'not_found', message }]));
  }
  if (!isAnswer(ledger, chart)) {
    const message = `${ledger.name} does not tell what the money was for: choose a ledger of income, expense, assets, loans or equity`;
    return refuse(invalid([{ path: '/ledger_id', code: 'invalid', message }]));
  }
  return accept({ ledgerId, word: ownerWord(ledger), chart });
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
    matchedBy: document.matchedBy ?? (isReceipt && entry.transactionId !== null ? ('person' as const) : null),
  };
  if (after.taskId === document.taskId && after.transactionId === document.transactionId) return;
  await saveChangedDocument(ctx, document, after, 'match');
}
