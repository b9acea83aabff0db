import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { titleOf } from '../../entry-summary';
import { acceptable, groupsOf, postsAnew } from '../../links/entry-links';
import { declinedWords } from '../../links/link-words';
import type { LinkDecisions } from '../../links/use-link-decisions';
import type { ReviewChanges } from './use-review-changes';

type LinkActionsInput = {
  active: JournalEntry | null;
  /** The links of the open entry, and what can be decided about them. */
  links: readonly TransactionLink[];
  decisions: LinkDecisions;
  changes: ReviewChanges;
  hasSelection: boolean;
  /** Why nothing can be posted anew; null where the open entry does not lie in the closed books. */
  lockedSentence: string | null;
};

/** Why there is nothing to decide. */
const nothingToLink = (links: readonly TransactionLink[]) =>
  links.some(({ status }) => status === 'linked')
    ? 'This is linked already'
    : 'Nothing is suggested to be linked here';

/** What keys and buttons of the review decide about the links of the open entry: about the suggested one, unless another is named. */
export function useLinkActions(input: LinkActionsInput) {
  const { active, links, decisions, changes, hasSelection, lockedSentence } = input;
  const [suggested, second] = groupsOf(acceptable(links)).flatMap(([link]) => link ?? []);
  const accept = async (link: TransactionLink | undefined) => {
    if (!active || !link) return changes.show(nothingToLink(links));
    if (lockedSentence !== null && postsAnew(link))
      return changes.show(`${lockedSentence}: n declines the link`);
    const legs = link.kind === 'transfer' ? [link.transaction_id, link.other_transaction_id] : [];
    const comeBack = changes.goOnFrom(active, legs);
    const accepting = decisions.accept(active, link);
    changes.showWhile(
      `Linking ${titleOf(active)}`,
      accepting.then((done) => done ?? ''),
    );
    if ((await accepting) === null) comeBack();
  };
  const decline = (link: TransactionLink | undefined) => {
    if (!active || !link) return changes.show(nothingToLink(links));
    const declining = decisions.decline(active, link);
    changes.showWhile(
      link.status === 'linked' ? `Unlinking ${titleOf(active)}` : `Declining the link of ${titleOf(active)}`,
      declining.then((isDone) => (isDone ? declinedWords(link) : '')),
    );
  };
  const decide = (by: (link: TransactionLink | undefined) => unknown, link: TransactionLink | undefined) => {
    if (hasSelection) changes.show('Links are decided for one entry at a time');
    else void by(link);
  };
  return {
    /** Whatever is selected. */
    accept,
    acceptLink: (link = suggested) => decide(accept, link),
    declineLink: (link = suggested) => decide(decline, link),
    acceptSecondLink: () => decide(accept, second),
    declineSecondLink: () => decide(decline, second),
  };
}
