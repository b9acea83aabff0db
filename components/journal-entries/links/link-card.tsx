import { Link2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { percentOf } from '../confidence';
import { groupsOf, postsAnew, removesEntry } from './entry-links';
import { acceptWords, declineWords, linkTitle } from './link-words';
import { OtherTransaction } from './other-transaction';

type LinkCardProps = {
  links: readonly TransactionLink[];
  /** The transaction of the open entry. */
  transactionId: string | null;
  /** The one that confirming the entry accepts. */
  accepted: TransactionLink | null;
  canWrite: boolean;
  /** The entry lies in the closed books. */
  isLocked: boolean;
  onAccept: (link: TransactionLink) => void;
  onDecline: (link: TransactionLink) => void;
};

/** What the open entry is linked to, or may be, with why; suggested links are accepted or declined here. */
export function LinkCard({ links, transactionId, canWrite, ...decide }: LinkCardProps) {
  if (links.length === 0) return null;
  const groups = groupsOf(links);
  const asked = groups.filter(([link]) => link?.status === 'suggested');
  return (
    <ul aria-label="Links" className="flex flex-col gap-2">
      {groups.map((group) => {
        const [link] = group;
        if (!link) return null;
        const isAsked = link.status === 'suggested';
        const otherId = otherOf(link, transactionId);
        return (
          <li key={link.id} className="flex flex-col gap-1.5 rounded-md border border-line px-3 py-2">
            <p className="flex items-center gap-2 font-medium">
              <Link2 aria-hidden className="size-3.5 shrink-0 text-soft" />
              <span className="min-w-0 flex-1">{linkTitle(group)}</span>
              {isAsked && (
                <span className="text-xs font-normal text-soft">{percentOf(link.confidence)}%</span>
              )}
            </p>
            {isAsked && otherId !== null && <OtherTransaction transactionId={otherId} />}
            {reasonsOf(group).map((reason) => (
              <p key={reason} className="text-xs wrap-anywhere text-soft">
                {reason}
              </p>
            ))}
            {canWrite && <Decision link={link} keys={keysOf[asked.indexOf(group)]} {...decide} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Of the cards that ask: the keys that accept and decline each. A further one gets keys once one before it is decided. */
const keysOf = [
  { accept: 'l', decline: 'n' },
  { accept: '⇧ l', decline: '⇧ n' },
];

function otherOf(link: TransactionLink, transactionId: string | null): string | null {
  return link.transaction_id === transactionId ? link.other_transaction_id : link.transaction_id;
}

/** Of several links each reason once. */
function reasonsOf(group: readonly TransactionLink[]): string[] {
  return [...new Set(group.flatMap(({ reasons }) => reasons))];
}

type DecisionProps = Pick<LinkCardProps, 'accepted' | 'isLocked' | 'onAccept' | 'onDecline'> & {
  link: TransactionLink;
  /** Undefined where it has none. */
  keys: { accept: string; decline: string } | undefined;
};

function Decision({ link, keys, accepted, isLocked, onAccept, onDecline }: DecisionProps) {
  const isAsked = link.status === 'suggested';
  const isFixed = isLocked && postsAnew(link);
  const key = link === accepted ? 'c' : keys?.accept;
  return (
    <div className="mt-0.5 flex flex-wrap gap-2">
      {isAsked && (
        <Button size="small" keyHint={key} isDisabled={isFixed} onPress={() => onAccept(link)}>
          {removesEntry(link) ? 'Remove this duplicate' : acceptWords[link.kind]}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        keyHint={isAsked ? keys?.decline : undefined}
        isDisabled={isFixed && !isAsked}
        onPress={() => onDecline(link)}
      >
        {isAsked ? declineWords[link.kind] : 'Unlink'}
      </Button>
    </div>
  );
}
