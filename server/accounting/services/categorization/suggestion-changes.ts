import type { SuggestionChanges, SuggestionChangesQuery, SuggestionGroup } from '@/lib/contract/suggestion';
import { accept } from '@/lib/result';
import { findJudgingJobs } from '../../store/job-store';
import { findLastJudged, type JudgedEntry, listJudgedSince } from '../../store/journal-entry/judged-entries';
import type { BusinessContext, Outcome } from '../context';

/** So many of the latest changes are listed one by one. */
const mostListed = 1000;

/** Which ledgers of pending entries were replaced since, by payee and ledger, and whether more will be. */
export async function getSuggestionChanges(
  ctx: BusinessContext,
  { since, confidence_from = 0 }: SuggestionChangesQuery,
): Promise<Outcome<SuggestionChanges>> {
  const { db, business } = ctx;
  const [jobs, last, judged] = await Promise.all([
    findJudgingJobs(db, business.id),
    findLastJudged(db, business.id),
    since === undefined ? { changed: 0, entries: [] } : listJudgedSince(db, business.id, since, mostListed),
  ]);
  const groups = groupsOf(judged.entries.filter((entry) => isToBeShown(entry, confidence_from)));
  return accept({
    is_judging: jobs.length > 0,
    as_of: last ?? since ?? null,
    changed: judged.changed,
    groups,
  });
}

/**
 * Whether the entry has another ledger that is suggested now, for the whole: lines and amounts are looked at one by one. Where only
 * the confidence or the alternatives changed, nothing new is said; and what is not categorized any more cannot be confirmed.
 * @param confidenceFrom a suggestion that is less likely is left out; what a rule decided is not
 */
function isToBeShown(entry: JudgedEntry, confidenceFrom: number): boolean {
  const isOffered = entry.categorization_method !== 'uncategorized' && !entry.is_split;
  if (!isOffered || !entry.has_other_ledger) return false;
  return entry.categorization_method === 'rule' || (entry.confidence ?? 0) >= confidenceFrom;
}

/** By payee, ledger and method, the largest first. */
function groupsOf(entries: readonly JudgedEntry[]): SuggestionGroup[] {
  const groups = new Map<string, SuggestionGroup>();
  for (const { id, confidence, clean_description, ledger_id, categorization_method } of entries) {
    const what = { clean_description, ledger_id, categorization_method };
    const key = JSON.stringify(what);
    const group = groups.get(key) ?? { ...what, least_confidence: confidence, journal_entry_ids: [] };
    group.journal_entry_ids.push(id);
    if (confidence !== null) group.least_confidence = Math.min(group.least_confidence ?? 1, confidence);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.journal_entry_ids.length - a.journal_entry_ids.length);
}
