'use client';
import { Link2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { percentOf } from '../confidence';
import { removesEntry } from './entry-links';

type LinkCardProps = {
  links: readonly TransactionLink[];
  /** The one that confirming the entry accepts. */
  accepted: TransactionLink | null;
  canWrite: boolean;
  onAccept: (link: TransactionLink) => void;
  onDecline: (link: TransactionLink) => void;
};

const titles: Record<TransactionLink['kind'], { asked: string; linked: string }> = {
  transfer: { asked: 'A transfer between two own accounts?', linked: 'A transfer between two own accounts' },
  payment: { asked: 'The payment of this?', linked: 'Pays a bill or an invoice' },
  refund: { asked: 'Money back from an earlier payment?', linked: 'Money back from an earlier payment' },
  same: { asked: 'Possible duplicate', linked: 'The same movement as another entry' },
};

const accepts: Record<TransactionLink['kind'], string> = {
  transfer: 'Link and confirm',
  payment: 'Pay it and confirm',
  refund: 'Link and confirm',
  same: 'The same: keep one',
};

/** What the open entry is linked to, or may be, with why; suggested links are accepted or declined here. */
export function LinkCard({ links, accepted, canWrite, onAccept, onDecline }: LinkCardProps) {
  if (links.length === 0) return null;
  return (
    <ul aria-label="Links" className="flex flex-col gap-2">
      {links.map((link) => {
        const isAsked = link.status === 'suggested';
        return (
          <li key={link.id} className="flex flex-col gap-1.5 rounded-md border border-line px-3 py-2">
            <p className="flex items-center gap-2 font-medium">
              <Link2 aria-hidden className="size-3.5 shrink-0 text-soft" />
              <span className="min-w-0 flex-1">{titles[link.kind][isAsked ? 'asked' : 'linked']}</span>
              {isAsked && (
                <span className="text-xs font-normal text-soft">{percentOf(link.confidence)}%</span>
              )}
            </p>
            {link.reasons.map((reason) => (
              <p key={reason} className="text-xs wrap-anywhere text-soft">
                {reason}
              </p>
            ))}
            {canWrite && (
              <div className="mt-0.5 flex flex-wrap gap-2">
                {isAsked && (
                  <Button
                    size="small"
                    keyHint={link === accepted ? 'c' : undefined}
                    onPress={() => onAccept(link)}
                  >
                    {removesEntry(link) ? 'Remove this double' : accepts[link.kind]}
                  </Button>
                )}
                <Button
                  size="small"
                  variant="quiet"
                  keyHint={isAsked && link === links[0] ? 'n' : undefined}
                  onPress={() => onDecline(link)}
                >
                  {isAsked ? (link.kind === 'same' ? 'Not a duplicate' : 'Not this') : 'Unlink'}
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
