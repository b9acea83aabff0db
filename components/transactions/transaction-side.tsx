'use client';
import { EntrySide } from '@/components/journal-entries/entry-side';
import type { LedgerIndex } from '@/components/journal-entries/entry-summary';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { DetailPane } from '@/components/ui/list-detail/detail-pane';
import type { Transaction } from '@/lib/contract/transaction';
import { unitsOfAmount } from '@/lib/format/amount';
import { duplicateLink, PostDuplicate } from './post-duplicate';

type SideProps = { transaction: Transaction; ledgers: LedgerIndex; onClose: () => void };

/** The open transaction beside the list: the journal entry that posts it, or why there is none. */
export function TransactionSide({ transaction, ledgers, onClose }: SideProps) {
  if (transaction.journal_entry_id !== null) {
    return (
      <EntrySide entryId={transaction.journal_entry_id} listed={null} ledgers={ledgers} onClose={onClose} />
    );
  }
  return <UnpostedSide transaction={transaction} onClose={onClose} />;
}

function UnpostedSide({ transaction, onClose }: Omit<SideProps, 'ledgers'>) {
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
          {canWrite && duplicate && <PostDuplicate link={duplicate} />}
        </div>
      )}
    </DetailPane>
  );
}

function whyUnposted(transaction: Transaction): string {
  if (duplicateLink(transaction) !== null)
    return 'A duplicate of another transaction, so it has no journal entry.';
  return transaction.posted
    ? 'A transaction of 0.00 has no journal entry.'
    : 'The bank has only announced this transaction. It gets a journal entry once it is posted.';
}
