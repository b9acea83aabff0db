'use client';
import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { partyWords } from '@/components/parties/party-words';
import type { usePartyNames } from '@/components/parties/use-party-names';
import { ButtonLink } from '@/components/ui/button';
import { ListDetail } from '@/components/ui/list-detail/list-detail';
import { useListCommands } from '@/components/ui/list-detail/use-list-commands';
import { EmptyState } from '@/components/ui/notices/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import type { Aging } from '@/lib/contract/aging';
import type { Day } from '@/lib/dates/instant';
import { AgingStrip } from './aging-strip';
import { filtersOfBand, selectedBand } from './band-filters';
import { ItemFilterBar } from './filter-bar';
import { isNarrowed, noFilters, probableFilters, searchAlone } from './item-filters';
import { ItemList } from './item-list';
import type { ListedItem } from './item-row';
import type { ItemsView } from './use-items-view';

type FrameProps = {
  view: ItemsView;
  title: string;
  /** What makes new ones, where the reader may; `firstName` is said while there is none. */
  create: { name: string; firstName: string; href: string } | null;
  /** What is shown while there is none at all. */
  nothingYet: { icon: ReactNode; sentence: string };
  aging: Aging;
  statuses: ComponentProps<typeof ItemFilterBar>['statuses'];
  parties: ReturnType<typeof usePartyNames>;
  pages: ComponentProps<typeof ItemList>['pages'];
  items: readonly ListedItem[];
  /** Whether there is any at all, whatever the filters. */
  hasAny: boolean;
  today: Day;
  /** The open one, beside the list. */
  side: (id: string) => ReactNode;
};

/** The screen of bills or invoices: what is open by age, filters, the list, and one of them beside it. */
export function ItemsFrame(props: FrameProps) {
  const { view, title, create, nothingYet, aging, statuses, parties, pages, items, hasAny, today } = props;
  const { kind, filters, setFilters, openId, open, close } = view;
  const router = useRouter();
  const searchInput = useRef<HTMLInputElement>(null);
  const party = partyWords[kind === 'bill' ? 'vendor' : 'customer'];

  const all = searchAlone(filters);
  const onFind = () => searchInput.current?.focus();
  const onNew = create && (() => router.push(create.href));
  useListCommands({
    group: title,
    one: kind,
    rows: items,
    openId,
    onOpen: open,
    onClose: close,
    more: [
      { id: 'find', name: `Find a ${kind}`, keys: ['/'], run: onFind },
      { id: 'new', name: `New ${kind}`, keys: ['n'], isDisabled: !onNew, run: () => onNew?.() },
    ],
  });

  return (
    <ListDetail
      header={
        <>
          <PageHeader
            title={title}
            actions={
              create && (
                <ButtonLink
                  variant="primary"
                  icon={<Plus aria-hidden className="size-3.5" />}
                  keyHint="n"
                  href={create.href}
                >
                  {create.name}
                </ButtonLink>
              )
            }
          />
          {/* What is open counts all of them: on paper it says nothing of the one that is printed. */}
          <div className={openId === null ? 'contents' : 'contents print:hidden'}>
            <AgingStrip
              aging={aging}
              item={kind}
              one={party.item}
              many={party.items}
              selected={selectedBand(filters, today)}
              onSelectProbable={() => setFilters(probableFilters)}
              onSelect={(band) => setFilters(filtersOfBand(band, today))}
            />
          </div>
          <ItemFilterBar
            filters={filters}
            onChange={setFilters}
            statuses={statuses}
            partyTitle={party.one}
            parties={parties.choices}
            searchInput={searchInput}
          />
        </>
      }
      list={
        <ItemList
          pages={pages}
          items={items}
          things={party.items}
          partyTitle={party.One}
          partyNames={parties.nameById}
          today={today}
          openId={openId}
          onOpen={open}
          onClearFilters={hasAny && isNarrowed(filters) ? () => setFilters(noFilters) : null}
          onSearchAll={all && (() => setFilters(all))}
          nothingYet={
            <EmptyState
              icon={nothingYet.icon}
              title={`No ${party.items} yet`}
              action={
                create && (
                  <ButtonLink variant="primary" href={create.href}>
                    {create.firstName}
                  </ButtonLink>
                )
              }
            >
              {create
                ? nothingYet.sentence
                : 'They appear here as soon as your bookkeeper enters the first one.'}
            </EmptyState>
          }
        />
      }
      detail={openId !== null && props.side(openId)}
    />
  );
}
