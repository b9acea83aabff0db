'use client';

import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { ShownDocuments } from '@/components/documents/shown-documents';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-component';
import type { Document } from '@/lib/contract/document';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { LedgerIndex } from '../entry-summary';

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
  if (documents.length === 0 && !canAttach) return null;
  return (
    <section className={documents.length === 0 ? 'print:hidden' : undefined}>
      <h3 className="mb-1.5 font-semibold">Documents</h3>
      <div className="flex flex-col items-start gap-2">
        {documents.length > 0 && <ShownDocuments documents={documents} />}
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
