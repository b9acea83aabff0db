import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { titleOf } from '../entry-summary';
import { acceptable } from '../links/entry-links';
import { declinedWords } from '../links/link-words';
import type { LinkDecisions } from '../links/use-link-decisions';
import type { ReviewChanges } from './use-review-changes';

type LinkActionsInput = {
  active: JournalEntry | null;
  /** The links of the open entry, and what can be decided about them. */
  links: readonly TransactionLink[];
  decisions: LinkDecisions;
  changes: ReviewChanges;
  hasSelection: boolean;
};

const nothingToLink = 'Nothing is suggested to be linked here';

/** What keys and buttons of the review decide about the links of the open entry: about the suggested one, unless another is named. */
export function useLinkActions({ active, links, decisions, changes, hasSelection }: LinkActionsInput) {
  const [suggested] = acceptable(links);
  const accept = async (link: TransactionLink | undefined) => {
    if (!active || !link) return changes.say(nothingToLink);
    const legs = link.kind === 'transfer' ? [link.transaction_id, link.other_transaction_id] : [];
    changes.goOnFrom(active, legs);
    changes.say(`Linking ${titleOf(active)}…`);
    const done = await decisions.accept(active, link);
    if (done !== null) changes.say(done);
    else changes.comeBackTo(active);
  };
  const decline = async (link: TransactionLink | undefined) => {
    if (!active || !link) return changes.say(nothingToLink);
    const isDone = await decisions.decline(active, link);
    changes.say(isDone ? declinedWords(link) : '');
  };
  const decide = (by: typeof accept, link: TransactionLink | undefined) => {
    if (hasSelection) changes.say('Links are decided for one entry at a time');
    else void by(link);
  };
  return {
    /** Whatever is selected. */
    accept,
    acceptLink: (link = suggested) => decide(accept, link),
    declineLink: (link = suggested) => decide(decline, link),
  };
}
