'use client';
import { CheckCheck } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { useEntryChange } from '../background/use-entry-change';

/** Says what of a reconciled entry stays, and removes the reconciliation; nothing of an entry that is not reconciled. */
export function ReconciledSign({ entry }: { entry: JournalEntry }) {
  const { change, isPending } = useEntryChange(entry);
  if (!entry.is_reconciled) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-chip px-3 py-2 text-xs text-soft">
      <p className="flex min-w-0 flex-1 basis-64 items-start gap-2">
        <CheckCheck aria-hidden className="mt-px size-3.5 shrink-0" />
        <span>
          This entry is reconciled: its date and its amounts on bank accounts, cards and loans cannot be
          changed.
        </span>
      </p>
      <Button size="small" isPending={isPending} onPress={() => void change({ is_reconciled: false })}>
        Remove the reconciliation
      </Button>
    </div>
  );
}
