import { useBusiness } from '@/components/shell/business-context';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/components/ui/locale';
import { formatDayOfYear } from '@/lib/format/day';
import { paths } from '@/lib/paths';
import { confirmedWords, pendingWords } from './dry-run-words';

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
  const locale = useLocale();
  const changing = pendingWords(pending.count, considered.pending, locale);
  const { agrees, contradicts } = confirmedWords(
    { considered: considered.confirmed, agreeing: agreeing.count, contradicting: contradicting.count },
    locale,
  );
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line p-3 text-sm">
      {result.shadowed_by !== null && (
        <p className="text-warn">
          It never decides: {shadow === null ? 'an earlier rule' : `“${shadow}”`} matches all of it first.
        </p>
      )}
      <p>
        <strong className="font-medium">{changing.entries}</strong> {changing.change}
      </p>
      <Entries shown={pending.entries} of={pending.count} />
      {agrees !== '' && <p>{agrees}</p>}
      {contradicts !== '' && <p className="text-warn">{contradicts}</p>}
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
          <Link
            href={paths.journalEntry(businessId, id)}
            target="_blank"
            className="underline decoration-line underline-offset-2 hover:text-ink"
          >
            {formatDayOfYear(datetime, locale)} · {description}
          </Link>
        </li>
      ))}
      {of > shown.length && <li>and {of - shown.length} more</li>}
    </ul>
  );
}
