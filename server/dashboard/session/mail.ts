import { paths } from '@/lib/paths';
import { plainName } from '../mail/plain-name';
import { type Recipient, sendMail } from '../mail/send-mail';
import { dashboardSettings } from './settings';

/**
 * Sends the link by which somebody chooses a first or another password; false if it could not be sent.
 * @param invitedTo the name of the business that a first one opens; null where it is another password, or no name is known
 */
export function mailPasswordLink(
  to: Recipient,
  token: string,
  byName: string,
  invitedTo: string | null,
): Promise<boolean> {
  const by = plainName(byName);
  const reason =
    invitedTo === null
      ? `${by} has sent you a link by which you choose your password for Daybook.`
      : `${by} invites you to ${plainName(invitedTo)} in Daybook, where its books are kept.`;
  return send(to, 'Choose your password for Daybook', [
    `${reason} You sign in with the address ${to.email} and a password, which you choose here:`,
    linkOf(token),
    'The link works once, for seven days. If you did not expect it, ignore this message.',
  ]);
}

/** Sends the link that somebody who forgot the password has asked for. */
export function mailResetLink(to: Recipient, token: string): Promise<boolean> {
  return send(to, 'Reset your password for Daybook', [
    'You, or somebody who typed your address, asked for a new password for Daybook. Choose it here:',
    linkOf(token),
    'The link works once, for an hour. If it was not you, ignore this message: your password is unchanged.',
  ]);
}

/** Says to somebody who asked for a link that one is there, which an admin made. */
export function mailLinkIsThere(to: Recipient): Promise<boolean> {
  return send(to, 'Your link for a new password for Daybook', [
    'You, or somebody who typed your address, asked for a new password for Daybook. An admin has made a link for you by which you choose one. It is still good, so no other was made.',
    'If you do not have that link, ask the admin for another. If it was not you who asked, ignore this message.',
  ]);
}

function linkOf(token: string): string {
  return `${dashboardSettings().origin}${paths.choosePassword(token)}`;
}

async function send(to: Recipient, subject: string, paragraphs: string[]): Promise<boolean> {
  const text = [`Hello ${plainName(to.name)},`, ...paragraphs].join('\n\n');
  return (await sendMail(to, { subject, text })) === 'sent';
}
