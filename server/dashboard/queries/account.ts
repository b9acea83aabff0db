import { hasMail } from '../mail/send-mail';
import { findChoice, usualChoice } from '../mail/storage/mail-choices';
import { findLastMail } from '../mail/storage/mails';
import { countOpenLinks } from '../mail/storage/question-links';
import { currentSessionToken } from '../session/current-user';
import type { Member } from '../session/guard';
import { readSecondFactor } from '../session/second-factor';
import { findFormats } from '../session/storage/person-formats';
import { dashboardDatabase } from '../session/storage/pool';
import { listSessions } from '../session/storage/sessions';

/** What the user's own account shows beside the password; mail is about the business at hand. */
export async function readAccount({ user: { id }, role }: Member, businessId: string) {
  const token = (await currentSessionToken()) ?? '';
  const database = dashboardDatabase();
  const [secondFactor, sessions, formats, choice, last, openLinks] = await Promise.all([
    readSecondFactor(database, id),
    listSessions(database, id, token),
    findFormats(database, id),
    findChoice(database, id, businessId),
    findLastMail(database, id, businessId),
    countOpenLinks(database, id, businessId),
  ]);
  const mail = { choice: choice ?? usualChoice(role), last, openLinks, hasMail: hasMail() };
  return { secondFactor, sessions, formats, mail };
}
