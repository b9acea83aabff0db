import { Moment } from '@/components/ui/dates/moment';
import { Link } from '@/components/ui/link';
import { EmptyState } from '@/components/ui/notices/empty-state';
import { Section } from '@/components/ui/section';
import type { AccountEvent } from '@/lib/account-events';
import { eventWords } from './event-words';

type Props = {
  events: readonly AccountEvent[];
  /** Names by user id. */
  people: Readonly<Record<string, string>>;
  /** Where older events are; null at the end. */
  olderHref: string | null;
};

/** Who was let in, by whom, and who signed in; the latest first. */
export function AccessLogScreen({ events, people, olderHref }: Props) {
  return (
    <Section
      title="Access log"
      lead="Invitations, roles, passwords and sign-ins of the members, latest first. Nobody can edit or delete it."
    >
      {events.length === 0 ? (
        <EmptyState title="No records">Invitations, changes of roles and sign-ins appear here.</EmptyState>
      ) : (
        <ul aria-label="Records" className="border-t border-line">
          {events.map((event) => (
            <EventRow key={event.id} event={event} people={people} />
          ))}
        </ul>
      )}
      {olderHref && (
        <Link href={olderHref} className="self-start text-accent underline-offset-2 hover:underline">
          Older records
        </Link>
      )}
    </Section>
  );
}

function EventRow({ event, people }: { event: AccountEvent; people: Props['people'] }) {
  const { who, what } = eventWords(event, people);
  const isRefused = event.kind === 'sign_in_refused' || event.kind === 'permission_refused';
  return (
    <li className="flex min-h-row items-center gap-3 border-b border-line py-1.5 max-sm:flex-wrap max-sm:gap-y-0">
      <span className="min-w-0 flex-1 wrap-anywhere max-sm:basis-full">
        <span className="font-medium">{who}</span>{' '}
        <span className={isRefused ? 'text-warn' : 'text-soft'}>{what}</span>
      </span>
      <span className="shrink-0 text-xs text-faint">
        {event.networkAddress && `${event.networkAddress} · `}
        <Moment value={event.at} />
      </span>
    </li>
  );
}
