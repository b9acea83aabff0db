import { createTransport } from 'nodemailer';
import { dashboardLogger } from '../session/dashboard-logger';
import { dashboardSettings } from '../session/settings';

export type Recipient = { name: string; email: string };

export type Message = {
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
  /** The same for the same message, so that a mailbox that is sent it twice can tell. */
  messageId?: string;
};

/**
 * What became of a message: the mail server took it, it did not, or the connection ended in the middle, so that nobody
 * knows.
 */
export type MailOutcome = 'sent' | 'refused' | 'unknown';

/** Whether mail can be sent at all. */
export function hasMail(): boolean {
  return dashboardSettings().mail !== null;
}

export async function sendMail(to: Recipient, message: Message): Promise<MailOutcome> {
  const { mail } = dashboardSettings();
  if (mail === null) return 'refused';
  const transport = createTransport({
    url: mail.url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  try {
    await transport.sendMail({
      from: mail.from,
      to: { name: to.name, address: to.email },
      ...message,
      // Nothing in a message is read from a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return 'sent';
  } catch (error) {
    const outcome = hasSurelyNotGone(error) ? 'refused' : 'unknown';
    dashboardLogger().error({ err: error, outcome }, 'a message could not be sent');
    return outcome;
  } finally {
    transport.close();
  }
}

/** Faults before the first word of a message, beside those that the mail server answers with a code. */
const faultsBefore = new Set([
  'EDNS',
  'EAUTH',
  'ETLS',
  'EENVELOPE',
  'EMESSAGE',
  'ENOAUTH',
  'EOAUTH2',
  'EPROXY',
]);

function hasSurelyNotGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode, syscall } = error as { code?: string; responseCode?: number; syscall?: string };
  if (responseCode !== undefined && responseCode >= 400) return true;
  return syscall === 'connect' || syscall === 'getaddrinfo' || faultsBefore.has(code ?? '');
}
