'use client';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useKeptValues } from '@/components/drafts/use-kept-values';
import type { SubmitChoice } from '@/components/forms/submit-choice';
import { LineEditor } from '@/components/item-lines/line-editor';
import type { PartyName } from '@/components/parties/use-party-names';
import { FormMessage } from '@/components/ui/submission/form-message';
import type { Ledger } from '@/lib/contract/ledger';
import { invoiceFaults } from './invoice-faults';
import { InvoiceFormFoot } from './invoice-form-foot';
import { InvoiceHead } from './invoice-head';
import { blankLine, type InvoiceValues } from './invoice-values';
import { useLineColumns } from './line-columns';

type FormProps = {
  initial: InvoiceValues;
  customers: readonly PartyName[];
  ledgers: readonly Ledger[];
  /** The first is the main one, and what Ctrl+Enter does. */
  choices: readonly [SubmitChoice<InvoiceValues>, ...SubmitChoice<InvoiceValues>[]];
  /** Said above the form, such as what somebody else changed meanwhile. */
  notice?: ReactNode;
  isNew?: boolean;
  /** The invoice that is changed. */
  invoiceId?: string;
  /** Called with the values at each change. */
  onValues?: (values: InvoiceValues) => void;
};

/** An invoice with any number of lines. What was typed stays whatever becomes of a submit. */
export function InvoiceForm(props: FormProps) {
  const { initial, customers, ledgers, choices, notice, isNew = false, invoiceId, onValues } = props;
  const form = useForm<InvoiceValues>({ defaultValues: initial });
  useKeptValues(form, onValues);
  const [refusals, setRefusals] = useState<string[]>([]);
  const [pendingId, setPendingId] = useState<string | null>(null);
  const columns = useLineColumns();
  const submit = (choice: SubmitChoice<InvoiceValues>) =>
    form.handleSubmit(async (values) => {
      if (pendingId !== null) return;
      setPendingId(choice.id);
      setRefusals([]);
      const submitted = await choice.submit(values);
      setPendingId(null);
      if (submitted.ok || submitted.problem === null) return;
      const faults = invoiceFaults(submitted.problem, submitted.rows);
      for (const { name, message } of faults.fields) form.setError(name, { type: 'service', message });
      setRefusals(faults.others);
    })();
  return (
    <FormProvider {...form}>
      <form
        aria-label="Invoice"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(choices[0]);
        }}
        className="flex min-h-0 flex-1 flex-col"
      >
        <div className="flex w-full max-w-6xl flex-1 flex-col gap-5 p-5 max-sm:p-4">
          {notice}
          <InvoiceHead customers={customers} isNew={isNew} invoiceId={invoiceId ?? null} />
          <LineEditor
            at="lines"
            blank={blankLine}
            columns={columns}
            ledgers={ledgers}
            hint="Discount and tax: 10% or an amount"
            grid="grid-cols-[minmax(140px,1.2fr)_minmax(140px,1.6fr)_72px_104px_96px_88px_112px_36px]"
          />
          <FormMessage message={refusals.length > 0 ? refusals.join(' ') : null} />
        </div>
        <InvoiceFormFoot choices={choices} pendingId={pendingId} onSubmit={(choice) => void submit(choice)} />
      </form>
    </FormProvider>
  );
}
