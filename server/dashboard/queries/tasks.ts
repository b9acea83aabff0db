import type { z } from 'zod';
import type { ClientResult } from '@/lib/client/client';
import type { Document } from '@/lib/contract/document';
import type { Task, taskListQuery } from '@/lib/contract/task';
import { accept } from '@/lib/result';
import type { Member } from '../session/guard';
import { findNames } from '../session/storage/people';
import { dashboardDatabase } from '../session/storage/pool';

export type TaskQuery = Omit<z.input<typeof taskListQuery>, 'includes'>;

/** One page of tasks, each with the entry that it is about. */
export function readTasks({ client }: Member, businessId: string, query: TaskQuery) {
  return client.listTasks({
    parameters: { business_id: businessId },
    query: { ...query, includes: 'journal_entry' },
  });
}

/** A task with its entry, the documents that its messages brought, and the names of those who wrote. */
export async function readTask(member: Member, businessId: string, taskId: string) {
  const task = await member.client.getTask({
    parameters: { business_id: businessId, task_id: taskId },
    query: { includes: 'journal_entry' },
  });
  if (!task.ok) return task;
  const [documents, people] = await Promise.all([
    readDocumentsOf(member, businessId, [task.value.data]),
    findNames(dashboardDatabase(), writersOf([task.value.data])),
  ]);
  if (!documents.ok) return documents;
  return accept({ data: task.value.data, documents: documents.value, people });
}

/** What was brought with the messages of the tasks, each once. */
export async function readDocumentsOf(
  { client }: Member,
  businessId: string,
  tasks: readonly Task[],
): Promise<ClientResult<Document[]>> {
  const brought = tasks.flatMap((task) => task.messages.flatMap((message) => message.document_ids));
  const documents: Document[] = [];
  const read = await Promise.all(
    [...new Set(brought)].map((id) =>
      client.getDocument({ parameters: { business_id: businessId, document_id: id } }),
    ),
  );
  for (const each of read) {
    // A document that was deleted stays named by the message that brought it.
    if (!each.ok && each.problem.status === 404) continue;
    if (!each.ok) return each;
    documents.push(each.value.data);
  }
  return accept(documents);
}

/** The user ids of all who wrote. */
export function writersOf(tasks: readonly Task[]): (string | null)[] {
  return tasks.flatMap((task) => task.messages.map((message) => message.user_id));
}
