import type { Client, ClientProblem } from '@/lib/client/client';
import { mayRetry } from '@/lib/client/may-retry';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import {
  outcomesOf,
  type WithdrawalState,
  type WithdrawnQuestions,
  withdrawalStateOf,
} from '@/lib/withdrawn-questions';
import { entityTag } from '../accounting/entity-tag';

type Withdrawal = {
  client: Client;
  businessId: string;
  /** The same key withdraws once. */
  idempotencyKey: string;
  entryIds: readonly string[];
  /** Those of them that were confirmed before the owner was asked. */
  confirmedIds: readonly string[];
};

/** What became of one question; an entry of null could not be read. */
type Taken = {
  entry: JournalEntry | null;
  question: WithdrawalState;
  /** Null where it was not to be confirmed. */
  confirmation: WithdrawalState | null;
  problem: ClientProblem | null;
};

/**
 * Withdraws one question after the other and tells what became of each: what was done before a refusal stays done. Once nobody
 * answers, no more is asked for.
 */
export async function withdrawAll(asked: Withdrawal): Promise<WithdrawnQuestions> {
  const taken: Taken[] = [];
  for (const entryId of asked.entryIds) {
    const each = await withdraw(asked, entryId);
    taken.push(each);
    if (each.problem && mayRetry(each.problem)) break;
  }
  const untried: WithdrawalState[] = asked.entryIds.slice(taken.length).map(() => 'not');
  return {
    entries: taken.flatMap(({ entry }) => entry ?? []),
    questions: outcomesOf([...taken.map(({ question }) => question), ...untried]),
    confirmations: outcomesOf(taken.flatMap(({ confirmation }) => confirmation ?? [])),
    problem: taken.find(({ problem }) => problem !== null)?.problem ?? null,
  };
}

async function withdraw(asked: Withdrawal, entryId: string): Promise<Taken> {
  const { client, idempotencyKey } = asked;
  const parameters = { business_id: asked.businessId, journal_entry_id: entryId };
  const { question, problem } = await close(asked, entryId);
  const wasConfirmed = question === 'done' && asked.confirmedIds.includes(entryId);
  if (problem && mayRetry(problem)) return { entry: null, question, confirmation: null, problem };
  const back = await client.getJournalEntry({ parameters });
  if (!back.ok) {
    const confirmation = wasConfirmed ? 'not' : null;
    return { entry: null, question, confirmation, problem: problem ?? back.problem };
  }
  const entry = back.value.data;
  if (!wasConfirmed || entry.review_status !== 'bookkeeper_pending')
    return { entry, question, confirmation: null, problem };
  const confirmed = await client.updateJournalEntry({
    parameters,
    idempotencyKey: `${idempotencyKey} ${entryId} confirmed`,
    ifMatch: entityTag(entry.version),
    body: { review_status: 'confirmed' },
  });
  return confirmed.ok
    ? { entry: confirmed.value.data, question, confirmation: 'done', problem }
    : { entry, question, confirmation: withdrawalStateOf(confirmed.problem), problem: confirmed.problem };
}

/** Closes the latest open question about an entry. What somebody has answered meanwhile has none and stays. */
async function close(
  { client, businessId, idempotencyKey }: Withdrawal,
  entryId: string,
): Promise<Pick<Taken, 'question' | 'problem'>> {
  const parameters = { business_id: businessId };
  const query = { journal_entry_id: entryId, status: 'open' as const, page_size: 1 };
  const open = await client.listTasks({ parameters, query });
  if (!open.ok) return { question: 'not', problem: open.problem };
  const [task] = open.value.data;
  if (!task) return { question: 'not', problem: null };
  const closed = await client.updateTask({
    parameters: { ...parameters, task_id: task.id },
    idempotencyKey: `${idempotencyKey} ${entryId}`,
    ifMatch: entityTag(task.version),
    body: { status: 'done' },
  });
  return closed.ok
    ? { question: 'done', problem: null }
    : { question: withdrawalStateOf(closed.problem), problem: closed.problem };
}
