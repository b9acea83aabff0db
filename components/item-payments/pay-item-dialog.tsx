'use client';
import { useState } from 'react';
import type { ListedItem } from '@/components/open-items/item-row';
import { leftToPay } from '@/components/open-items/left-to-pay';
import { useBusiness } from '@/components/shell/business-context';
import { SearchField } from '@/components/ui/filters/search-field';
import { SkeletonRows } from '@/components/ui/loading/skeleton';
import { useLocale } from '@/components/ui/locale';
import { ErrorState } from '@/components/ui/notices/error-state';
import type { ActionAnswer } from '@/lib/client/action-answer';
import type { ItemKind } from '@/lib/contract/item-kind';
import type { Transaction } from '@/lib/contract/transaction';
import { formatAmount } from '@/lib/format/amount';
import { formatDayOfYear } from '@/lib/format/day';
import { ChoiceRows } from './choice-rows';
import { leftOfTransaction } from './left-of-transaction';
import { likeliestFirst } from './likeliest-first';
import { PaymentForm } from './payment-form';
import { noteOfPayment } from './payment-note';
import { ofTransactionWords } from './payment-words';
import { usePaymentDraft } from './use-payment-draft';

type DialogProps<Data> = {
  kind: ItemKind;
  transaction: Transaction;
  /** The query that reads what is open, and what it found. */
  read: { isPending: boolean; error: Error | null; refetch: () => Promise<unknown>; isFetching: boolean };
  items: readonly ListedItem[];
  partyNames: ReadonlyMap<string, string>;
  sought: string;
  onSeek: (sought: string) => void;
  /** @param amount exact decimal text in major units */
  act: (idempotencyKey: string, itemId: string, amount: string) => Promise<ActionAnswer<Data>>;
  onDone: (data: Data) => unknown;
  onClose: () => void;
};

/** Pays an open bill or invoice, or a part of one, out of the transaction at hand. */
export function PayItemDialog<Data>(props: DialogProps<Data>) {
  const { kind, transaction, read, items, partyNames, sought, onSeek, act, onDone, onClose } = props;
  const { currency } = useBusiness();
  const locale = useLocale();
  const [chosen, setChosen] = useState<ListedItem | null>(null);
  const left = leftOfTransaction(transaction, currency);
  const chosenLeft = chosen && leftToPay(chosen, currency);
  const draft = usePaymentDraft({
    chosen: chosen && { id: chosen.id, left: chosenLeft ?? 0n },
    left,
    chosenPath: `/${kind}_id`,
    otherPath: '/transaction_id',
    act,
    onDone,
  });
  const text = (units: bigint) => formatAmount(units, currency, locale);
  const isGone = chosen !== null && items.every((item) => item.id !== chosen.id);
  const shown = likeliestFirst(isGone ? [chosen, ...items] : items, { transaction, partyNames, currency });
  return (
    <PaymentForm
      {...ofTransactionWords[kind]}
      lead={
        <>
          “{transaction.description.trim() || 'No description'}” of{' '}
          {formatDayOfYear(transaction.datetime, locale)} has {text(left)} {currency} left.
        </>
      }
      draft={draft}
      note={noteOfPayment(draft.units, chosenLeft ?? 0n, kind, text)}
      onClose={onClose}
    >
      <SearchField label={`Search open ${kind}s`} value={sought} onChange={onSeek} autoFocus />
      <div aria-live="polite">
        {read.isPending && <SkeletonRows label="Searching" />}
        {read.error && (
          <ErrorState
            title={`The ${kind}s could not be loaded`}
            detail={read.error.message}
            onRetry={() => void read.refetch()}
            isRetrying={read.isFetching}
          />
        )}
        {!read.isPending && !read.error && shown.length === 0 && (
          <p className="py-6 text-center text-soft">
            {sought.trim() === ''
              ? `There are no open ${kind}s.`
              : `No open ${kind}s match “${sought.trim()}”.`}
          </p>
        )}
        {shown.length > 0 && (
          <ChoiceRows
            label={`Open ${kind}s`}
            rows={shown.map((item) => ({
              id: item.id,
              title: [partyNames.get(item.partyId), item.number].filter(Boolean).join(' · '),
              detail: `Due ${formatDayOfYear(item.due_at, locale)}${item.description.trim() && ` · ${item.description}`}`,
              amount: leftToPay(item, currency),
              amountNote: leftToPay(item, currency) === left ? 'same amount' : '',
            }))}
            value={chosen?.id ?? null}
            onChange={(id) => setChosen(shown.find((item) => item.id === id) ?? null)}
            error={draft.choiceError}
          />
        )}
      </div>
    </PaymentForm>
  );
}
