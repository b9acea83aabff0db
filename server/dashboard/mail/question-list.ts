import type { Client } from '@/lib/client/client';
import type { Task, TaskKind } from '@/lib/contract/task';
import { type Day, dayOf } from '@/lib/dates/instant';
import { indexLedgers, type LedgerIndex, summarize, titleOf } from '@/lib/journal-entries/entry-summary';
import { accept, together } from '@/lib/result';

/** An open question as a message tells it. */
export type ListedQuestion = {
  taskId: string;
  kind: TaskKind;
  /** What was asked last. */
  asked: string;
  payee: string;
  day: Day;
  /** Minor units: money in is positive, out negative, where the entry moved money. */
  units: bigint;
};

export type PayeeQuestions = { payee: string; questions: ListedQuestion[] };

export type QuestionList = {
  businessName: string;
  currency: string;
  payees: PayeeQuestions[];
  /** All that are open, those that are not listed too. */
  openCount: number;
};

/** A message lists so many questions, the newest; the others are counted. */
const mostListed = 50;

/** The open questions of a business, grouped by payee. */
export async function readQuestionList(client: Client, businessId: string) {
  const parameters = { business_id: businessId };
  const read = await together({
    tasks: client.listTasks({
      parameters,
      query: { status: 'open', includes: 'journal_entry', page_size: mostListed },
    }),
    counts: client.countTasks({ parameters }),
    business: client.getBusiness({ parameters }),
    ledgers: client.listLedgers({ parameters }),
  });
  if (!read.ok) return read;
  const { tasks, counts, business, ledgers } = read.value;
  const { name: businessName, currency } = business.data;
  const index = indexLedgers(ledgers.data);
  const questions = tasks.data.flatMap((task) => listed(task, index, currency) ?? []);
  const openCount = Math.max(counts.data.open, questions.length);
  return accept<QuestionList>({ businessName, currency, payees: groupByPayee(questions), openCount });
}

/** Null where the entry is not there any more. */
export function listed(task: Task, ledgers: LedgerIndex, currency: string): ListedQuestion | null {
  const { id: taskId, kind, journal_entry: entry } = task;
  if (!entry) return null;
  const asked = task.messages.findLast(({ from }) => from === 'bookkeeper')?.body || task.body;
  const { units } = summarize(entry, ledgers, currency);
  return { taskId, kind, asked, units, payee: titleOf(entry), day: dayOf(entry.datetime) };
}

/** In the order of the payees' first questions; within a payee the latest day first. */
export function groupByPayee(questions: readonly ListedQuestion[]): PayeeQuestions[] {
  const groups = new Map<string, PayeeQuestions>();
  for (const question of questions) {
    const key = question.payee.toLowerCase();
    const group = groups.get(key) ?? { payee: question.payee, questions: [] };
    group.questions.push(question);
    groups.set(key, group);
  }
  for (const group of groups.values()) group.questions.sort((one, other) => (one.day < other.day ? 1 : -1));
  return [...groups.values()];
}
