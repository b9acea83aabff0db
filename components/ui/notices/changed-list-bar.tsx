'use client';
import { RefreshCw } from 'lucide-react';
import { Button } from '../button';
import { OfferStrip } from './offer-strip';

type Props = { words: string; onShow: () => void; isReading?: boolean };

/** Below a list that is not as it is shown any more: offers to show it as it is now. */
export function ChangedListBar({ words, onShow, isReading = false }: Props) {
  return (
    <OfferStrip icon={<RefreshCw aria-hidden className="size-4 shrink-0 text-soft" />} words={words}>
      <Button size="small" onPress={onShow} isPending={isReading}>
        Show it as it is now
      </Button>
    </OfferStrip>
  );
}
