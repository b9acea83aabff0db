import { createTransport } from 'nodemailer';
import { paths } from '@/lib/paths';
import { dashboardLogger } from './dashboard-logger';
import { dashboardSettings } from './settings';

export function hasMail(): boolean {
  return dashboardSettings().mail !== null;
}

type Recipient = { name: string; email: string };

/** Sends the link by which somebody chooses a first or another password; false if it could not be sent. */
export function mailPasswordLink(to: Recipient, token: string, byName: string): Promise<boolean> {
  return send(to, 'Choose your password for Daybook', [
    `${byName} has sent you a link by which you choose your password for Daybook:`,
    linkOf(token),
    'It works once, for seven days. If you did not expect it, ignore this message.',
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

function linkOf(token: string): string {
  return `${dashboardSettings().origin}${paths.choosePassword(token)}`;
}

async function send(to: Recipient, subject: string, paragraphs: string[]): Promise<boolean> {
  const { mail } = dashboardSettings();
  if (mail === null) return false;
  const transport = createTransport({
    url: mail.url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  try {
    const text = [`Hello ${to.name},`, ...paragraphs].join('\n\n');
    await transport.sendMail({ from: mail.from, to: { name: to.name, address: to.email }, subject, text });
    return true;
  } catch (error) {
    dashboardLogger().error({ err: error }, 'a message could not be sent');
    return false;
  } finally {
    transport.close();
  }
}
