'use client';
import { useEffect, useRef } from 'react';
import { ReadAmount } from '@/components/documents/read-amount';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useLocale } from '@/components/ui/locale';
import { ErrorState } from '@/components/ui/notices/error-state';
import type { Document } from '@/lib/contract/document';
import { formatDayOfYear } from '@/lib/format/day';
import { paths } from '@/lib/paths';
import { ReceiptCard } from './receipt-card';
import { type Payment, TotalNote } from './total-note';
import { suggestionsFor, useWaitingReceipts } from './use-waiting-receipts';

type Props = {
  transactionId: string;
  /** Or it is not known yet. */
  hasReceipt: boolean;
  payment: Payment;
  isPending: boolean;
  onAttach: (receipt: Document) => void;
};

/** How many receipts without a suggestion are offered; all are listed under Documents. */
const mostOffered = 6;

/** The receipts that no transaction has yet: first those that may be this one's. */
export function ReceiptChoices({ transactionId, hasReceipt, payment, isPending, onAttach }: Props) {
  const { id: businessId } = useBusiness();
  const read = useWaitingReceipts();
  const suggestions = suggestionsFor(transactionId, read.data);
  const suggested = new Set(suggestions.map((each) => each.document.id));
  const others = read.data?.filter((each) => !suggested.has(each.id)) ?? [];
  const firstButton = useRef<HTMLButtonElement>(null);
  const mayFocus = !hasReceipt && suggestions.length > 0;
  useEffect(() => {
    if (mayFocus) firstButton.current?.focus();
  }, [mayFocus]);
  if (read.isPending) return <Skeleton className="h-14" />;
  if (read.isError) {
    return (
      <ErrorState
        title="The unlinked receipts could not be loaded"
        detail={read.error.message}
        onRetry={() => void read.refetch()}
        isRetrying={read.isFetching}
      />
    );
  }
  return (
    <>
      {suggestions.length > 0 && (
        <section aria-label="Possible match" className="flex flex-col gap-2">
          <h3 className="font-semibold">Possible match</h3>
          {suggestions.map((suggestion, index) => (
            <ReceiptCard
              key={suggestion.document.id}
              suggestion={suggestion}
              payment={payment}
              isPending={isPending}
              onAttach={() => onAttach(suggestion.document)}
              buttonRef={index === 0 ? firstButton : undefined}
            />
          ))}
        </section>
      )}
      {others.length > 0 && (
        <section aria-label="Unlinked receipts">
          <h3 className="mb-1 font-semibold">Receipts without a transaction</h3>
          <ul>
            {others.slice(0, mostOffered).map((receipt) => (
              <OtherReceipt
                key={receipt.id}
                receipt={receipt}
                payment={payment}
                isPending={isPending}
                onAttach={() => onAttach(receipt)}
              />
            ))}
          </ul>
          {others.length > mostOffered && (
            <Link
              href={paths.documents(businessId, { type: 'receipt' })}
              className="mt-1.5 inline-block rounded text-xs text-accent underline-offset-2 hover:underline"
            >
              More under Documents
            </Link>
          )}
        </section>
      )}
    </>
  );
}

type OtherProps = { receipt: Document; payment: Payment; isPending: boolean; onAttach: () => void };

function OtherReceipt({ receipt, payment, isPending, onAttach }: OtherProps) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const issued = receipt.extraction?.issued_on?.value;
  return (
    <li className="flex min-h-11 items-center gap-3 border-b border-line py-1">
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate">{receipt.name}</span>
        <span className="truncate text-xs text-soft">
          {receipt.extraction?.vendor_name?.value ?? 'Vendor unknown'}
          {issued && ` · ${formatDayOfYear(issued, locale)}`}
        </span>
        <TotalNote receipt={receipt} payment={payment} />
      </span>
      <ReadAmount extraction={receipt.extraction} currency={currency} />
      <Button
        size="small"
        className="max-sm:h-11"
        aria-label={`Attach ${receipt.name}`}
        isDisabled={isPending}
        onPress={onAttach}
      >
        Attach
      </Button>
    </li>
  );
}
