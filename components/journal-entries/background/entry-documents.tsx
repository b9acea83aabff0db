'use client';

import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { ShownDocuments } from '@/components/documents/shown-documents';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import type { Document } from '@/lib/contract/document';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { type LedgerIndex, summarize } from '../entry-summary';
import { TotalNote } from '../receipt/total-note';

const ReceiptDialog = lazyComponent(() => import('../receipt/receipt-dialog'));

type Props = {
  entry: JournalEntry;
  ledgers: LedgerIndex;
  documents: readonly Document[];
  canAttach: boolean;
};

/** What is attached to the entry or came with an answer about it, and the way to attach more. */
export function EntryDocuments({ entry, ledgers, documents, canAttach }: Props) {
  const [isAttaching, setIsAttaching] = useState(false);
  const { currency } = useBusiness();
  if (documents.length === 0 && !canAttach) return null;
  const { units, isMovement } = summarize(entry, ledgers, currency);
  const attached = documents.filter(
    (each) => each.transaction_id !== null && each.transaction_id === entry.transaction_id,
  );
  const payment = { paid: isMovement ? units : null, attached };
  return (
    <section className={documents.length === 0 ? 'print:hidden' : undefined}>
      <h3 className="mb-1.5 font-semibold">Documents</h3>
      <div className="flex flex-col items-start gap-2">
        {documents.length > 0 && <ShownDocuments documents={documents} />}
        {attached.map((receipt) => (
          <TotalNote key={receipt.id} receipt={receipt} payment={payment} />
        ))}
        {canAttach && (
          <Button icon={<Paperclip aria-hidden className="size-3.5" />} onPress={() => setIsAttaching(true)}>
            Receipt
          </Button>
        )}
      </div>
      {isAttaching && <ReceiptDialog entry={entry} ledgers={ledgers} onClose={() => setIsAttaching(false)} />}
    </section>
  );
}
