import type { SuggestionQuality } from '@/lib/contract/suggestion';
import { countOf, formatCount } from '@/lib/format/count';

type Counted = Pick<SuggestionQuality, 'measured_latest' | 'reliability' | 'rules'>;

/** How many of the suggestions in the table were confirmed as they were, and apart from them those that a rule had decided. */
export function qualityWords(
  { reliability, rules, measured_latest: latest }: Counted,
  locale: string,
): string {
  const entries = sum(reliability, 'entries');
  const byRule = sum(rules, 'entries');
  if (entries + byRule === 0) return 'Nothing to measure yet: no entry with a suggestion has been confirmed.';
  const count = (units: number) => formatCount(units, locale);
  const among = latest === null ? '' : `, among the latest ${count(latest)} confirmed bank transactions`;
  const changed = sum(rules, 'corrected');
  const byRules = `Rules decided ${countOf(byRule, 'entry', 'entries', locale)}, of which ${changed === 0 ? 'none was' : changed === 1 ? '1 was' : `${count(changed)} were`} changed.`;
  return [
    ...(entries === 0
      ? []
      : [
          `${count(sum(reliability, 'right'))} of ${count(entries)} suggestions were confirmed as they were${among}.`,
        ]),
    ...(byRule === 0 ? [] : [byRules]),
  ].join(' ');
}

function sum<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
  return rows.reduce((all, row) => all + row[name], 0);
}
