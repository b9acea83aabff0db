'use client';
import { Unlink } from 'lucide-react';
import { mismatchingTotal } from '@/components/documents/total-mismatch';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useLocale } from '@/components/ui/locale';
import type { Document } from '@/lib/contract/document';
import { formatAmount } from '@/lib/format/amount';
import { absolute } from '@/lib/money/absolute';

const DocumentPreview = lazyComponent(() =>
  import('@/components/documents/document-preview').then((file) => file.DocumentPreview),
);

type Props = {
  receipts: readonly Document[];
  /** What the bank says was paid, minor units of either sign. */
  paid: bigint;
  isPending: boolean;
  onDetach: (receipt: Document) => void;
};

/** What is attached already, to be seen, and whether it says another amount. */
export function AttachedReceipts({ receipts, paid, isPending, onDetach }: Props) {
  return (
    <section aria-label="Attached" className="flex flex-col gap-4">
      {receipts.map((receipt) => (
        <div key={receipt.id} className="flex flex-col gap-2">
          <div className="flex items-center justify-between gap-3">
            <h3 className="min-w-0 truncate font-semibold">{receipt.name}</h3>
            <Button
              size="small"
              className="max-sm:h-11"
              icon={<Unlink aria-hidden className="size-3.5" />}
              aria-label={`Remove ${receipt.name}`}
              isDisabled={isPending}
              onPress={() => onDetach(receipt)}
            >
              Remove
            </Button>
          </div>
          <OtherAmount receipt={receipt} paid={paid} />
          <DocumentPreview document={receipt} />
        </div>
      ))}
    </section>
  );
}

function OtherAmount({ receipt, paid }: { receipt: Document; paid: bigint }) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const total = mismatchingTotal(receipt.extraction, paid, currency);
  if (total === null) return null;
  const text = (units: bigint) => `${formatAmount(absolute(units), currency, locale)} ${currency}`;
  return (
    <p className="rounded-md bg-warn-surface px-3 py-2 text-warn">
      It reads {text(total)}, but the transaction is {text(paid)}.
    </p>
  );
}
