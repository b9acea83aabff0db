import type { SuggestionChanges, SuggestionChangesQuery } from '@/lib/contract/suggestion';
import { accept } from '@/lib/result';
import { findJudgingJobs } from '../../store/job-store';
import { findLastJudged, listJudgedSince } from '../../store/journal-entry/judged-entries';
import type { BusinessContext, Outcome } from '../context';

/** So many of the latest changes are listed one by one. */
const mostListed = 1000;

/** Which suggestions of pending entries were replaced since, by payee and ledger. */
export async function getSuggestionChanges(
  ctx: BusinessContext,
  { since }: SuggestionChangesQuery,
): Promise<Outcome<SuggestionChanges>> {
  const { db, business } = ctx;
  const [jobs, last, judged] = await Promise.all([
    findJudgingJobs(db, business.id),
    findLastJudged(db, business.id),
    since === undefined ? { changed: 0, entries: [] } : listJudgedSince(db, business.id, since, mostListed),
  ]);
  const groups = new Map<string, SuggestionChanges['groups'][number]>();
  for (const { id, ...change } of judged.entries) {
    // Nothing is suggested any more: nobody can confirm that.
    if (change.categorization_method === 'uncategorized') continue;
    const key = JSON.stringify(change);
    const group = groups.get(key) ?? { ...change, journal_entry_ids: [] };
    group.journal_entry_ids.push(id);
    groups.set(key, group);
  }
  return accept({
    is_judging: jobs.length > 0,
    as_of: last ?? since ?? null,
    changed: judged.changed,
    groups: [...groups.values()].sort((a, b) => b.journal_entry_ids.length - a.journal_entry_ids.length),
  });
}
