'use client';
import { X } from 'lucide-react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useWatch } from 'react-hook-form';
import type { LineValues } from '@/components/item-lines/line-values';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Button } from '@/components/ui/button';
import type { Ledger } from '@/lib/contract/ledger';
import { BillFields } from './bill-fields';
import { totalOf } from './check-bill';
import { DuplicateNotes } from './duplicate-notes';

type PartProps = { index: number; isOnly: boolean; ledgers: readonly Ledger[]; onRemove: () => void };

/** One of the bills that are entered, with what its lines come to. */
export function NewBillPart({ index, isOnly, ledgers, onRemove }: PartProps) {
  const { currency } = useBusiness();
  const { locale } = useLocale();
  const lines: LineValues[] = useWatch({ name: `bills.${index}.lines` });
  const name = `Bill ${index + 1}`;
  return (
    <section aria-label={name} className="flex flex-col gap-3 [&+&]:border-t [&+&]:border-line [&+&]:pt-6">
      <div className="flex min-h-7 items-center gap-3">
        <h2 className="font-semibold">{name}</h2>
        <span className="text-soft">
          <Amount
            units={totalOf(lines, { currency, locale })}
            currency={currency}
            className="[&]:after:hidden"
          />{' '}
          {currency}
        </span>
        <span className="flex-1" />
        {!isOnly && (
          <Button
            size="small"
            variant="quiet"
            icon={<X aria-hidden className="size-3.5" />}
            aria-label={`Remove bill ${index + 1}`}
            onPress={onRemove}
          >
            Remove
          </Button>
        )}
      </div>
      <DuplicateNotes at={`bills.${index}`} />
      <BillFields at={`bills.${index}.`} which={`bill ${index + 1}`} ledgers={ledgers} isNew />
    </section>
  );
}
