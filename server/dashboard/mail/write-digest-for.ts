import { paths } from '@/lib/paths';
import { dashboardSettings } from '../session/settings';
import type { Database } from '../session/storage/pool';
import type { QuestionList } from './question-list';
import type { Message } from './send-mail';
import type { Subscriber } from './storage/mail-choices';
import { putQuestionLink, questionLinkDays } from './storage/question-links';
import { addressesOf, formatsOf } from './subscriber-words';
import { writeDigest } from './write-digest';

/**
 * The digest for one person. An owner's links open one question each without signing in; whoever keeps the books is not
 * who answers, and is led to the question in Daybook.
 */
export async function writeDigestFor(
  subscriber: Subscriber,
  list: QuestionList,
  { database, mailId }: { database: Database; mailId: string },
): Promise<Message> {
  const { userId, businessId, role } = subscriber;
  const { origin } = dashboardSettings();
  const taskIds = list.payees.flatMap(({ questions }) => questions.map(({ taskId }) => taskId));
  const hrefs = new Map<string, string>();
  for (const taskId of taskIds) {
    const path =
      role === 'owner'
        ? paths.answer(await putQuestionLink(database, { userId, businessId, taskId, mailId }))
        : paths.tasks(businessId, { task: taskId });
    hrefs.set(taskId, origin + path);
  }
  const addresses = addressesOf(businessId);
  const question = (taskId: string) => hrefs.get(taskId) ?? addresses.tasks;
  const note =
    role === 'owner'
      ? `Each link opens one question, without signing in, for ${questionLinkDays} days. Do not pass this message on: whoever has a link can answer.`
      : 'The links ask you to sign in.';
  return writeDigest(list, formatsOf(subscriber), { ...addresses, question }, note);
}
