'use client';
import { Ban, Banknote, Pencil, RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ApplyCredit } from '@/components/item-payments/apply-credit';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import type { Command } from '@/components/ui/commands/command-registry';
import { useCommands } from '@/components/ui/commands/commands';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import type { Bill } from '@/lib/contract/bill';
import type { Ledger } from '@/lib/contract/ledger';
import { unitsOfAmount } from '@/lib/format/amount';
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

type ActionsProps = { bill: Bill; vendorName: string; ledgers: readonly Ledger[] };
type Act = 'pay' | 'edit' | 'void' | 'reopen';

/** What can be done with the bill in its status. */
export function BillActions({ bill, vendorName, ledgers }: ActionsProps) {
  const { currency } = useBusiness();
  const readAgain = useBillsReadAgain();
  const [act, setAct] = useState<Act | null>(null);
  const isVoided = bill.status === 'voided';
  const isOpen = unitsOfAmount(bill.open_amount, currency) > 0n;
  // The payment of a bill that was only marked as paid is still to be named.
  const isPayable = !isVoided && (isOpen || unitsOfAmount(bill.settled_otherwise, currency) > 0n);
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
        offer('pay', 'Pay the bill', 'p', !isPayable),
        offer('edit', 'Edit the bill', 'e', isVoided),
        offer('void', 'Void the bill', 'v', isVoided),
        offer('reopen', 'Reopen the voided bill', 'o', !isVoided),
      ];
    }, [isVoided, isPayable]),
  );
  const close = () => setAct(null);
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
          {isPayable && (
            <Button
              variant={isOpen ? 'primary' : 'plain'}
              icon={<Banknote aria-hidden className="size-3.5" />}
              keyHint="p"
              onPress={() => setAct('pay')}
            >
              Pay from a transaction
            </Button>
          )}
          {isOpen && (
            <ApplyCredit
              kind="bill"
              item={bill}
              partyId={bill.vendor_id}
              name={billName(bill, vendorName)}
              onApplied={readAgain}
            />
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
      {act === 'edit' && <EditDialog bill={bill} ledgers={ledgers} onClose={close} />}
      {act === 'void' && <VoidDialog bill={bill} vendorName={vendorName} onClose={close} />}
      {act === 'reopen' && <ReopenDialog bill={bill} vendorName={vendorName} onClose={close} />}
    </div>
  );
}
