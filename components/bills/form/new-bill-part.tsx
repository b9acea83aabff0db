'use client';
import { X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { totalOf } from '@/components/item-lines/amount-lines';
import type { LineValues } from '@/components/item-lines/line-values';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { useLocale } from '@/components/ui/locale';
import type { Ledger } from '@/lib/contract/ledger';
import type { OpenDocument } from '@/lib/reads/document-reads';
import { BillFields } from './bill-fields';
import { DuplicateNotes } from './duplicate-notes';

const BillSource = lazyComponent(() => import('./bill-source').then((file) => file.BillSource), {
  isDrawnByServer: true,
});

type PartProps = {
  index: number;
  isOnly: boolean;
  ledgers: readonly Ledger[];
  /** The document that it is entered from. */
  source: OpenDocument | null;
  onRemove: () => void;
};

/** One of the bills that are entered, with what its lines come to. */
export function NewBillPart({ index, isOnly, ledgers, source, onRemove }: PartProps) {
  const { currency } = useBusiness();
  const locale = useLocale();
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
      {source && <BillSource source={source} />}
      <DuplicateNotes at={`bills.${index}`} />
      <BillFields
        at={`bills.${index}.`}
        which={`bill ${index + 1}`}
        ledgers={ledgers}
        billId={null}
        offeredVendor={source?.data.extraction?.vendor_name?.value}
        isNew
      />
    </section>
  );
}
