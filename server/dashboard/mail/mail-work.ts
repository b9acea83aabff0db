import { fileMessages } from '../receipt-mail/file-messages';
import { dashboardLogger } from '../session/dashboard-logger';
import { dashboardSettings } from '../session/settings';
import { sendDueMail } from './send-due-mail';
import { hasMail } from './send-mail';

/** Digests are due at an hour; a minute more or less is nothing to them. */
const digestMilliseconds = 60_000;

/** Whether a month was closed is asked of the service for each business, so more rarely. */
const packageMilliseconds = 15 * 60_000;

/** A receipt that was mailed is looked for soon after. */
const receiptMilliseconds = 5000;

/**
 * Sends mail, and files receipts that came by mail, while this process runs. Any number of processes may: each message
 * is sent by one of them.
 */
export function startMailWork(): void {
  if (dashboardSettings().receiptMail !== null) repeat(receiptMilliseconds, fileMessages);
  if (!hasMail()) return;
  repeat(digestMilliseconds, () => sendDueMail(new Date(), ['questions']));
  repeat(packageMilliseconds, () => sendDueMail(new Date(), ['package']));
}

/** One at a time; the process does not wait for it to end. */
function repeat(milliseconds: number, work: () => Promise<void>): void {
  const next = () => {
    const timer = setTimeout(async () => {
      try {
        await work();
      } catch (error) {
        dashboardLogger().error({ err: error }, 'mail that is due could not be looked for');
      }
      next();
    }, milliseconds);
    timer.unref();
  };
  next();
}
