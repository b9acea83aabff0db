'use client';
import { useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { ErrorState } from '@/components/ui/error-state';
import { useLocale } from '@/components/ui/locale';
import { SearchField } from '@/components/ui/search-field';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useDebounced } from '@/components/ui/use-debounced';
import type { ClientProblem } from '@/lib/client/client';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import { formatDayOfYear } from '@/lib/format/day';
import { absolute } from '@/lib/money/absolute';
import { ChoiceRows } from './choice-rows';
import { type Payer, payersFor } from './left-of-transaction';
import { PaymentForm } from './payment-form';
import { noteOfPayment } from './payment-note';
import { fromTransactionWords } from './payment-words';
import { mostLookedThrough, usePayers } from './use-payers';
import { usePaymentDraft } from './use-payment-draft';

type Answer<Data> = { ok: true; data: Data } | { ok: false; problem: ClientProblem };

type DialogProps<Data> = {
  kind: 'bill' | 'invoice';
  /** Such as `Bill 1042 of Acme Paper`. */
  name: string;
  /** Whose it is; transactions that name it come before others. */
  partyName: string;
  /** What it lacks of being paid, in minor units. */
  left: bigint;
  /** @param amount exact decimal text in major units */
  act: (idempotencyKey: string, transactionId: string, amount: string) => Promise<Answer<Data>>;
  onDone: (data: Data) => unknown;
  onClose: () => void;
};

const searchDelayMilliseconds = 250;

/** Records which bank transaction pays a bill or an invoice, or a part of it: money out for the one, in for the other. */
export function PayFromTransactionDialog<Data>(props: DialogProps<Data>) {
  const { kind, name, partyName, left, act, onDone, onClose } = props;
  const { currency } = useBusiness();
  const locale = useLocale();
  const [sought, setSought] = useState('');
  const [chosen, setChosen] = useState<Payer | null>(null);
  const read = usePayers(
    kind === 'bill' ? 'out' : 'in',
    useDebounced(sought.trim(), searchDelayMilliseconds),
  );
  const payers = payersFor(read.data?.data ?? [], { wanted: left, partyName }, currency);
  const draft = usePaymentDraft({
    chosen: chosen && { id: chosen.transaction.id, left: chosen.left },
    left,
    chosenPath: '/transaction_id',
    otherPath: `/${kind}_id`,
    act,
    onDone,
  });
  const text = (units: bigint) => formatAmount(units, currency, locale);
  const words = fromTransactionWords[kind];
  const shown =
    chosen && payers.every((each) => each.transaction.id !== chosen.transaction.id)
      ? [chosen, ...payers]
      : payers;
  return (
    <PaymentForm
      title={words.title}
      actionName={words.actionName}
      lead={words.lead(name, `${text(left)} ${currency}`)}
      draft={draft}
      note={noteOfPayment(draft.units, left, kind, text)}
      onClose={onClose}
    >
      <SearchField label="Search transactions" value={sought} onChange={setSought} autoFocus />
      <div aria-live="polite">
        {read.isPending && <SkeletonRows label="Searching" />}
        {read.isError && (
          <ErrorState
            title="The transactions could not be loaded"
            detail={read.error.message}
            onRetry={() => void read.refetch()}
            isRetrying={read.isFetching}
          />
        )}
        {read.isSuccess && shown.length === 0 && <NothingLeft sought={sought.trim()} kind={kind} />}
        {shown.length > 0 && (
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
        {read.data?.pagination.next_page_token && (
          <p className="pt-2 text-xs text-faint">
            The latest {mostLookedThrough} are searched; type the bank’s description to find older ones.
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

function NothingLeft({ sought, kind }: { sought: string; kind: 'bill' | 'invoice' }) {
  const money = kind === 'bill' ? 'money out' : 'money in';
  return (
    <p className="py-6 text-center text-soft">
      {sought === ''
        ? `No transactions with ${money} have an unapplied amount. Import the bank’s latest file first.`
        : `No transactions with ${money} and an unapplied amount match “${sought}”.`}
    </p>
  );
}
