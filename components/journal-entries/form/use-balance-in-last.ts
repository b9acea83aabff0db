import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { balanceOfLast, noAmounts } from './balance-of-last';
import type { EntryValues } from './entry-values';

/** Keeps in the last row what balances the entry, from the choice of its ledger until another amount is written there. */
export function useBalanceInLast(form: UseFormReturn<EntryValues>): void {
  const { currency } = useBusiness();
  const locale = useLocale();
  const put = useRef(noAmounts);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const rows = form.getValues('lines');
          const last = rows.length - 1;
          // Whoever empties the field is about to write another amount.
          if (name === `lines.${last}.debit` || name === `lines.${last}.credit`) return;
          const balance = balanceOfLast(rows, put.current, { currency, locale });
          if (balance === null) return;
          put.current = balance;
          form.setValue(`lines.${last}.debit`, balance.debit);
          form.setValue(`lines.${last}.credit`, balance.credit);
        },
      }),
    [form, currency, locale],
  );
}
