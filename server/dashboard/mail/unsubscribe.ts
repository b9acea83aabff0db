import { dashboardSettings } from '../session/settings';
import { dashboardDatabase, inTransaction } from '../session/storage/pool';
import { type MailSubject, readUnsubscribeToken } from './secret-link';
import { findChoice, putChoice } from './storage/mail-choices';

/**
 * Ends the kind of mail that the token is about; the same again changes nothing. Null for a token that was not made
 * here. Whoever is no member any more is not mailed anyway.
 */
export async function endMail(token: string): Promise<MailSubject['kind'] | null> {
  const subject = readUnsubscribeToken(token, dashboardSettings().sessionSecret);
  if (subject === null) return null;
  const { userId, businessId, kind } = subject;
  await inTransaction(dashboardDatabase(), async (database) => {
    const choice = await findChoice(database, userId, businessId);
    if (choice === null) return;
    const ended = kind === 'questions' ? { questions: 'never' as const } : { packages: false };
    await putChoice(database, userId, businessId, { ...choice, ...ended });
  });
  return kind;
}
