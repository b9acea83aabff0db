'use client';
import { Unlink } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import type { Document } from '@/lib/contract/document';
import { TotalNote } from './total-note';

const DocumentPreview = lazyComponent(() =>
  import('@/components/documents/document-preview').then((file) => file.DocumentPreview),
);

type Props = {
  receipts: readonly Document[];
  /** What was paid, in minor units; null where the entry is about no payment. */
  paid: bigint | null;
  isPending: boolean;
  onDetach: (receipt: Document) => void;
};

/** What is attached already, to be seen. */
export function AttachedReceipts({ receipts, paid, isPending, onDetach }: Props) {
  return (
    <section aria-label="Attached" className="flex flex-col gap-4">
      {receipts.map((receipt) => (
        <div key={receipt.id} className="flex flex-col gap-2">
          <div className="flex items-center justify-between gap-3">
            <h3 className="min-w-0 truncate font-semibold">{receipt.name}</h3>
            <Button
              size="small"
              className="max-sm:h-11"
              icon={<Unlink aria-hidden className="size-3.5" />}
              aria-label={`Remove ${receipt.name}`}
              isDisabled={isPending}
              onPress={() => onDetach(receipt)}
            >
              Remove
            </Button>
          </div>
          <TotalNote receipt={receipt} payment={{ paid, attached: receipts }} />
          <DocumentPreview document={receipt} />
        </div>
      ))}
    </section>
  );
}
