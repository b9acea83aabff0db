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
import { reasonAgainstSaving, totalsOf } from './check-invoice';
import type { InvoiceValues } from './invoice-values';
import type { SubmitChoice } from './submit-choice';

type FootProps = {
  choices: readonly [SubmitChoice, ...SubmitChoice[]];
  pendingId: string | null;
  onSubmit: (choice: SubmitChoice) => void;
};

const saveKey = 'mod+Enter';

/** What the invoice comes to as one types, and the buttons, with the reason while it cannot be saved. */
export function InvoiceFormFoot({ choices, pendingId, onSubmit }: FootProps) {
  const { currency } = useBusiness();
  const { locale } = useLocale();
  const isMac = useIsMac();
  const { control, getValues } = useFormContext<InvoiceValues>();
  useWatch({ control });
  const writing = { currency, locale };
  const values = getValues();
  const totals = totalsOf(values.lines, writing);
  const reason = reasonAgainstSaving(values, writing);
  const [main] = choices;
  const commands = useMemo(
    () => [
      {
        id: 'save-invoice',
        name: main.name,
        group: 'Invoice',
        keys: [saveKey],
        isDisabled: reason !== null || pendingId !== null,
        run: () => onSubmit(main),
      },
    ],
    [main, onSubmit, pendingId, reason],
  );
  useCommands(commands);
  return (
    <div className="sticky bottom-0 z-header flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-surface px-5 py-3 max-lg:bottom-14 max-sm:px-4">
      <dl className="flex gap-6 max-sm:w-full max-sm:justify-between max-sm:gap-3">
        <Total name="Lines" units={totals.gross} />
        {totals.discount > 0n && <Total name="Discount" units={-totals.discount} />}
        <Total name="Tax" units={totals.tax} />
        <Total name={`Total, ${currency}`} units={totals.total} isMain />
      </dl>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-2 max-sm:justify-start">
        <span role="status" className="text-soft max-sm:w-full">
          {reason}
        </span>
        {choices.map((choice, index) => (
          <Button
            key={choice.id}
            variant={index === 0 ? 'primary' : 'plain'}
            {...(index === 0 ? { type: 'submit', keyHint: keyCap(saveKey, isMac) } : {})}
            isDisabled={reason !== null}
            isPending={pendingId === choice.id}
            {...(index === 0 ? {} : { onPress: () => onSubmit(choice) })}
          >
            {choice.name}
          </Button>
        ))}
      </div>
    </div>
  );
}

function Total({ name, units, isMain = false }: { name: string; units: bigint; isMain?: boolean }) {
  const { currency } = useBusiness();
  return (
    <div>
      <dt className="text-xs text-faint">{name}</dt>
      <dd className={isMain ? 'font-semibold' : ''}>
        <Amount units={units} currency={currency} />
      </dd>
    </div>
  );
}
