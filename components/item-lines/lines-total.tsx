'use client';
import { useWatch } from 'react-hook-form';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { useLocale } from '@/components/ui/locale';
import { totalOfLines } from './amount-lines';
import type { LineValues } from './line-values';

/** What the lines of the form around it come to, beside the buttons of a dialog. */
export function LinesTotal() {
  const { currency } = useBusiness();
  const locale = useLocale();
  const lines: LineValues[] = useWatch({ name: 'lines' });
  return (
    <span className="mr-auto self-center text-soft">
      Total{' '}
      <span className="font-semibold text-ink">
        <Amount
          units={totalOfLines(lines, { currency, locale })}
          currency={currency}
          className="[&]:after:hidden"
        />
      </span>{' '}
      {currency}
    </span>
  );
}
