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
import { reasonAgainstSaving, totalsOf } from './check-entry';
import type { EntryValues } from './entry-values';
import type { SubmitChoice } from './submit-choice';

type FootProps = {
  choices: readonly [SubmitChoice, ...SubmitChoice[]];
  pendingId: string | null;
  onSubmit: (choice: SubmitChoice) => void;
};

const saveKey = 'mod+Enter';

/** The totals as one types, and the buttons, with the reason while the entry cannot be saved. */
export function EntryFormFoot({ choices, pendingId, onSubmit }: FootProps) {
  const { currency } = useBusiness();
  const { locale } = useLocale();
  const isMac = useIsMac();
  const { control, getValues } = useFormContext<EntryValues>();
  useWatch({ control });
  const writing = { currency, locale };
  const values = getValues();
  const totals = totalsOf(values.lines, writing);
  const reason = reasonAgainstSaving(values, writing);
  const [main] = choices;
  const commands = useMemo(
    () => [
      {
        id: 'save-entry',
        name: main.name,
        group: 'Entry',
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
      <dl className="flex gap-6 max-sm:w-full max-sm:justify-between">
        <Total name="Debits" units={totals.debits} currency={currency} />
        <Total name="Credits" units={totals.credits} currency={currency} />
        <Total name="Difference" units={totals.debits - totals.credits} currency={currency} isWarning />
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

type TotalProps = { name: string; units: bigint; currency: string; isWarning?: boolean };

function Total({ name, units, currency, isWarning = false }: TotalProps) {
  return (
    <div>
      <dt className="text-xs text-faint">{name}</dt>
      <dd className={isWarning && units !== 0n ? 'font-semibold text-warn' : 'font-semibold'}>
        <Amount units={units} currency={currency} />
      </dd>
    </div>
  );
}
