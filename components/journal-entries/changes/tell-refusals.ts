import { showToast } from '@/components/ui/notices/toast';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { LedgerIndex } from '../entry-summary';
import { linkInstead } from '../links/link-instead';
import { lacksParty } from '../refusal-sentence';
import type { EntryChanges } from './entry-changes';
import { doneNotice, isDoneAlready, isSplitRefused, refusalNotice, restNotice } from './refusal';
import type { Refusal } from './refused-change';

const toldOneByOne = 3;

/** What can be done in place of a change that was refused. */
type Instead = { name: string; act: () => void };

type Ways = {
  businessId: string;
  locale: string;
  ledgers: LedgerIndex;
  changes: Pick<EntryChanges, 'learn' | 'noteUnderWay'>;
  onLinked: () => void;
  onEdit: (entryId: string) => void;
  onSplitAgain: (entry: JournalEntry) => void;
};

/** Tells why changes of entries did not take place, the first ones one by one. */
export function tellRefusals(refusals: readonly Refusal[], ways: Ways): void {
  const done = doneNotice(refusals.filter(isDoneAlready), ways.locale);
  if (done) showToast(done);
  const others = refusals.filter((each) => !isDoneAlready(each));
  for (const refusal of others.slice(0, toldOneByOne)) {
    const instead = insteadOf(refusal, ways);
    const close = showToast({
      ...refusalNotice(refusal, ways.ledgers),
      ...(instead && {
        action: {
          name: instead.name,
          onPress: () => {
            close();
            instead.act();
          },
        },
      }),
    });
  }
  const rest = restNotice(others.slice(toldOneByOne), ways.locale);
  if (rest) showToast(rest);
}

function insteadOf(refusal: Refusal, ways: Ways): Instead | null {
  const { before, now, problem } = refusal;
  if (isSplitRefused(refusal))
    return { name: 'Open the split again', act: () => ways.onSplitAgain(now ?? before) };
  if (now) return null;
  const link = linkInstead(ways.businessId, before, problem, ways.changes, ways.onLinked);
  if (link) return { name: 'Link as a transfer', act: link };
  return lacksParty(problem) ? { name: 'Edit the entry', act: () => ways.onEdit(before.id) } : null;
}
