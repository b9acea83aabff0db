'use client';
import { Ban, Banknote, Pencil, RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ApplyCredit } from '@/components/item-payments/apply-credit';
import { settlingActs } from '@/components/open-items/settlement';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import type { Command } from '@/components/ui/commands/command-registry';
import { useCommands } from '@/components/ui/commands/commands';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import type { Bill } from '@/lib/contract/bill';
import type { Ledger } from '@/lib/contract/ledger';
import { updateBill } from '@/server/dashboard/actions/bills';
import { billName } from '../bill-name';
import { useBillsReadAgain } from '../use-bills';

// Each comes when it is opened.
const PayDialog = lazyComponent(() => import('../pay-bill-dialog').then((file) => file.PayBillDialog));
const EditDialog = lazyComponent(() =>
  import('../form/edit-bill-dialog').then((file) => file.EditBillDialog),
);
const VoidDialog = lazyComponent(() => import('./void-bill-dialog').then((file) => file.VoidBillDialog));
const ReopenDialog = lazyComponent(() =>
  import('./reopen-bill-dialog').then((file) => file.ReopenBillDialog),
);
const OpenAgainDialog = lazyComponent(() =>
  import('@/components/open-items/open-again-dialog').then((file) => file.OpenAgainDialog<Bill>),
);

type ActionsProps = { bill: Bill; vendorName: string; ledgers: readonly Ledger[] };
type Act = 'pay' | 'open' | 'edit' | 'void' | 'reopen';

/** What can be done with the bill in its status. */
export function BillActions({ bill, vendorName, ledgers }: ActionsProps) {
  const { id: businessId, currency } = useBusiness();
  const readAgain = useBillsReadAgain();
  const [act, setAct] = useState<Act | null>(null);
  const isVoided = bill.status === 'voided';
  const { pays, opensAgain } = settlingActs(bill, currency);
  useCommands(
    useMemo((): Command[] => {
      const offer = (id: Act, name: string, key: string, isDisabled: boolean): Command => ({
        id: `${id}-bill`,
        name,
        group: 'Bills',
        keys: [key],
        isDisabled,
        run: () => setAct(id),
      });
      return [
        offer('pay', 'Pay the bill', 'p', !pays),
        offer('open', 'Open the bill marked as paid again', 'o', !opensAgain),
        offer('edit', 'Edit the bill', 'e', isVoided),
        offer('void', 'Void the bill', 'v', isVoided),
        offer('reopen', 'Reopen the voided bill', 'o', !isVoided),
      ];
    }, [isVoided, pays, opensAgain]),
  );
  const close = () => setAct(null);
  const name = billName(bill, vendorName);
  return (
    <div className="flex flex-wrap gap-2">
      {isVoided ? (
        <Button
          icon={<RotateCcw aria-hidden className="size-3.5" />}
          keyHint="o"
          onPress={() => setAct('reopen')}
        >
          Reopen
        </Button>
      ) : (
        <>
          {pays && (
            <Button
              variant="primary"
              icon={<Banknote aria-hidden className="size-3.5" />}
              keyHint="p"
              onPress={() => setAct('pay')}
            >
              Pay from a transaction
            </Button>
          )}
          {opensAgain && (
            <Button
              icon={<RotateCcw aria-hidden className="size-3.5" />}
              keyHint="o"
              onPress={() => setAct('open')}
            >
              Open again
            </Button>
          )}
          {pays && (
            <ApplyCredit kind="bill" item={bill} partyId={bill.vendor_id} name={name} onApplied={readAgain} />
          )}
          <Button
            icon={<Pencil aria-hidden className="size-3.5" />}
            keyHint="e"
            onPress={() => setAct('edit')}
          >
            Edit
          </Button>
          <Button icon={<Ban aria-hidden className="size-3.5" />} keyHint="v" onPress={() => setAct('void')}>
            Void
          </Button>
        </>
      )}
      {act === 'pay' && <PayDialog bill={bill} vendorName={vendorName} onClose={close} />}
      {act === 'open' && (
        <OpenAgainDialog
          what="bill"
          item={bill}
          name={name}
          act={(idempotencyKey, status) =>
            updateBill(businessId, {
              idempotencyKey,
              billId: bill.id,
              version: bill.version,
              changes: { status },
            })
          }
          onDone={readAgain}
          onClose={close}
        />
      )}
      {act === 'edit' && <EditDialog bill={bill} ledgers={ledgers} onClose={close} />}
      {act === 'void' && <VoidDialog bill={bill} vendorName={vendorName} onClose={close} />}
      {act === 'reopen' && <ReopenDialog bill={bill} vendorName={vendorName} onClose={close} />}
    </div>
  );
}
