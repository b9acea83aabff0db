import type { Client, ClientProblem } from '@/lib/client/client';
import type { Task } from '@/lib/contract/task';
import { dayOf } from '@/lib/dates/instant';
import { indexLedgers, summarize, titleOf } from '@/lib/journal-entries/entry-summary';
import type { LinkedQuestion, OpenedLink } from '@/lib/question-link';
import { accept, type Result, refuse, together } from '@/lib/result';
import { accountingClient } from '../accounting/client';
import { entityTag } from '../accounting/entity-tag';
import { shareOfLinks } from '../accounting/fair-share';
import { dashboardDatabase } from '../session/storage/pool';
import {
  addressSubject,
  countAttempt,
  countFailure,
  uncountAttempt,
} from '../session/storage/sign-in-attempts';
import { tryAgainIn } from '../try-again';
import {
  addDocumentOfLink,
  closeQuestionLinks,
  findQuestionLink,
  mostDocumentsOfLink,
  type QuestionLink,
} from './storage/question-links';

/** What the link is for now. Looking does not use it up: programs that look for harm open links, too. */
export async function openByLink(
  token: string,
  networkAddress: string,
): Promise<Result<OpenedLink, ClientProblem>> {
  const found = await findCounted(token, networkAddress);
  if (!found.ok) return found;
  const link = found.value;
  if (link === null || link.state !== 'open') return accept({ state: link?.state ?? 'over' } as OpenedLink);
  const { businessId } = link;
  const parameters = { business_id: businessId };
  const client = clientOf(link);
  const read = await together({
    task: client.getTask({
      parameters: { ...parameters, task_id: link.taskId },
      query: { includes: 'journal_entry' },
    }),
    business: client.getBusiness({ parameters }),
    ledgers: client.listLedgers({ parameters }),
  });
  if (!read.ok) return read.problem.status === 404 ? accept({ state: 'closed' }) : read;
  const { data: task } = read.value.task;
  const { name: businessName, currency } = read.value.business.data;
  const entry = task.journal_entry;
  if (isAnswered(link, task)) return accept({ state: 'answered' });
  if (task.status === 'done' || !entry) return accept({ state: 'closed' });
  const { units, isMovement } = summarize(entry, indexLedgers(read.value.ledgers.data), currency);
  const question: LinkedQuestion = {
    businessName,
    currency,
    units,
    isMovement,
    kind: task.kind,
    messages: task.messages.map(({ from, body, created_at: at }) => ({ from, body, at })),
    payee: titleOf(entry),
    day: dayOf(entry.datetime),
    options: task.answer_options?.ledgers ?? [],
    filesLeft: mostDocumentsOfLink - link.documentIds.length,
  };
  return accept({ state: 'open', question });
}

export type LinkAnswer = { body: string; ledgerId: string | null; documentIds: string[] };

/**
 * Answers the question as the owner whom the link was sent to, once. Only ledgers that were offered and files that came
 * by this link can be in the answer.
 */
export async function answerByLink(
  token: string,
  answer: LinkAnswer,
  networkAddress: string,
): Promise<Result<null, ClientProblem>> {
  const found = await findCounted(token, networkAddress);
  if (!found.ok) return found;
  const link = found.value;
  if (link?.state === 'answered' && (await isSaid(link, answer))) return accept(null);
  if (link === null || link.state !== 'open') return refuse(link?.state === 'answered' ? answered : over);
  const task = await readOpenTask(link);
  if (!task.ok) return task;
  const offered = task.value.answer_options?.ledgers.map(({ ledger_id: id }) => id) ?? [];
  const { body, ledgerId, documentIds } = answer;
  if (ledgerId !== null && !offered.includes(ledgerId)) return refuse(notOffered);
  if (!documentIds.every((id) => link.documentIds.includes(id))) return refuse(notOffered);
  const written = await clientOf(link).addTaskMessage({
    parameters: { business_id: link.businessId, task_id: link.taskId },
    // One answer by one link, however often it is sent.
    idempotencyKey: `question link ${link.id}`,
    // Of two owners who answer at once, the later one would replace the ledger unseen.
    ifMatch: entityTag(task.value.version),
    body: { body, ledger_id: ledgerId, document_ids: documentIds, from: 'business' },
  });
  if (!written.ok && written.problem.code === 'stale_version') {
    const now = await readOpenTask(link);
    return now.ok ? written : now;
  }
  if (!written.ok && written.problem.code !== 'idempotency_mismatch') return written;
  await closeQuestionLinks(dashboardDatabase(), link);
  return written.ok ? accept(null) : refuse(answered);
}

/**
 * Keeps a file that is to go with the answer. It belongs to the question and to nothing else. It is read (null: too large) only when
 * the link is known to take one, so that nobody without a link has this process hold files.
 */
