'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { FootFigure, FormFoot } from '@/components/forms/form-foot';
import type { SubmitChoice } from '@/components/forms/submit-choice';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { reasonAgainstSaving, totalsOf } from './check-invoice';
import type { InvoiceValues } from './invoice-values';

type FootProps = {
  choices: readonly [SubmitChoice<InvoiceValues>, ...SubmitChoice<InvoiceValues>[]];
  pendingId: string | null;
  onSubmit: (choice: SubmitChoice<InvoiceValues>) => void;
};

/** The totals of the invoice while typing, and the buttons. */
export function InvoiceFormFoot(props: FootProps) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const { control, getValues } = useFormContext<InvoiceValues>();
  useWatch({ control });
  const format = { currency, locale };
  const values = getValues();
  const totals = totalsOf(values.lines, format);
  return (
    <FormFoot {...props} group="Invoice" reason={reasonAgainstSaving(values, format)}>
      <FootFigure name="Lines" units={totals.gross} />
      {totals.discount > 0n && <FootFigure name="Discount" units={-totals.discount} />}
      <FootFigure name="Tax" units={totals.tax} />
      <FootFigure name={`Total, ${currency}`} units={totals.total} tone="strong" />
    </FormFoot>
  );
}
