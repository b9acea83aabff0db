'use client';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FootFigure, FormFoot } from '@/components/forms/form-foot';
import { totalOfLines } from '@/components/item-lines/amount-lines';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { countOf } from '@/lib/format/count';
import { isBlankBill, type NewBillsValues } from './bill-values';

/** What the bills come to, and the button that enters them all, which says how many they are. */
export function NewBillsFoot({ isPending, onSubmit }: { isPending: boolean; onSubmit: () => void }) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const { control, getValues } = useFormContext<NewBillsValues>();
  useWatch({ control });
  const bills = getValues('bills').filter((bill) => !isBlankBill(bill));
  const total = bills.reduce((sum, bill) => sum + totalOfLines(bill.lines, { currency, locale }), 0n);
  const name = `Enter ${countOf(Math.max(bills.length, 1), 'bill', 'bills', locale)}`;
  const choices = useMemo(() => [{ id: 'enter', name }] as const, [name]);
  return (
    <FormFoot group="Bills" choices={choices} pendingId={isPending ? 'enter' : null} onSubmit={onSubmit}>
      <FootFigure name={`Total, ${currency}`} units={total} tone="strong" />
    </FormFoot>
  );
}