export async function uploadByLink(
  token: string,
  readFile: () => Promise<File | null>,
  idempotencyKey: string,
  networkAddress: string,
): Promise<Result<{ id: string; name: string }, ClientProblem>> {
  const found = await findCounted(token, networkAddress);
  if (!found.ok) return found;
  const link = found.value;
  if (link === null || link.state !== 'open') return refuse(link?.state === 'answered' ? answered : over);
  if (link.documentIds.length >= mostDocumentsOfLink) return refuse(tooMany);
  const task = await readOpenTask(link);
  if (!task.ok) return task;
  const file = await readFile();
  if (file === null) return refuse(tooLarge);
  const form = new FormData();
  form.set('task_id', link.taskId);
  form.set('file', file);
  const kept = await clientOf(link).uploadDocument({
    parameters: { business_id: link.businessId },
    form,
    idempotencyKey: `question link ${link.id} ${idempotencyKey}`,
  });
  if (!kept.ok) return kept;
  const { id, name } = kept.value.data;
  const isNoted = await addDocumentOfLink(dashboardDatabase(), link.id, id);
  // The answer to a repeated upload is the same document, which is noted already.
  return isNoted || link.documentIds.includes(id) ? accept({ id, name }) : refuse(tooMany);
}

/** Whether the answer is the one that the person gave before: whom no word of it reached sends it again. */
async function isSaid(link: QuestionLink, { body, ledgerId, documentIds }: LinkAnswer): Promise<boolean> {
  const parameters = { business_id: link.businessId, task_id: link.taskId };
  const task = await clientOf(link).getTask({ parameters });
  if (!task.ok) return false;
  return task.value.data.messages.some(
    (said) =>
      said.user_id === link.userId &&
      Date.parse(said.created_at) > link.createdAt.getTime() &&
      // A ledger alone is put into words by the service.
      (said.body === body || (body === '' && ledgerId !== null)) &&
      said.ledger_id === ledgerId &&
      said.document_ids.length === documentIds.length &&
      said.document_ids.every((id) => documentIds.includes(id)),
  );
}

/** Acts as the owner whom the link was sent to, by a share that leaves the owner's own alone. */
const clientOf = ({ userId }: QuestionLink): Client => accountingClient(userId, shareOfLinks(userId));

/** The question while it waits for an answer. */
async function readOpenTask(link: QuestionLink): Promise<Result<Task, ClientProblem>> {
  const parameters = { business_id: link.businessId, task_id: link.taskId };
  const task = await clientOf(link).getTask({ parameters });
  if (!task.ok) return task.problem.status === 404 ? refuse(closed) : task;
  if (isAnswered(link, task.value.data)) return refuse(answered);
  return task.value.data.status === 'open' ? accept(task.value.data) : refuse(closed);
}

/**
 * Whether the business has answered since the link was made, by an application or together with another question, too. What
 * is asked after that is not what the link was sent for.
 */
function isAnswered({ createdAt }: QuestionLink, { status, messages }: Task): boolean {
  const isSince = (at: string) => Date.parse(at) > createdAt.getTime();
  return (
    status === 'answered' || messages.some((said) => said.from === 'business' && isSince(said.created_at))
  );
}

/**
 * The link, with attempts of unknown ones counted per network address, so that nobody can try many. Counted before it is
 * known whether the link exists; one that does takes its attempt back.
 */
async function findCounted(
  token: string,
  networkAddress: string,
): Promise<Result<QuestionLink | null, ClientProblem>> {
  const subject = addressSubject(networkAddress);
  const limit = { ...subject, key: `question:${subject.key}` };
  const waitSeconds = await countAttempt(dashboardDatabase(), limit);
  if (waitSeconds > 0) return refuse(tooOften(waitSeconds));
  const link = await findQuestionLink(dashboardDatabase(), token);
  await (link !== null ? uncountAttempt : countFailure)(dashboardDatabase(), limit);
  // Who keeps the books now does not answer as the owner any more.
  return accept(link?.role === 'owner' ? link : null);
}

const answered: ClientProblem = {
  code: 'conflict',
  status: 409,
  detail: 'This question is answered already. Nothing was changed.',
};
const over: ClientProblem = {
  code: 'not_found',
  status: 404,
  detail: 'This link is over. What you typed is still here; sign in to answer the question.',
};
const closed: ClientProblem = {
  code: 'not_found',
  status: 404,
  detail:
    'Your bookkeeper has settled this without an answer meanwhile. What you typed was not sent; it is still here.',
};
const notOffered: ClientProblem = {
  code: 'validation_failed',
  status: 422,
  detail: 'The answer names something that does not belong to this question. Open the link again.',
};
const tooMany: ClientProblem = {
  code: 'conflict',
  status: 409,
  detail: `Through this link at most ${mostDocumentsOfLink} files can be added. Sign in to add more.`,
};
const tooLarge: ClientProblem = {
  code: 'too_large',
  status: 413,
  detail: 'The file is larger than 25 MB.',
};
const tooOften = (waitSeconds: number): ClientProblem => ({
  code: 'too_many_requests',
  status: 429,
  detail: `Too many links were opened from your network. ${tryAgainIn(waitSeconds)}`,
});
