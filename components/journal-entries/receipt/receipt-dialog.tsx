'use client';
import { MessageCircleQuestion } from 'lucide-react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { useBackground } from '../background/use-background';
import { EntryHeading } from '../entry-heading';
import { type LedgerIndex, summarize } from '../entry-summary';
import { AttachedReceipts } from './attached-receipts';
import { NewReceipt } from './new-receipt';
import { ReceiptChoices } from './receipt-choices';
import { useReceiptActions } from './use-receipt-actions';

type DialogProps = {
  entry: JournalEntry;
  ledgers: LedgerIndex;
  /** Asks the owner for the receipt, where the screen can. */
  onAsk?: (() => void) | undefined;
  onClose: () => void;
};

/** The receipt of an entry: see it, take it off, attach one that waits, or bring one. */
export default function ReceiptDialog({ entry, ledgers, onAsk, onClose }: DialogProps) {
  const actions = useReceiptActions();
  const read = useBackground(entry);
  const { currency } = useBusiness();
  const { units, isMovement } = summarize(entry, ledgers, currency);
  const paid = isMovement ? units : null;
  const attached = read.data?.documents.filter((each) => each.transaction_id === entry.transaction_id) ?? [];
  return (
    <Dialog
      title="Receipt"
      size="medium"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          {onAsk && (
            <Button
              className="mr-auto"
              icon={<MessageCircleQuestion aria-hidden className="size-3.5" />}
              onPress={onAsk}
            >
              Ask the owner for it
            </Button>
          )}
          <Button variant="primary" onPress={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <EntryHeading entry={entry} ledgers={ledgers} />
        {entry.transaction_id === null ? (
          <p className="text-soft">
            Receipts are attached to bank transactions. This entry has no bank transaction.
          </p>
        ) : (
          <>
            {read.isPending && <Skeleton className="h-14" />}
            {attached.length > 0 && (
              <AttachedReceipts
                receipts={attached}
                paid={paid}
                isPending={actions.isPending}
                onDetach={(receipt) => void actions.detach(entry, receipt)}
              />
            )}
            <ReceiptChoices
              transactionId={entry.transaction_id}
              payment={{ paid, attached }}
              isPending={actions.isPending}
              hasReceipt={read.isPending || attached.length > 0}
              onAttach={async (receipt) => {
                if (await actions.attach(entry, receipt)) onClose();
              }}
            />
            <NewReceipt
              transactionId={entry.transaction_id}
              onKept={(receipt) => {
                actions.noteAttached(entry, receipt);
                void actions.readAgain();
              }}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
