import { z } from 'zod';
import { taskStatuses } from './choices';
import { journalEntry } from './journal-entry';
import { longestMessage } from './limits';
import { commaList, datetime, identifier, paging, text } from './primitives';

/** A question about an entry, or the request for its receipt. */
export const taskKind = z.enum(['question', 'receipt_request']);
export type TaskKind = z.infer<typeof taskKind>;

export const taskStatus = z.enum(taskStatuses);
export type TaskStatus = z.infer<typeof taskStatus>;

/** Which side of the desk a message comes from. */
export const taskSide = z.enum(['bookkeeper', 'business']);
export type TaskSide = z.infer<typeof taskSide>;

const body = text(longestMessage, 1).refine((value) => value.trim() !== '', { message: 'must not be blank' });

export const taskMessage = z
  .object({
    from: taskSide.describe('Who wrote it: the bookkeeper or the business.'),
    user_id: z.string().nullable(),
    body: z.string(),
    document_ids: z.array(z.string()),
    ledger_id: z
      .string()
      .nullable()
      .describe('The ledger that the business answered with; null where it named none.'),
    created_at: datetime,
  })
  .meta({ id: 'TaskMessage', description: 'One message of a task.' });

const answerOption = z.object({ ledger_id: z.string(), name: z.string() }).meta({
  id: 'AnswerOption',
  description: 'A ledger that the business may answer with, by the name that an owner would give it.',
});
export type AnswerOption = z.output<typeof answerOption>;

const answerOptions = z.object({ ledgers: z.array(answerOption), same_payee: z.number().int() }).meta({
  id: 'AnswerOptions',
  description:
    'What the business may answer with, and how many other open questions are about the same payee.',
});
export type AnswerOptions = z.output<typeof answerOptions>;

export const task = z
  .object({
    id: z.string(),
    business_id: z.string(),
    journal_entry_id: z.string(),
    kind: taskKind.describe('A question about the entry, or the request for its receipt.'),
    status: taskStatus.describe(
      '`open` waits for the business, `answered` for the bookkeeper, `done` for nobody.',
    ),
    body: z.string().describe('The question.'),
    messages: z.array(taskMessage).describe('Oldest first; the first is the question.'),
    journal_entry: journalEntry.optional().describe('Only with `includes=journal_entry`.'),
    answer_options: answerOptions.optional().describe('Only where one task that is not done is read.'),
    version: z.number().int(),
    created_at: datetime,
    updated_at: datetime,
  })
  .meta({
    id: 'Task',
    description:
      'A question from the bookkeeper to the business about a journal entry, or the request for its receipt.',
  });
export type Task = z.output<typeof task>;

export const taskCreate = z
  .strictObject({ journal_entry_id: identifier('journal_entry'), kind: taskKind.nullish(), body })
  .meta({ id: 'TaskCreate' });
export type TaskCreate = z.output<typeof taskCreate>;

export const taskUpdate = z.strictObject({ status: taskStatus.nullish() }).meta({ id: 'TaskUpdate' });
export type TaskUpdate = z.output<typeof taskUpdate>;

export const taskMessageCreate = z
  .strictObject({
    body: text(longestMessage).nullish(),
    document_ids: z.array(identifier('document')).max(20).nullish(),
    ledger_id: identifier('ledger')
      .nullish()
      .describe(
        "The ledger that the business answers with: it becomes the entry's suggested one, which the " +
          'bookkeeper still reviews. Without a body the message names it.',
      ),
    for_payee: z
      .boolean()
      .nullish()
      .describe(
        'True answers the other open questions about the same payee in the same words. Only from the business.',
      ),
    from: taskSide
      .nullish()
      .meta({ examples: ['business'] })
      .describe(
        'By default the business. What the bookkeeper writes hands the entry to the business again, unless it is confirmed.',
      ),
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
  .meta({ id: 'TaskMessageCreate', description: 'Has a body, documents, a ledger, or several of these.' });
export type TaskMessageCreate = z.output<typeof taskMessageCreate>;

export const taskParameters = z.object({
  business_id: identifier('business'),
  task_id: identifier('task'),
});

const includes = commaList(z.enum(['journal_entry'])).optional();

export const taskQuery = z.strictObject({ includes });

export const taskListQuery = z.strictObject({
  ...paging,
  includes,
  status: taskStatus
    .optional()
    .describe('`open` waits for the business, `answered` for the bookkeeper, `done` for nobody.'),
  journal_entry_id: identifier('journal_entry').optional(),
});
export type TaskListQuery = z.output<typeof taskListQuery>;

export const taskCounts = z.object({ open: z.number().int(), answered: z.number().int() }).meta({
  id: 'TaskCounts',
  description: 'How many tasks wait for the business (open) and for the bookkeeper (answered).',
});
export type TaskCounts = z.output<typeof taskCounts>;
