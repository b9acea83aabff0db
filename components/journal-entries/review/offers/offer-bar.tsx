'use client';
import { Sparkles, X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { useCommands } from '@/components/ui/commands/commands';
import { useLocale } from '@/components/ui/locale';
import { OfferStrip } from '@/components/ui/notices/offer-strip';
import type { SuggestionGroup } from '@/lib/contract/suggestion';
import { formatCount } from '@/lib/format/count';
import { percentOf } from '../../confidence';
import { type LedgerIndex, ledgerName } from '../../entry-summary';

/** Enter also opens an entry: a press on its way when the offer appears does not mean it. */
const unreadMilliseconds = 600;

type OfferProps = {
  /** Null while nothing is offered. */
  offer: SuggestionGroup | null;
  ledgers: LedgerIndex;
  onApply: () => void;
  onShow: (payee: string) => void;
  onDismiss: () => void;
};

/** Entries that got the same new suggestion after a change: Enter confirms them, o shows them. */
export function OfferBar({ offer, onShow, ...bar }: OfferProps) {
  if (!offer) return null;
  const { clean_description: payee, ledger_id, journal_entry_ids: ids } = offer;
  return <Bar key={[payee, ledger_id, ...ids].join()} {...bar} offer={offer} onShow={() => onShow(payee)} />;
}

type BarProps = Omit<OfferProps, 'offer' | 'onShow'> & { offer: SuggestionGroup; onShow: () => void };

function Bar({ offer, ledgers, onApply, onShow, onDismiss }: BarProps) {
  const locale = useLocale();
  const isRead = useIsRead();
  const count = formatCount(offer.journal_entry_ids.length, locale);
  const { least_confidence: least } = offer;
  const likely = least === null ? '' : `, at least ${percentOf(least)}%`;
  const words = `${count} more ${offer.clean_description} → ${ledgerName(ledgers, offer.ledger_id)}${likely}`;
  useCommands(
    useMemo(
      () => [
        {
          id: 'offer apply',
          name: `Confirm ${words}`,
          group: 'Review',
          keys: isRead ? ['Enter'] : [],
          run: onApply,
        },
        { id: 'offer show', name: `Show ${words}`, group: 'Review', keys: ['o'], run: onShow },
        { id: 'offer dismiss', name: 'Decline the offer', group: 'Review', keys: ['Escape'], run: onDismiss },
      ],
      [words, isRead, onApply, onShow, onDismiss],
    ),
  );
  return (
    <OfferStrip icon={<Sparkles aria-hidden className="size-4 shrink-0 text-accent" />} words={words}>
      {/* The key keeps its room, so that nothing moves once it counts. */}
      <Button size="small" keyHint="↵" onPress={onApply} className={isRead ? undefined : '[&_kbd]:invisible'}>
        Confirm them
      </Button>
      <Button size="small" keyHint="o" onPress={onShow}>
        Show them
      </Button>
      <IconButton size="small" label="Decline the offer" onPress={onDismiss}>
        <X aria-hidden className="size-3.5" />
      </IconButton>
    </OfferStrip>
  );
}

/** Whether the offer has been there long enough to be read. */
function useIsRead(): boolean {
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsRead(true), unreadMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return isRead;
}
