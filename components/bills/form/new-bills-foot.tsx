'use client';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useFormContext, useWatch } from 'react-hook-form';
import { useBusiness } from '@/components/shell/business-context';
import { useCommands } from '@/components/shell/commands';
import { keyCap } from '@/components/shell/pressed-key';
import { useIsMac } from '@/components/shell/use-is-mac';
import { Amount } from '@/components/ui/amount';
import { Button } from '@/components/ui/button';
import { countOf } from '@/lib/format/count';
import { isBlankBill, type NewBillsValues } from './bill-values';
import { totalOf } from './check-bill';

const saveKey = 'mod+Enter';

/** How many bills there are, what they come to, and the button that enters them all. */
export function NewBillsFoot({ isPending, onSubmit }: { isPending: boolean; onSubmit: () => void }) {
  const { currency } = useBusiness();
  const { locale } = useLocale();
  const isMac = useIsMac();
  const { control, getValues } = useFormContext<NewBillsValues>();
  useWatch({ control });
  const bills = getValues('bills').filter((bill) => !isBlankBill(bill));
  const total = bills.reduce((sum, bill) => sum + totalOf(bill.lines, { currency, locale }), 0n);
  const count = countOf(Math.max(bills.length, 1), 'bill', 'bills', locale);
  useCommands(
    useMemo(
      () => [
        {
          id: 'save-bills',
          name: 'Enter the bills',
          group: 'Bills',
          keys: [saveKey],
          isDisabled: isPending,
          run: onSubmit,
        },
      ],
      [isPending, onSubmit],
    ),
  );
  return (
    <div className="sticky bottom-0 z-header flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-surface px-5 py-3 max-lg:bottom-14 max-sm:px-4">
      <dl>
        <dt className="text-xs text-faint">Total, {currency}</dt>
        <dd className="font-semibold">
          <Amount units={total} currency={currency} />
        </dd>
      </dl>
      <span className="flex-1" />
      <Button type="submit" variant="primary" keyHint={keyCap(saveKey, isMac)} isPending={isPending}>
        Enter {count}
      </Button>
    </div>
  );
}
