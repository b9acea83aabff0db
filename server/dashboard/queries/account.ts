import { hasMail } from '../mail/send-mail';
import { findChoice, usualChoice } from '../mail/storage/mail-choices';
import { findLastMail } from '../mail/storage/mails';
import { countOpenLinks } from '../mail/storage/question-links';
import { currentSessionToken } from '../session/current-user';
import type { Member } from '../session/guard';
import { relyingParty } from '../session/relying-party';
import { readSecondFactor } from '../session/second-factor';
import { dashboardSettings } from '../session/settings';
import { listPasskeys } from '../session/storage/passkeys';
import { findFormats } from '../session/storage/person-formats';
import { dashboardDatabase } from '../session/storage/pool';
import { listSessions } from '../session/storage/sessions';
import { findSignInMethods } from '../session/storage/sign-in-methods';

/** What the user's own account shows; mail is about the business at hand. */
export async function readAccount({ user: { id }, role }: Member, businessId: string) {
  const token = (await currentSessionToken()) ?? '';
  const database = dashboardDatabase();
  const party = relyingParty();
  const [ways, passkeys, secondFactor, sessions, formats, choice, last, openLinks] = await Promise.all([
    readSignInMethods(id),
    party ? listPasskeys(database, id, party.id) : null,
    readSecondFactor(database, id),
    listSessions(database, id, token),
    findFormats(database, id),
    findChoice(database, id, businessId),
    findLastMail(database, id, businessId),
    countOpenLinks(database, id, businessId),
  ]);
  const mail = { choice: choice ?? usualChoice(role), last, openLinks, hasMail: hasMail() };
  return {
    ways,
    /** Null where browsers have no passkeys. */
    passkeys: passkeys?.map(({ credentialId, transports, ...listed }) => listed) ?? null,
    secondFactor,
    sessions,
    formats,
    mail,
  };
}

/** By what the user can sign in, with the name of the provider. */
export async function readSignInMethods(userId: string) {
  const { password, passkey, provider } = await findSignInMethods(dashboardDatabase(), userId);
  const providerName = provider ? (dashboardSettings().provider?.name ?? null) : null;
  return { password, passkey, providerName };
}
