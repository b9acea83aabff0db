'use client';
import { Plus, ReceiptText } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useQueryState, useQueryStates } from 'nuqs';
import { useMemo, useRef } from 'react';
import { AgingStrip } from '@/components/open-items/aging-strip';
import { filtersOfBand, selectedBand } from '@/components/open-items/band-filters';
import { ItemFilterBar } from '@/components/open-items/filter-bar';
import {
  isNarrowed,
  itemFilters,
  itemQuery,
  noFilters,
  openItem,
} from '@/components/open-items/item-filters';
import { ItemList } from '@/components/open-items/item-list';
import { useItemCommands } from '@/components/open-items/use-item-commands';
import type { ItemPage } from '@/components/open-items/use-items';
import { type PartyName, usePartyNames } from '@/components/parties/use-party-names';
import { useBusiness } from '@/components/shell/business-context';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { useDebounced } from '@/components/ui/use-debounced';
import type { Aging } from '@/lib/contract/aging';
import type { Bill } from '@/lib/contract/bill';
import type { Ledger } from '@/lib/contract/ledger';
import type { Day } from '@/lib/dates/instant';
import { paths } from '@/lib/paths';
import { billStatuses } from './bill-statuses';
import { BillSide } from './side/bill-side';
import { useBillAging, useBills } from './use-bills';

export type BillsInitial = {
  query: ReturnType<typeof itemQuery>;
  page: ItemPage<Bill>;
  /** Whether there is any bill at all, whatever the filters. */
  hasAny: boolean;
  aging: Aging;
  vendors: PartyName[];
  ledgers: Ledger[];
  today: Day;
  readAt: number;
};

const searchDelayMilliseconds = 200;

/** What the business owes its vendors: by age, as a list, and one bill at a time beside it. */
export function BillsScreen({ initial }: { initial: BillsInitial }) {
  const { id: businessId, canWrite } = useBusiness();
  const router = useRouter();
  const { today } = initial;
  const [filters, setFilters] = useQueryStates(itemFilters);
  const [openId, setOpenId] = useQueryState('bill', openItem);
  const q = useDebounced(filters.q, searchDelayMilliseconds);
  const query = useMemo(() => itemQuery({ ...filters, q }, 'vendor_id'), [filters, q]);
  const pages = useBills(query, initial);
  const aging = useBillAging(initial);
  const vendors = usePartyNames('vendor', initial.vendors);
  const bills = useMemo(
    () =>
      pages.data?.pages.flatMap((page) => page.data.map((bill) => ({ ...bill, partyId: bill.vendor_id }))) ??
      [],
    [pages.data],
  );
  const searchInput = useRef<HTMLInputElement>(null);
  const open = (id: string) => void setOpenId(id);
  const close = () => void setOpenId(null);

  useItemCommands({
    group: 'Bills',
    one: 'bill',
    items: bills,
    openId,
    onOpen: open,
    onClose: close,
    onFind: () => searchInput.current?.focus(),
    onNew: canWrite ? () => router.push(paths.newBills(businessId)) : null,
  });

  return (
    <div className="flex h-[calc(100dvh-56px-env(safe-area-inset-bottom))] min-h-0 flex-col lg:h-dvh">
      <PageHeader
        title="Bills"
        actions={
          canWrite && (
            <ButtonLink
              variant="primary"
              icon={<Plus aria-hidden className="size-3.5" />}
              keyHint="n"
              href={paths.newBills(businessId)}
            >
              Enter bills
            </ButtonLink>
          )
        }
      />
      <AgingStrip
        aging={aging}
        one="bill"
        many="bills"
        selected={selectedBand(filters, today)}
        onSelect={(band) => void setFilters(filtersOfBand(band, today))}
      />
      <ItemFilterBar
        filters={filters}
        onChange={(part) => void setFilters(part)}
        statuses={billStatuses}
        partyTitle="vendor"
        parties={vendors.choices}
        searchInput={searchInput}
      />
      <div className="flex min-h-0 flex-1">
        <div className="flex min-w-0 flex-1 flex-col">
          <ItemList
            pages={pages}
            items={bills}
            things="bills"
            partyTitle="Vendor"
            partyNames={vendors.nameById}
            today={today}
            openId={openId}
            onOpen={open}
            onClearFilters={initial.hasAny && isNarrowed(filters) ? () => void setFilters(noFilters) : null}
            nothingYet={<NothingYet href={canWrite ? paths.newBills(businessId) : null} />}
          />
        </div>
        {openId !== null && (
          <BillSide
            key={openId}
            billId={openId}
            vendorNames={vendors.nameById}
            ledgers={initial.ledgers}
            today={today}
            onClose={close}
          />
        )}
      </div>
    </div>
  );
}

function NothingYet({ href }: { href: string | null }) {
  return (
    <EmptyState
      icon={<ReceiptText aria-hidden className="size-6" />}
      title="No bills yet"
      action={
        href && (
          <ButtonLink variant="primary" href={href}>
            Enter the first bills
          </ButtonLink>
        )
      }
    >
      {href
        ? 'Enter what vendors charge when their bills come, pay them later out of the bank’s transactions.'
        : 'They appear here as soon as your bookkeeper enters the first one.'}
    </EmptyState>
  );
}
