'use client';
import { totalToTell } from '@/components/documents/total-mismatch';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import type { Document } from '@/lib/contract/document';
import { formatAmount } from '@/lib/format/amount';
import { absolute } from '@/lib/money/absolute';

/** What the receipts of an entry are compared with. */
export type Payment = {
  /** Minor units, of either sign; null where the entry is about no payment. */
  paid: bigint | null;
  attached: readonly Document[];
};

/** Says that the receipt reads another total than was paid. It may be attached all the same: it may be one of several. */
export function TotalNote({ receipt, payment }: { receipt: Document; payment: Payment }) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const { paid, attached } = payment;
  const total =
    paid === null || receipt.document_type !== 'receipt'
      ? null
      : totalToTell(receipt, attached, paid, currency);
  if (paid === null || total === null) return null;
  const text = (units: bigint) => `${formatAmount(absolute(units), currency, locale)} ${currency}`;
  return (
    <span className="text-xs text-warn">
      Reads {text(total)}, but the payment is {text(paid)}.
    </span>
  );
}
