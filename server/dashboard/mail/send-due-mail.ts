import { dayInZone } from '@/lib/dates/day-in-zone';
import { accountingClient } from '../accounting/client';
import { shareOfMail, waitForShare } from '../accounting/fair-share';
import { dashboardLogger } from '../session/dashboard-logger';
import { dashboardDatabase, inTransaction } from '../session/storage/pool';
import { duePeriod } from './digest-period';
import { closedMonth, writePackageMessage } from './package-message';
import { readQuestionList } from './question-list';
import { type Message, sendMail } from './send-mail';
import { listSubscribers, type Subscriber } from './storage/mail-choices';
import {
  type ClaimedMail,
  claimMail,
  forgetOldMails,
  isBegun,
  type MailKey,
  moveMail,
  postponeMail,
} from './storage/mails';
import { deleteLinksOfMail, forgetOldLinks } from './storage/question-links';
import { addressesOf, formatsOf, standingHeaders } from './subscriber-words';
import { writeDigestFor } from './write-digest-for';

/** To the service, for one subscriber. */
const mostRequests = 5;

/**
 * Sends what is due at the moment: digests of open questions, and word of closed months. Every process may do so at any
 * time: each message is begun by one of them, and once. It takes its time: at the hour at which everybody is due, people work.
 */
export async function sendDueMail(now: Date, what: readonly MailKey['kind'][]): Promise<void> {
  const subscribers = await listSubscribers(dashboardDatabase());
  for (const subscriber of subscribers) {
    try {
      await waitForShare(shareOfMail, mostRequests);
      if (what.includes('questions')) await sendDigest(subscriber, now);
      if (what.includes('package')) await sendPackageMessage(subscriber, now);
    } catch (error) {
      // What one person cannot be sent does not keep back what others can.
      dashboardLogger().error({ err: error, business: subscriber.businessId }, 'mail could not be prepared');
    }
  }
  await forgetOldMails(dashboardDatabase());
  await forgetOldLinks(dashboardDatabase());
}

async function sendDigest(subscriber: Subscriber, now: Date): Promise<void> {
  const { userId, businessId, questions, since } = subscriber;
  const period = duePeriod(questions, { now, since, timeZone: formatsOf(subscriber).timeZone });
  if (period === null) return;
  const key: MailKey = { userId, businessId, kind: 'questions', period };
  if (await isBegun(dashboardDatabase(), key)) return;
  const list = await readQuestionList(accountingClient(userId, shareOfMail), businessId);
  // Asked again in a minute; the service logs why.
  if (!list.ok) return;
  const mail = await claimMail(dashboardDatabase(), key);
  if (mail === null) return;
  if (list.value.openCount === 0) await moveMail(dashboardDatabase(), mail, 'nothing');
  else await hand(mail, subscriber, 'questions', (links) => writeDigestFor(subscriber, list.value, links));
}

async function sendPackageMessage(subscriber: Subscriber, now: Date): Promise<void> {
  if (!subscriber.packages) return;
  const { userId, businessId } = subscriber;
  const business = await accountingClient(userId, shareOfMail).getBusiness({
    parameters: { business_id: businessId },
  });
  if (!business.ok) return;
  const today = dayInZone(now, formatsOf(subscriber).timeZone);
  const period = closedMonth(business.value.data.books_locked_through, today);
  if (period === null) return;
  const mail = await claimMail(dashboardDatabase(), { userId, businessId, kind: 'package', period });
  if (mail === null) return;
  const { name } = business.value.data;
  const write = async () =>
    writePackageMessage(name, period, formatsOf(subscriber), addressesOf(businessId, period));
  await hand(mail, subscriber, 'package', write);
}

/**
 * Hands the message to the mail server. That it is about to be is committed first, with the links that are in it: from
 * then on it is never begun again, unless the server said that it did not take it.
 */
async function hand(
  mail: ClaimedMail,
  subscriber: Subscriber,
  kind: MailKey['kind'],
  write: (links: { database: Parameters<typeof moveMail>[0]; mailId: string }) => Promise<Message>,
): Promise<void> {
  const message = await inTransaction(dashboardDatabase(), async (database) => {
    if (!(await moveMail(database, mail, 'sending'))) return null;
    return write({ database, mailId: mail.id });
  });
  if (message === null) return;
  const { headers, messageId } = standingHeaders(subscriber, kind, mail.id);
  const outcome = await sendMail(subscriber, { ...message, headers, messageId });
  if (outcome === 'sent') await moveMail(dashboardDatabase(), mail, 'sent');
  if (outcome === 'refused') {
    await deleteLinksOfMail(dashboardDatabase(), mail.id);
    await postponeMail(dashboardDatabase(), mail);
  }
}
