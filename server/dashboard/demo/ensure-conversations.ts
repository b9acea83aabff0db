import type { Client, ClientResult } from '@/lib/client/client';
import type { Task } from '@/lib/contract/task';
import { accept } from '@/lib/result';
import { type DemoConversation, demoConversations } from './conversations';

/** Asks and answers about movements that await review; what was said already is not said again. */
export async function ensureConversations(client: Client, businessId: string): Promise<ClientResult<null>> {
  for (const conversation of demoConversations) {
    const held = await ensureConversation(client, businessId, conversation);
    if (!held.ok) return held;
  }
  return accept(null);
}

async function ensureConversation(
  client: Client,
  businessId: string,
  { about, kind, messages, isDone }: DemoConversation,
): Promise<ClientResult<null>> {
  const parameters = { business_id: businessId };
  const found = await client.listJournalEntries({ parameters, query: { q: about } });
  if (!found.ok) return found;
  const entry = found.value.data.find(({ description }) => description === about);
  if (!entry) return accept(null);
  const [question, ...replies] = messages;
  const asked = await ensureTask(client, businessId, {
    journal_entry_id: entry.id,
    kind,
    body: question.body,
  });
  if (!asked.ok) return asked;
  let task = asked.value;
  for (const { from, body } of replies.slice(task.messages.length - 1)) {
    const said = await client.addTaskMessage({
      parameters: { ...parameters, task_id: task.id },
      body: { from, body },
    });
    if (!said.ok) return said;
    task = said.value.data;
  }
  if (!isDone || task.status === 'done') return accept(null);
  const done = await client.updateTask({
    parameters: { ...parameters, task_id: task.id },
    body: { status: 'done' },
  });
  return done.ok ? accept(null) : done;
}

type Question = { journal_entry_id: string; kind: DemoConversation['kind']; body: string };

async function ensureTask(
  client: Client,
  businessId: string,
  question: Question,
): Promise<ClientResult<Task>> {
  const parameters = { business_id: businessId };
  const { journal_entry_id } = question;
  const present = await client.listTasks({ parameters, query: { journal_entry_id } });
  if (!present.ok) return present;
  const known = present.value.data.find(({ body }) => body === question.body);
  if (known) return accept(known);
  const created = await client.createTask({ parameters, body: question });
  return created.ok ? accept(created.value.data) : created;
}
