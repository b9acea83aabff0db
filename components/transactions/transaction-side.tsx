'use client';
import { BankFacts } from '@/components/journal-entries/bank-facts';
import { EntrySide } from '@/components/journal-entries/entry-side';
import type { LedgerIndex } from '@/components/journal-entries/entry-summary';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { DetailPane } from '@/components/ui/list-detail/detail-pane';
import { DetailRead } from '@/components/ui/list-detail/detail-read';
import { mostDaysToBook } from '@/lib/contract/announced-transactions';
import type { Transaction } from '@/lib/contract/transaction';
import { addDays, dayOf, utcDay } from '@/lib/dates/instant';
import { unitsOfAmount } from '@/lib/format/amount';
import { duplicateLink, PostDuplicate } from './post-duplicate';
import { useTransaction } from './use-transaction';

type SideProps = {
  transactionId: string;
  /** The transaction as the list has it; one that a link names may not be in the list. */
  listed: Transaction | null;
  ledgers: LedgerIndex;
  onClose: () => void;
};

/** The open transaction beside the list. */
export function TransactionSide({ transactionId, listed, ledgers, onClose }: SideProps) {
  const read = useTransaction(listed === null ? transactionId : null);
  const transaction = listed ?? read.data;
  if (transaction) return <ReadSide transaction={transaction} ledgers={ledgers} onClose={onClose} />;
  return (
    <DetailPane itemId={transactionId} one="transaction" title="Transaction" onClose={onClose}>
      {() => (
        <DetailRead read={read} one="transaction" bars={['w-1/3', 'h-6 w-2/3', 'h-28']}>
          {() => null}
        </DetailRead>
      )}
    </DetailPane>
  );
}

type ReadProps = { transaction: Transaction; ledgers: LedgerIndex; onClose: () => void };

/** The journal entry that posts the transaction, or why there is none. */
function ReadSide({ transaction, ledgers, onClose }: ReadProps) {
  if (transaction.journal_entry_id !== null) {
    return (
      <EntrySide entryId={transaction.journal_entry_id} listed={null} ledgers={ledgers} onClose={onClose} />
    );
  }
  return <UnpostedSide transaction={transaction} onClose={onClose} />;
}

function UnpostedSide({ transaction, onClose }: Omit<ReadProps, 'ledgers'>) {
  const { currency, canWrite } = useBusiness();
  const duplicate = duplicateLink(transaction);
  const title = transaction.description.trim() || 'No description';
  const units = unitsOfAmount(transaction.amount, currency);
  return (
    <DetailPane itemId={transaction.id} one="transaction" title={title} onClose={onClose}>
      {(close) => (
        <div className="flex flex-col gap-3">
          <div className="flex items-start justify-between gap-2">
            <h2 className="text-lg font-medium">{title}</h2>
            {close}
          </div>
          <p className="tabular-nums">
            <Amount units={units} currency={currency} isMovement />
          </p>
          <p className="text-soft">{whyUnposted(transaction)}</p>
          <BankFacts transaction={transaction} />
          {canWrite && duplicate && <PostDuplicate link={duplicate} />}
        </div>
      )}
    </DetailPane>
  );
}

function whyUnposted(transaction: Transaction): string {
  if (duplicateLink(transaction) !== null)
    return 'A duplicate of another transaction, so it has no journal entry.';
  if (transaction.posted) return 'A transaction of 0.00 has no journal entry.';
  return isLongAnnounced(transaction)
    ? `The bank announced this transaction more than ${mostDaysToBook} days ago, and no imported file has it booked as it was announced. It may have been cancelled or booked with another amount, or its file is still to be imported. It counts in no report.`
    : 'The bank has only announced this transaction. It gets a journal entry once it is posted.';
}

function isLongAnnounced({ datetime }: Transaction): boolean {
  return dayOf(datetime) < addDays(utcDay(new Date()), -mostDaysToBook);
}
