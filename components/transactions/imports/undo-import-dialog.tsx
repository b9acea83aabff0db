'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useBusiness } from '@/components/shell/business-context';
import { DetailRead } from '@/components/ui/list-detail/detail-read';
import { useLocale } from '@/components/ui/locale';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import type { TransactionImport, TransactionImportUndone } from '@/lib/contract/transaction-import';
import { countOf } from '@/lib/format/count';
import { undoImport } from '@/server/dashboard/actions/imports';
import { keptText } from './kept-words';
import { useUndoing } from './use-imports';

const bars = ['h-5 w-3/4', 'h-5 w-1/2'];

/** Says what undoing would remove and keep before it does. */
export function UndoImportDialog({ made, onClose }: { made: TransactionImport; onClose: () => void }) {
  const { id } = useBusiness();
  const client = useQueryClient();
  const router = useRouter();
  const undoing = useUndoing(id, made.id);
  return (
    <ConfirmDialog
      title={`Undo the import of ${made.file_name || 'this file'}?`}
      actionName="Undo import"
      isDanger
      act={(idempotencyKey) => undoImport(id, { idempotencyKey, importId: made.id })}
      onDone={async () => {
        await client.invalidateQueries();
        router.refresh();
        onClose();
      }}
      onClose={onClose}
    >
      <DetailRead read={undoing} one="import" bars={bars}>
        {({ data }) => <Consequences undone={data} />}
      </DetailRead>
    </ConfirmDialog>
  );
}

function Consequences({ undone: { removed, kept } }: { undone: TransactionImportUndone }) {
  const locale = useLocale();
  return (
    <>
      <p>
        {removed === 0
          ? 'Nothing can be removed.'
          : `${countOf(removed, 'transaction', 'transactions', locale)} and ${removed === 1 ? 'its entry' : 'their entries'} will be removed from the books. The audit log keeps them, and the file can be imported again.`}
      </p>
      {kept.length > 0 && (
        <p>{`${countOf(kept.length, 'stays', 'stay', locale)}: ${keptText(kept, locale)}.`}</p>
      )}
    </>
  );
}
