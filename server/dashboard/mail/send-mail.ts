import { createTransport } from 'nodemailer';
import { dashboardLogger } from '../session/dashboard-logger';
import { dashboardSettings } from '../session/settings';
import { plainName } from './plain-name';

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
  return mail === null ? 'refused' : sendBy(mail, to, message);
}

/** @param mail the mail server's URL and the sender */
export async function sendBy(
  mail: { url: string; from: string },
  to: Recipient,
  message: Message,
): Promise<MailOutcome> {
  let hasBegun = false;
  const transport = createTransport({
    url: withoutLogging(mail.url),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    transactionLog: true,
    logger: listener(() => {
      hasBegun = true;
    }),
  });
  try {
    await transport.sendMail({
      from: mail.from,
      to: { name: plainName(to.name), address: to.email },
      ...message,
      // Nothing in a message is read from a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return 'sent';
  } catch (error) {
    const outcome = !hasBegun || hasAnswered(error) ? 'refused' : 'unknown';
    dashboardLogger().error({ err: error, outcome }, 'a message could not be sent');
    return outcome;
  } finally {
    transport.close();
  }
}

/** Whether the mail server answered that it does not take the message (RFC 5321 4.2.1). */
function hasAnswered(error: unknown): boolean {
  return error instanceof Error && ((error as { responseCode?: number }).responseCode ?? 0) >= 400;
}

/**
 * Hears when the client asks to send the message (DATA): whatever fails before is surely not gone. A connection that ends
 * before, or in the greeting, gives the same error as one that ends behind the message.
 */
function listener(onData: () => void) {
  const hear = (entry: { tnx?: string }, line?: unknown) => {
    if (entry.tnx === 'client' && line === 'DATA') onData();
  };
  const ignore = () => undefined;
  return {
    level: ignore,
    trace: ignore,
    debug: hear,
    info: ignore,
    warn: ignore,
    error: ignore,
    fatal: ignore,
  };
}

/** Parameters of the URL go before all other options. */
function withoutLogging(url: string): string {
  const parsed = new URL(url);
  for (const name of ['logger', 'transactionLog', 'debug']) parsed.searchParams.delete(name);
  return parsed.href;
}
