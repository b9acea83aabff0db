import { countOf, formatCount } from '@/lib/format/count';

/** How many entries awaiting review the rule changes, and of how many. */
export function pendingWords(count: number, considered: number, locale: string) {
  return {
    entries: `${countOf(count, 'entry', 'entries', locale)} awaiting review`,
    change: `${count === 1 ? 'changes' : 'change'}, of ${formatCount(considered, locale)}.`,
  };
}

type Confirmed = { considered: number; agreeing: number; contradicting: number };

/** What the rule would have said of confirmed entries; either sentence is empty where there is nothing to say of it. */
export function confirmedWords({ considered, agreeing, contradicting }: Confirmed, locale: string) {
  if (considered === 0) {
    const none = 'No bank transactions are confirmed yet that it could agree with or contradict.';
    return { agrees: none, contradicts: '' };
  }
  if (considered === 1) {
    const only = 'the only confirmed entry';
    if (contradicting > 0) return { agrees: '', contradicts: `Contradicts ${only}, which stays as it is:` };
    const neither = `It neither agrees with nor contradicts ${only}.`;
    return { agrees: agreeing > 0 ? `Agrees with ${only}.` : neither, contradicts: '' };
  }
  const count = (units: number) => (units === 0 ? 'none' : formatCount(units, locale));
  const agrees = `Agrees with ${count(agreeing)} of the latest ${formatCount(considered, locale)} confirmed entries`;
  if (contradicting === 0) return { agrees: `${agrees} and contradicts none.`, contradicts: '' };
  const stay = contradicting === 1 ? 'stays as it is' : 'stay as they are';
  return { agrees: `${agrees}.`, contradicts: `Contradicts ${count(contradicting)}, which ${stay}:` };
}
