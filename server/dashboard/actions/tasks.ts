'use server';

import { z } from 'zod';
import { askLimit } from '@/lib/ask-limit';
import type { Client, ClientProblem } from '@/lib/client/client';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { identifier } from '@/lib/contract/primitives';
import { taskCreate, taskMessageCreate, taskStatus } from '@/lib/contract/task';
import { accept, refuse } from '@/lib/result';
import { entityTag } from '../accounting/entity-tag';
import { closeQuestionLinks } from '../mail/storage/question-links';
import { hasOwner } from '../session/storage/memberships';
import { dashboardDatabase } from '../session/storage/pool';
import { answerMember } from './answer-action';
import { withdrawAll } from './withdraw-question';

const question = z.strictObject({
  idempotencyKey: z.uuid(),
  entryIds: z.array(identifier('journal_entry')).min(1).max(askLimit),
  /** Those of them that the bookkeeper knows to be confirmed. */
  confirmedIds: z.array(identifier('journal_entry')).max(askLimit),
  ask: taskCreate.omit({ journal_entry_id: true }),
});

/**
 * Asks the owner the same about each entry; gives the entries as they are then, the questions in the same order, and whether anybody is the owner. What was
 * asked before a refusal stays asked, and is not asked twice when the same is sent again. Refused where somebody has confirmed
 * an entry meanwhile: the question would take that back unseen.
 */
export async function askOwner(businessId: string, input: z.input<typeof question>) {
  return answerMember({ businessId, need: 'write' }, question, input, async ({ client }, read) => {
    const parameters = { business_id: businessId };
    const unseen = await confirmedUnseen(client, businessId, read);
    if (unseen) return refuse(unseen);
    const entries: JournalEntry[] = [];
    const taskIds: string[] = [];
    for (const entryId of read.entryIds) {
      const task = await client.createTask({
        parameters,
        idempotencyKey: `${read.idempotencyKey} ${entryId}`,
        body: { ...read.ask, journal_entry_id: entryId },
      });
      if (!task.ok) return task;
      const entry = await client.getJournalEntry({
        parameters: { ...parameters, journal_entry_id: entryId },
      });
      if (!entry.ok) return entry;
      entries.push(entry.value.data);
      taskIds.push(task.value.data.id);
    }
    return accept({ entries, taskIds, hasOwner: await hasOwner(dashboardDatabase(), businessId) });
  });
}

/** Why nothing is asked: an entry was confirmed, which the bookkeeper does not know. */
async function confirmedUnseen(
  client: Client,
  businessId: string,
  { entryIds, confirmedIds }: z.output<typeof question>,
): Promise<ClientProblem | null> {
  for (const entryId of entryIds) {
    if (confirmedIds.includes(entryId)) continue;
    const parameters = { business_id: businessId, journal_entry_id: entryId };
    const present = await client.getJournalEntry({ parameters });
    if (!present.ok) return present.problem;
    if (present.value.data.review_status === 'confirmed') return confirmedMeanwhile(present.value.data);
  }
  return null;
}

function confirmedMeanwhile({ clean_description, description }: JournalEntry): ClientProblem {
  const detail = `${clean_description || description} was confirmed meanwhile, so nothing was asked. To ask all the same, open it under Confirmed.`;
  return { code: 'confirmed_meanwhile', status: 409, detail };
}

const takingBack = z.strictObject({
  idempotencyKey: z.uuid(),
  questions: z
    .array(z.object({ entryId: identifier('journal_entry'), taskId: identifier('task') }))
    .min(1)
    .max(askLimit),
  /** Those of their entries that were confirmed before the owner was asked. */
  confirmedIds: z.array(identifier('journal_entry')).max(askLimit),
});

/**
 * Withdraws questions that are still open, which gives their entries back to the bookkeeper unless another question is open, and confirms it where it was
 * confirmed before. What becomes of one does not hold the others back.
 */
export async function withdrawQuestions(businessId: string, input: z.input<typeof takingBack>) {
  return answerMember({ businessId, need: 'write' }, takingBack, input, async ({ client }, read) =>
    accept(await withdrawAll({ client, businessId, ...read })),
  );
}

const message = z.strictObject({
  idempotencyKey: z.uuid(),
  taskId: identifier('task'),
  message: taskMessageCreate,
});

/**
 * An owner's message is an answer, and uses up the links to the question that were mailed; anybody else's asks again. Whose it is
 * follows from the role alone.
 */
export async function writeTaskMessage(businessId: string, input: z.input<typeof message>) {
  return answerMember({ businessId, need: 'answer' }, message, input, async ({ client, role }, read) => {
    const isAnswer = role === 'owner';
    const written = await client.addTaskMessage({
      parameters: { business_id: businessId, task_id: read.taskId },
      idempotencyKey: read.idempotencyKey,
      body: { ...read.message, from: isAnswer ? 'business' : 'bookkeeper' },
    });
    if (written.ok && isAnswer)
      await closeQuestionLinks(dashboardDatabase(), { businessId, taskId: read.taskId });
    if (written.ok) return accept(written.value.data);
    return written.problem.code === 'conflict'
      ? refuse({ ...written.problem, detail: isAnswer ? closedForOwner : closedForBookkeeper })
      : written;
  });
}

const closedForOwner =
  'This question was closed meanwhile: no answer is needed. What you typed is still here.';
const closedForBookkeeper =
  'This question was closed meanwhile. Reopen it to write; what you typed is still here.';

const statusChange = z.strictObject({
  idempotencyKey: z.uuid(),
  taskId: identifier('task'),
  version: z.number().int(),
  status: taskStatus,
});

/** Closes a task or opens it again; refused with `stale_version` when somebody wrote since it was read. */
export async function setTaskStatus(businessId: string, input: z.input<typeof statusChange>) {
  return answerMember({ businessId, need: 'write' }, statusChange, input, async ({ client }, read) => {
    const updated = await client.updateTask({
      parameters: { business_id: businessId, task_id: read.taskId },
      idempotencyKey: read.idempotencyKey,
      ifMatch: entityTag(read.version),
      body: { status: read.status },
    });
    return updated.ok ? accept(updated.value.data) : updated;
  });
}
