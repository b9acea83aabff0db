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

type Question = { entryId: string; taskId: string };

type Withdrawal = {
  client: Client;
  businessId: string;
  /** The same key withdraws once. */
  idempotencyKey: string;
  questions: readonly Question[];
  /** Those of their entries that were confirmed before the owner was asked. */
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
  for (const question of asked.questions) {
    const each = await withdraw(asked, question);
    taken.push(each);
    if (each.problem && mayRetry(each.problem)) break;
  }
  const untried: WithdrawalState[] = asked.questions.slice(taken.length).map(() => 'not');
  return {
    entries: taken.flatMap(({ entry }) => entry ?? []),
    questions: outcomesOf([...taken.map(({ question }) => question), ...untried]),
    confirmations: outcomesOf(taken.flatMap(({ confirmation }) => confirmation ?? [])),
    problem: taken.find(({ problem }) => problem !== null)?.problem ?? null,
  };
}

async function withdraw(asked: Withdrawal, { entryId, taskId }: Question): Promise<Taken> {
  const { client, idempotencyKey } = asked;
  const parameters = { business_id: asked.businessId, journal_entry_id: entryId };
  const { question, problem } = await close(asked, taskId);
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

/** Closes the question. What somebody has answered meanwhile stays. */
async function close(
  { client, businessId, idempotencyKey }: Withdrawal,
  taskId: string,
): Promise<Pick<Taken, 'question' | 'problem'>> {
  const parameters = { business_id: businessId, task_id: taskId };
  const asked = await client.getTask({ parameters });
  if (!asked.ok) return { question: 'not', problem: asked.problem };
  const { status, version } = asked.value.data;
  if (status !== 'open') return { question: 'not', problem: null };
  const closed = await client.updateTask({
    parameters,
    idempotencyKey: `${idempotencyKey} ${taskId}`,
    ifMatch: entityTag(version),
    body: { status: 'done' },
  });
  return closed.ok
    ? { question: 'done', problem: null }
    : { question: withdrawalStateOf(closed.problem), problem: closed.problem };
}
