'use client';
import { ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { ItemsFrame } from '@/components/open-items/items-frame';
import { useItemsView } from '@/components/open-items/use-items-view';
import { type PartyName, usePartyNames } from '@/components/parties/use-party-names';
import { useBusiness } from '@/components/shell/business-context';
import type { Aging } from '@/lib/contract/aging';
import type { Bill } from '@/lib/contract/bill';
import type { Ledger } from '@/lib/contract/ledger';
import type { Day } from '@/lib/dates/instant';
import { paths } from '@/lib/paths';
import type { billReads } from '@/lib/reads/bill-reads';
import type { FirstPage } from '@/lib/reads/read-options';
import { billStatuses } from './bill-statuses';
import { BillSide } from './side/bill-side';
import { useBillAging, useBills } from './use-bills';

export type BillsInitial = FirstPage<typeof billReads.list> & {
  /** Whether there is any bill at all, whatever the filters. */
  hasAny: boolean;
  aging: Aging;
  vendors: PartyName[];
  ledgers: Ledger[];
  today: Day;
};

/** What the business owes its vendors: by age, as a list, and one bill at a time beside it. */
export function BillsScreen({ initial }: { initial: BillsInitial }) {
  const { id: businessId, canWrite } = useBusiness();
  const { today, hasAny, ledgers } = initial;
  const view = useItemsView('bill', 'vendor_id');
  const pages = useBills(view.query, initial);
  const aging = useBillAging(initial);
  const vendors = usePartyNames('vendor', initial.vendors, initial.readAt);
  const bills = useMemo(() => pages.data?.pages.flatMap((page) => page.data.map(listed)) ?? [], [pages.data]);
  const href = paths.newBills(businessId);
  return (
    <ItemsFrame
      {...{ view, pages, aging, today, hasAny }}
      title="Bills"
      create={canWrite ? { name: 'Enter bills', firstName: 'Enter the first bills', href } : null}
      nothingYet={{
        icon: <ReceiptText aria-hidden className="size-6" />,
        sentence: 'Enter bills as they arrive, and pay them later from bank transactions.',
      }}
      statuses={billStatuses}
      parties={vendors}
      items={bills}
      side={(billId) => (
        <BillSide {...{ billId, ledgers, today }} vendorNames={vendors.nameById} onClose={view.close} />
      )}
    />
  );
}

function listed(bill: Bill) {
  return { ...bill, partyId: bill.vendor_id };
}
