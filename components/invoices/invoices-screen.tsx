'use client';
import { FileText, Plus } from 'lucide-react';
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
import type { Invoice } from '@/lib/contract/invoice';
import type { Ledger } from '@/lib/contract/ledger';
import type { Day } from '@/lib/dates/instant';
import { paths } from '@/lib/paths';
import { invoiceStatuses } from './invoice-statuses';
import { InvoiceSide } from './side/invoice-side';
import { useInvoiceAging, useInvoices } from './use-invoices';

export type InvoicesInitial = {
  query: ReturnType<typeof itemQuery>;
  page: ItemPage<Invoice>;
  /** Whether there is any invoice at all, whatever the filters. */
  hasAny: boolean;
  aging: Aging;
  customers: PartyName[];
  ledgers: Ledger[];
  today: Day;
  readAt: number;
};

const searchDelayMilliseconds = 200;

/** What customers owe the business: by age, as a list, and one invoice at a time beside it. */
export function InvoicesScreen({ initial }: { initial: InvoicesInitial }) {
  const { id: businessId, canWrite } = useBusiness();
  const router = useRouter();
  const { today } = initial;
  const [filters, setFilters] = useQueryStates(itemFilters);
  const [openId, setOpenId] = useQueryState('invoice', openItem);
  const q = useDebounced(filters.q, searchDelayMilliseconds);
  const query = useMemo(() => itemQuery({ ...filters, q }, 'customer_id'), [filters, q]);
  const pages = useInvoices(query, initial);
  const aging = useInvoiceAging(initial);
  const customers = usePartyNames('customer', initial.customers);
  const invoices = useMemo(
    () =>
      pages.data?.pages.flatMap((page) =>
        page.data.map((invoice) => ({ ...invoice, partyId: invoice.customer_id })),
      ) ?? [],
    [pages.data],
  );
  const searchInput = useRef<HTMLInputElement>(null);
  const open = (id: string) => void setOpenId(id);
  const close = () => void setOpenId(null);
  const newHref = paths.newInvoice(businessId, filters.party ? { customer: filters.party } : undefined);

  useItemCommands({
    group: 'Invoices',
    one: 'invoice',
    items: invoices,
    openId,
    onOpen: open,
    onClose: close,
    onFind: () => searchInput.current?.focus(),
    onNew: canWrite ? () => router.push(newHref) : null,
  });

  return (
    <div className="flex h-[calc(100dvh-56px-env(safe-area-inset-bottom))] min-h-0 flex-col lg:h-dvh">
      <PageHeader
        title="Invoices"
        actions={
          canWrite && (
            <ButtonLink
              variant="primary"
              icon={<Plus aria-hidden className="size-3.5" />}
              keyHint="n"
              href={newHref}
            >
              New invoice
            </ButtonLink>
          )
        }
      />
      <AgingStrip
        aging={aging}
        one="invoice"
        many="invoices"
        selected={selectedBand(filters, today)}
        onSelect={(band) => void setFilters(filtersOfBand(band, today))}
      />
      <ItemFilterBar
        filters={filters}
        onChange={(part) => void setFilters(part)}
        statuses={invoiceStatuses}
        partyTitle="customer"
        parties={customers.choices}
        searchInput={searchInput}
      />
      <div className="flex min-h-0 flex-1">
        <div className="flex min-w-0 flex-1 flex-col">
          <ItemList
            pages={pages}
            items={invoices}
            things="invoices"
            partyTitle="Customer"
            partyNames={customers.nameById}
            today={today}
            openId={openId}
            onOpen={open}
            onClearFilters={initial.hasAny && isNarrowed(filters) ? () => void setFilters(noFilters) : null}
            nothingYet={<NothingYet href={canWrite ? newHref : null} />}
          />
        </div>
        {openId !== null && (
          <InvoiceSide
            key={openId}
            invoiceId={openId}
            customerNames={customers.nameById}
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
      icon={<FileText aria-hidden className="size-6" />}
      title="No invoices yet"
      action={
        href && (
          <ButtonLink variant="primary" href={href}>
            Write the first invoice
          </ButtonLink>
        )
      }
    >
      {href
        ? 'Write what a customer owes as a draft or as sent; deposits of the bank pay it later.'
        : 'They appear here as soon as your bookkeeper writes the first one.'}
    </EmptyState>
  );
}
