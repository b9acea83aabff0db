import { z } from 'zod';
import { taskStatuses } from './choices';
import { journalEntry } from './journal-entry';
import { commaList, datetime, identifier, paging, text } from './primitives';

/** A question about an entry, or the request for its receipt. */
export const taskKind = z.enum(['question', 'receipt_request']);
export type TaskKind = z.infer<typeof taskKind>;

export const taskStatus = z.enum(taskStatuses);
export type TaskStatus = z.infer<typeof taskStatus>;

/** Which side of the desk a message comes from. */
export const taskSide = z.enum(['bookkeeper', 'business']);
export type TaskSide = z.infer<typeof taskSide>;

const body = text(4000, 1).refine((value) => value.trim() !== '', { message: 'must not be blank' });

export const taskMessage = z
  .object({
    from: taskSide,
    user_id: z.string().nullable(),
    body: z.string(),
    document_ids: z.array(z.string()),
    /** The ledger that the business answered with. */
    ledger_id: z.string().nullable(),
    created_at: datetime,
  })
  .meta({ id: 'TaskMessage' });

/** An answer by one tap: a ledger by the name that an owner would give it. */
const answerOption = z.object({ ledger_id: z.string(), name: z.string() }).meta({ id: 'AnswerOption' });
export type AnswerOption = z.output<typeof answerOption>;

/** What the business may answer with, and how many other open questions about the payee the answer can be for. */
const answerOptions = z
  .object({ ledgers: z.array(answerOption), same_payee: z.number().int() })
  .meta({ id: 'AnswerOptions' });
export type AnswerOptions = z.output<typeof answerOptions>;

export const task = z
  .object({
    id: z.string(),
    business_id: z.string(),
    journal_entry_id: z.string(),
    kind: taskKind,
    status: taskStatus,
    /** What was asked first. */
    body: z.string(),
    /** All messages, oldest first; the question is the first of them. */
    messages: z.array(taskMessage),
    /** The entry that it is about, when it was asked for (`includes`). */
    journal_entry: journalEntry.optional(),
    /** Answers by one tap, where a single task that is not done is read. */
    answer_options: answerOptions.optional(),
    version: z.number().int(),
    created_at: datetime,
    updated_at: datetime,
  })
  .meta({ id: 'Task' });
export type Task = z.output<typeof task>;

export const taskCreate = z
  .strictObject({ journal_entry_id: identifier('journal_entry'), kind: taskKind.nullish(), body })
  .meta({ id: 'TaskCreate' });
export type TaskCreate = z.output<typeof taskCreate>;

export const taskUpdate = z.strictObject({ status: taskStatus.nullish() }).meta({ id: 'TaskUpdate' });
export type TaskUpdate = z.output<typeof taskUpdate>;

/**
 * `from` is the business unless the bookkeeper asks again. A body, documents, a ledger, or several of them. The ledger becomes the
 * suggested one of the entry, which still awaits the bookkeeper; without a body the message says its name.
 */
export const taskMessageCreate = z
  .strictObject({
    body: text(4000).nullish(),
    document_ids: z.array(identifier('document')).max(20).nullish(),
    /** (Extension) The ledger that the business answers with. Only from the business. */
    ledger_id: identifier('ledger').nullish(),
    /** (Extension) Answers the other open questions about the same payee, too, in the same words. Only from the business. */
    for_payee: z.boolean().nullish(),
    from: taskSide.nullish().meta({ examples: ['business'] }),
  })
  .refine(
    ({ body: said, document_ids: documents, ledger_id: ledger }) =>
      (said ?? '').trim() !== '' || (documents ?? []).length > 0 || (ledger ?? null) !== null,
    { message: 'must have text, a document or a ledger', path: ['body'], params: { code: 'required' } },
  )
  .refine(({ from, ledger_id: ledger }) => from !== 'bookkeeper' || (ledger ?? null) === null, {
    message: 'is an answer of the business: the bookkeeper changes the entry itself',
    path: ['ledger_id'],
    params: { code: 'invalid' },
  })
  .refine(({ from, for_payee: isForPayee }) => from !== 'bookkeeper' || isForPayee !== true, {
    message: 'is for answers of the business',
    path: ['for_payee'],
    params: { code: 'invalid' },
  })
  .meta({ id: 'TaskMessageCreate' });
export type TaskMessageCreate = z.output<typeof taskMessageCreate>;

export const taskParameters = z.object({
  business_id: identifier('business'),
  task_id: identifier('task'),
});

const includes = commaList(z.enum(['journal_entry'])).optional();

/** Which of the related objects are embedded, separated by commas. */
export const taskQuery = z.strictObject({ includes });

export const taskListQuery = z.strictObject({
  ...paging,
  includes,
  status: taskStatus.optional(),
  journal_entry_id: identifier('journal_entry').optional(),
});
export type TaskListQuery = z.output<typeof taskListQuery>;

/** How many tasks await the business (open) and the bookkeeper (answered). */
export const taskCounts = z
  .object({ open: z.number().int(), answered: z.number().int() })
  .meta({ id: 'TaskCounts' });
export type TaskCounts = z.output<typeof taskCounts>;
