'use client';

import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button, ButtonLink } from '@/components/ui/button';
import { DetailRead } from '@/components/ui/list-detail/detail-read';
import { Dialog } from '@/components/ui/overlays/dialog';
import { paths } from '@/lib/paths';
import { ImportFacts } from './import-facts';
import { NotAdded } from './not-added';
import { UndoImportDialog } from './undo-import-dialog';
import { useImportDetail } from './use-imports';

type Props = {
  importId: string;
  accountTitles: ReadonlyMap<string, string>;
  onClose: () => void;
};

const bars = ['h-5 w-2/3', 'h-24', 'h-40'];

/** One import: what it added, each record that it did not add, and undoing it. */
export function ImportDetail({ importId, accountTitles, onClose }: Props) {
  const { id, canWrite } = useBusiness();
  const read = useImportDetail(id, importId);
  const [isUndoing, setIsUndoing] = useState(false);
  const made = read.data?.data;
  const left = made ? made.imported - made.removed : 0;
  return (
    <>
      <Dialog
        title={made?.file_name || 'Import'}
        placement="side"
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        actions={
          left > 0 && (
            <>
              {canWrite && (
                <Button icon={<Undo2 aria-hidden className="size-3.5" />} onPress={() => setIsUndoing(true)}>
                  Undo import
                </Button>
              )}
              <ButtonLink variant="primary" href={paths.transactions(id, { import: importId })}>
                Show its transactions
              </ButtonLink>
            </>
          )
        }
      >
        <DetailRead read={read} one="import" bars={bars}>
          {({ data, people }) => (
            <div className="flex flex-col gap-5">
              <ImportFacts
                made={data}
                people={people}
                accountTitle={accountTitles.get(data.external_account_id) ?? ''}
              />
              <NotAdded made={data} />
            </div>
          )}
        </DetailRead>
      </Dialog>
      {isUndoing && made && <UndoImportDialog made={made} onClose={() => setIsUndoing(false)} />}
    </>
  );
}
