'use client';
import { useState } from 'react';
import type { Settlement } from '@/components/open-items/settlement';
import { useBusiness } from '@/components/shell/business-context';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import type { Bill } from '@/lib/contract/bill';
import type { ItemKind } from '@/lib/contract/item-kind';
import { SettlementsTable } from './settlements-table';

const RemoveCreditDialog = lazyComponent(() =>
  import('./remove-credit-dialog').then((file) => file.RemoveCreditDialog),
);

type CreditProps = {
  what: ItemKind;
  item: Settlement & Pick<Bill, 'credit_applications'>;
  /** Awaited, so the dialog stays until the change is in sight. */
  onRemoved: () => Promise<unknown>;
};

/** The credit that was applied, if any was. */
export function AppliedCredit({ what, item, onRemoved }: CreditProps) {
  const { canWrite } = useBusiness();
  const [removedId, setRemovedId] = useState<string | null>(null);
  const applications = item.credit_applications;
  const removed = applications.find((each) => each.id === removedId);
  return (
    <>
      {applications.length > 0 && (
        <section aria-label="Applied credit">
          <h3 className="mb-1 text-xs font-medium text-faint">Applied credit</h3>
          <SettlementsTable
            label="Applied credit"
            one="credit"
            originTitle={null}
            rows={applications}
            onRemove={canWrite ? setRemovedId : null}
            isPending={removedId !== null}
          />
        </section>
      )}
      {removed && (
        <RemoveCreditDialog
          credit={removed}
          item={item}
          what={what}
          onDone={onRemoved}
          onClose={() => setRemovedId(null)}
        />
      )}
    </>
  );
}
