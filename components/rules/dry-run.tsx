import NextLink from 'next/link';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { formatDayOfYear } from '@/lib/format/day';
import { paths } from '@/lib/paths';

type Shown = { id: string; description: string; datetime: string };

export type DryRunResult = {
  pending: { count: number; entries: Shown[] };
  agreeing: { count: number };
  contradicting: { count: number; entries: Shown[] };
  shadowed_by: string | null;
  considered: { pending: number; confirmed: number };
};

type Props = { result: DryRunResult; shadow: string | null };

/** What the rule would change among pending entries, and would have said of confirmed ones. */
export function DryRun({ result, shadow }: Props) {
  const { pending, agreeing, contradicting, considered } = result;
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line p-3 text-sm">
      {result.shadowed_by !== null && (
        <p className="text-warn">
          It never decides: {shadow === null ? 'an earlier rule' : `“${shadow}”`} matches all of it first.
        </p>
      )}
      <p>
        <strong className="font-medium">{entries(pending.count)} awaiting review</strong>{' '}
        {pending.count === 1 ? 'changes' : 'change'}, of {considered.pending}.
      </p>
      <Entries shown={pending.entries} of={pending.count} />
      {considered.confirmed === 0 ? (
        <p>No bank transactions are confirmed yet that it could agree with or contradict.</p>
      ) : (
        <p>
          Agrees with <strong className="font-medium">{agreeing.count}</strong> of the latest{' '}
          {considered.confirmed} confirmed {considered.confirmed === 1 ? 'entry' : 'entries'}, contradicts{' '}
          <strong className={contradicting.count > 0 ? 'font-medium text-warn' : 'font-medium'}>
            {contradicting.count}
          </strong>
          {contradicting.count > 0 ? '; they stay as they are:' : '.'}
        </p>
      )}
      <Entries shown={contradicting.entries} of={contradicting.count} />
    </div>
  );
}

function Entries({ shown, of }: { shown: readonly Shown[]; of: number }) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-col gap-0.5 pl-3 text-xs text-soft">
      {shown.map(({ id, description, datetime }) => (
        <li key={id}>
          <NextLink
            href={paths.journalEntry(businessId, id)}
            target="_blank"
            className="underline decoration-line underline-offset-2 hover:text-ink"
          >
            {formatDayOfYear(datetime, locale)} · {description}
          </NextLink>
        </li>
      ))}
      {of > shown.length && <li>and {of - shown.length} more</li>}
    </ul>
  );
}

function entries(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`;
}
