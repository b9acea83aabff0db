'use client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';

export type ChoiceRow = {
  id: string;
  title: string;
  /** Such as the day. */
  detail: ReactNode;
  /** Minor units. */
  amount: bigint;
  /** What the amount is, such as `left of 120.00`. */
  amountNote: ReactNode;
};

type RowsProps = {
  label: string;
  rows: readonly ChoiceRow[];
  value: string | null;
  onChange: (id: string) => void;
  error?: string | undefined;
};

/** One of several transactions, bills or invoices, each with an amount; arrow keys go through them. */
export function ChoiceRows({ label, rows, value, onChange, error }: RowsProps) {
  const { currency } = useBusiness();
  return (
    <div>
      <RadioGroup
        aria-label={label}
        value={value}
        onChange={onChange}
        isInvalid={Boolean(error)}
        className="max-h-72 overflow-auto rounded-md border border-line max-sm:max-h-[38dvh]"
      >
        {rows.map((row) => (
          <Radio
            key={row.id}
            value={row.id}
            className={clsx(
              'group flex min-h-11 items-center gap-3 border-line px-3 py-1.5 outline-none [&+&]:border-t',
              'data-hovered:bg-hover data-selected:bg-selected data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus',
            )}
          >
            <span
              aria-hidden
              className="grid size-4 shrink-0 place-items-center rounded-full border border-field group-data-selected:border-accent"
            >
              <span className="hidden size-2 rounded-full bg-accent group-data-selected:block" />
            </span>
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="truncate font-medium">{row.title}</span>
              <span className="truncate text-xs text-soft">{row.detail}</span>
            </span>
            <span className="flex shrink-0 flex-col items-end">
              <Amount units={row.amount} currency={currency} />
              <span className="text-xs text-faint tabular-nums">{row.amountNote}</span>
            </span>
          </Radio>
        ))}
      </RadioGroup>
      {error !== undefined && <p className="min-h-5 pt-1 text-xs text-bad">{error}</p>}
    </div>
  );
}
