'use client';
import { useSyncExternalStore } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { Instant } from '@/lib/dates/instant';
import { formatMoment } from '@/lib/format/moment';

const never = () => () => {};

/** When somebody did something, on the reader's own clock; as long as only the server has drawn it, in UTC. */
export function Moment({ value, className }: { value: Instant; className?: string }) {
  const { locale } = useLocale();
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    // A server's data of a locale may be of another year than the browser's; what it drew is replaced at once.
    <time dateTime={value} className={className} suppressHydrationWarning>
      {formatMoment(value, locale, isInBrowser ? undefined : 'UTC')}
    </time>
  );
}
