import { paths } from '@/lib/paths';
import { dashboardSettings } from '../session/settings';
import { unsubscribeToken } from './secret-link';
import type { Subscriber } from './storage/mail-choices';

/** Where a person has chosen none: a message cannot ask the browser. */
const usual = { locale: 'en-US', timeZone: 'UTC' };

/** How numbers, days and hours are written for the person in a message. */
export function formatsOf({ name, locale, timeZone }: Pick<Subscriber, 'name' | 'locale' | 'timeZone'>) {
  return { name, locale: locale ?? usual.locale, timeZone: timeZone ?? usual.timeZone };
}

/** Where a message leads to; everything but the link to a question asks for the password. */
export function addressesOf(businessId: string, month?: string) {
  const { origin } = dashboardSettings();
  return {
    tasks: origin + paths.tasks(businessId),
    choices: origin + paths.account(businessId),
    package: origin + paths.monthEnd(businessId, month === undefined ? undefined : { month }),
  };
}

/** What every message that comes by itself says in its headers: how to end it with one click (RFC 2369, RFC 8058). */
export function standingHeaders(
  { userId, businessId }: Pick<Subscriber, 'userId' | 'businessId'>,
  kind: 'questions' | 'package',
  mailId: string,
) {
  const { origin, sessionSecret } = dashboardSettings();
  const token = unsubscribeToken({ userId, businessId, kind }, sessionSecret);
  return {
    messageId: `<${mailId}@${new URL(origin).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${origin}${paths.unsubscribe(token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}
