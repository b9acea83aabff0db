import type { LeftReason } from '@/lib/contract/entry-change';
import type { JournalEntryUpdate } from '@/lib/contract/journal-entry';
import type { Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { Chart } from '../../domain/chart-of-accounts/chart';
import { changeEntry } from '../../domain/journal-entry/change-entry';
import type { Entry } from '../../domain/journal-entry/entry';
import type { EarlierEntry } from '../../domain/journal-entry/return-entry';
import { madeWithNext } from '../../domain/postings/complete-posting';
import type { Change } from '../../domain/postings/posting';
import { type BusinessContext, booksOf } from '../context';
import { postChanges, refuseChanges } from './update-journal-entries';

/** So many entries are locked, changed and posted at a time. */
export const batch = 1000;

/** How many entries were left as they are, by reason. */
export class Left {
  private readonly counts = new Map<LeftReason, number>();

  add(reason: LeftReason, count = 1): void {
    if (count > 0) this.counts.set(reason, (this.counts.get(reason) ?? 0) + count);
  }

  list(): { reason: LeftReason; count: number }[] {
    return [...this.counts].map(([reason, count]) => ({ reason, count }));
  }
}

export type OneChange = {
  before: Entry;
  changes: JournalEntryUpdate;
  earlier?: EarlierEntry | undefined;
  /** Whether the entry is then as the service made it, and may be judged again. */
  isUntouched?: boolean;
};

/**
 * Changes as many of the entries as may be; the others are left. Gives those that were changed, as they were.
 * @param isDryRun finds the same, and changes nothing
 */
export async function changeAsManyAsMayBe(
  ctx: BusinessContext,
  all: readonly OneChange[],
  chart: Chart,
  left: Left,
  isDryRun = false,
): Promise<Result<Entry[], Problem>> {
  const books = booksOf(ctx);
  const tags = new Set(all.flatMap(({ before }) => before.lines.flatMap(({ tagIds }) => tagIds)));
  const named = { chart, tags, parties: new Set<string>() };
  let rest = [...all];
  while (rest.length > 0) {
    const steps = rest.map(({ before, changes, earlier, isUntouched = false }, index) => {
      const step = changeEntry(books, before, changes, named, `/${index}`, earlier);
      return step.ok && isUntouched ? accept(asMade(step.value)) : step;
    });
    const refused = steps.flatMap((step, index) => (step.ok ? [] : [{ index, problem: step.problem }]));
    const changed = steps.flatMap((step) => (step.ok ? [step.value] : []));
    if (refused.length === 0) {
      const problem = isDryRun
        ? await refuseChanges(ctx, changed, named)
        : problemOf(await postChanges(ctx, changed, named));
      if (!problem) return accept(rest.map(({ before }) => before));
      const faulty = indexesOf(problem, rest.length);
      if (faulty.size === 0) return refuse(problem);
      left.add(reasonOf(problem), faulty.size);
      rest = rest.filter((_, index) => !faulty.has(index));
      continue;
    }
    for (const { problem } of refused) left.add(reasonOf(problem));
    const gone = new Set(refused.map(({ index }) => index));
    rest = rest.filter((_, index) => !gone.has(index));
  }
  return accept([]);
}

function asMade(change: Change): Change {
  return { ...change, after: { ...change.after, suggestion: madeWithNext(change.before) } };
}

function problemOf(result: Result<unknown, Problem>): Problem | null {
  return result.ok ? null : result.problem;
}

function reasonOf({ code, errors = [] }: Problem): LeftReason {
  const codes = [code, ...errors.map((fault) => fault.code)];
  if (codes.includes('period_locked')) return 'locked';
  return codes.includes('party_required') ? 'party_required' : 'refused';
}

function indexesOf({ errors = [] }: Problem, count: number): ReadonlySet<number> {
  const named = errors.map(({ path }) => Number(/^\/(\d+)(?:\/|$)/.exec(path)?.[1] ?? -1));
  return new Set(named.filter((index) => index >= 0 && index < count));
}
