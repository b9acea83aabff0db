'use client';
import { useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { SearchField } from '@/components/ui/filters/search-field';
import { useDebounced } from '@/components/ui/filters/use-debounced';
import { SkeletonRows } from '@/components/ui/loading/skeleton';
import { useLocale } from '@/components/ui/locale';
import { ErrorState } from '@/components/ui/notices/error-state';
import type { ActionAnswer } from '@/lib/client/action-answer';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import { formatDayOfYear } from '@/lib/format/day';
import { absolute } from '@/lib/money/absolute';
import { ChoiceRows } from './choice-rows';
import { type Payer, payersFor } from './left-of-transaction';
import { PaymentForm } from './payment-form';
import { mostLookedThrough, usePayers } from './use-payers';
import { usePaymentDraft } from './use-payment-draft';

export type FromTransactionProps<Data> = {
  /** Which way the money of the transaction went. */
  direction: 'in' | 'out';
  title: string;
  /** The button that does it. */
  actionName: string;
  /** What it does in a sentence. @param left what can be settled at most, with its currency */
  leadOf: (left: string) => string;
  /** What the amount leads to, in a sentence. @param units minor units, or null while none are typed */
  noteOf: (units: bigint | null, text: (units: bigint) => string) => string | undefined;
  /** Whose it is; transactions that name it come before others. */
  partyName: string;
  /** What is left of what is settled, in minor units. */
  left: bigint;
  /** @param amount exact decimal text in major units */
  act: (idempotencyKey: string, transactionId: string, amount: string) => Promise<ActionAnswer<Data>>;
  /** The paths of the service's faults about what is settled, and about the amount if it is not `/payment_amount`. */
  otherPath: string;
  amountPath?: string;
  onDone: (data: Data) => unknown;
  onClose: () => void;
};

/** Chooses a bank transaction, and how much of it settles something. */
export function FromTransactionDialog<Data>(props: FromTransactionProps<Data>) {
  const { direction, title, actionName, leadOf, noteOf, partyName, left, act, onDone, onClose } = props;
  const { currency } = useBusiness();
  const locale = useLocale();
  const [sought, setSought] = useState('');
  const [chosen, setChosen] = useState<Payer | null>(null);
  const delayed = useDebounced(sought.trim());
  const { read, isReading, transactions } = usePayers(direction, delayed, left);
  const payers = payersFor(transactions, { wanted: left, partyName }, currency);
  const draft = usePaymentDraft({
    chosen: chosen && { id: chosen.transaction.id, left: chosen.left },
    left,
    chosenPath: '/transaction_id',
    otherPath: props.otherPath,
    ...(props.amountPath && { amountPath: props.amountPath }),
    act,
    onDone,
  });
  const isCut = (read.data?.pagination.next_page_token ?? null) !== null;
  const text = (units: bigint) => formatAmount(units, currency, locale);
  const shown =
    chosen && payers.every((each) => each.transaction.id !== chosen.transaction.id)
      ? [chosen, ...payers]
      : payers;
  return (
    <PaymentForm
      title={title}
      actionName={actionName}
      lead={leadOf(`${text(left)} ${currency}`)}
      draft={draft}
      note={noteOf(draft.units, text)}
      onClose={onClose}
    >
      <SearchField label="Search transactions" value={sought} onChange={setSought} autoFocus />
      <div aria-live="polite">
        {isReading && <SkeletonRows label="Searching" />}
        {read.isError && (
          <ErrorState
            title="The transactions could not be loaded"
            detail={read.error.message}
            onRetry={() => void read.refetch()}
            isRetrying={read.isFetching}
          />
        )}
        {read.isSuccess && !isReading && shown.length === 0 && (
          <NothingLeft sought={sought.trim()} direction={direction} isCut={isCut} />
        )}
        {!isReading && shown.length > 0 && (
          <ChoiceRows
            label="Transactions"
            rows={shown.map(({ transaction, left: rest }) => ({
              id: transaction.id,
              title: transaction.description.trim() || 'No description',
              detail: formatDayOfYear(transaction.datetime, locale),
              amount: rest,
              amountNote: noteOfRest(rest, absolute(unitsOfAmount(transaction.amount, currency)), left, text),
            }))}
            value={chosen?.transaction.id ?? null}
            onChange={(id) => setChosen(shown.find((each) => each.transaction.id === id) ?? null)}
            error={draft.choiceError}
          />
        )}
        {isCut && (
          <p className="pt-2 text-xs text-faint">
            {sought.trim() === ''
              ? `The latest ${mostLookedThrough} are looked through, and older ones of this amount. Search by words or an amount for others.`
              : `The latest ${mostLookedThrough} matches are looked through. Type more to find older ones.`}
          </p>
        )}
      </div>
    </PaymentForm>
  );
}

function noteOfRest(rest: bigint, whole: bigint, wanted: bigint, text: (units: bigint) => string): string {
  if (rest < whole) return `left of ${text(whole)}`;
  return rest === wanted ? 'same amount' : '';
}

type NothingLeftProps = {
  sought: string;
  direction: 'in' | 'out';
  /** There are older transactions, which were not looked through. */
  isCut: boolean;
};

function NothingLeft(props: NothingLeftProps) {
  return <p className="py-6 text-center text-soft">{nothingLeft(props)}</p>;
}

function nothingLeft({ sought, direction, isCut }: NothingLeftProps): string {
  const money = `money ${direction}`;
  if (isCut) {
    const among = sought === '' ? `transactions with ${money}` : 'matches';
    return `Of the latest ${mostLookedThrough} ${among}, none has an unapplied amount.`;
  }
  return sought === ''
    ? `No transactions with ${money} have an unapplied amount. Import the bank’s latest file first.`
    : `No transactions with ${money} and an unapplied amount match “${sought}”.`;
}
