'use client';

import { Button } from '@/components/ui/button';
import { useLocale } from '@/components/ui/locale';
import { formatAmount } from '@/lib/format/amount';
import { absolute } from '@/lib/money/absolute';
import type { TotalMismatch } from './use-files-to-check';

type Props = {
  mismatch: TotalMismatch;
  /** Minor units. */
  paid: bigint;
  currency: string;
  onKeep: () => void;
  onRemove: () => void;
};

/** Asks about a file that reads another total than was paid, before it goes. */
export function AmountMismatchNotice({ mismatch, paid, currency, onKeep, onRemove }: Props) {
  const locale = useLocale();
  const text = (units: bigint) => formatAmount(absolute(units), currency, locale);
  return (
    <div role="alert" className="flex flex-col gap-2 rounded-lg border border-warn p-3">
      <p className="wrap-anywhere">
        {mismatch.name} reads {text(mismatch.units)}, but the payment was {text(paid)}. Is it the right file?
      </p>
      <div className="flex flex-wrap gap-2">
        <Button className="max-sm:h-11 max-sm:flex-1" onPress={onRemove}>
          Remove it
        </Button>
        <Button className="max-sm:h-11 max-sm:flex-1" onPress={onKeep}>
          It belongs here
        </Button>
      </div>
    </div>
  );
}
