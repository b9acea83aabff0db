'use client';
import { Plus } from 'lucide-react';
import { useQueryStates } from 'nuqs';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { SearchField } from '@/components/ui/filters/search-field';
import { useDebounced } from '@/components/ui/filters/use-debounced';
import { ListDetail } from '@/components/ui/list-detail/list-detail';
import { useListCommands } from '@/components/ui/list-detail/use-list-commands';
import { useOpenItem } from '@/components/ui/list-detail/use-open-item';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { PageHeader } from '@/components/ui/page-header';
import type { PartyKind } from '@/lib/contract/party';
import { PartyList } from './party-list';
import { PartySide } from './party-panel';
import { partyQuery, partySearch } from './party-search';
import { partyWords } from './party-words';
import { type FirstParties, useParties } from './use-parties';

const PartyDialog = lazyComponent(() => import('./party-dialog').then((file) => file.PartyDialog));

type ScreenProps = {
  kind: PartyKind;
  first: FirstParties;
  /** Further buttons for the open one. */
  actionsOf: (partyId: string) => ReactNode;
  /** The bills or invoices of the open one. */
  itemsOf: (partyId: string) => ReactNode;
};

/** Vendors or customers: a list by name, and one at a time beside it. */
export function PartiesScreen({ kind, first, actionsOf, itemsOf }: ScreenProps) {
  const { canWrite } = useBusiness();
  const { one, Many } = partyWords[kind];
  const [{ q }, setSearch] = useQueryStates(partySearch);
  const { openId, open, close } = useOpenItem(kind);
  const [isNew, setIsNew] = useState(false);
  const sought = useDebounced(q.trim());
  const query = useMemo(() => partyQuery(sought), [sought]);
  const pages = useParties(kind, query, first);
  const parties = useMemo(() => pages.data?.pages.flatMap((page) => page.data) ?? [], [pages.data]);
  const searchInput = useRef<HTMLInputElement>(null);
  const create = canWrite ? () => setIsNew(true) : null;

  const onFind = () => searchInput.current?.focus();
  useListCommands({
    group: Many,
    one,
    rows: parties,
    openId,
    onOpen: open,
    onClose: close,
    more: [
      { id: 'find', name: `Find a ${one}`, keys: ['/'], run: onFind },
      { id: 'new', name: `New ${one}`, keys: ['n'], isDisabled: !create, run: () => create?.() },
    ],
  });

  return (
    <ListDetail
      header={
        <PageHeader
          title={Many}
          actions={
            <>
              <SearchField
                label={`Find a ${one}`}
                value={q}
                onChange={(text) => void setSearch({ q: text || null })}
                keyHint="/"
                inputRef={searchInput}
                className="w-56 max-sm:w-auto max-sm:flex-1"
              />
              {create && (
                <Button
                  variant="primary"
                  icon={<Plus aria-hidden className="size-3.5" />}
                  keyHint="n"
                  onPress={create}
                >
                  New {one}
                </Button>
              )}
            </>
          }
        />
      }
      list={
        <PartyList
          {...{ kind, pages, parties, sought, openId }}
          onOpen={open}
          onClearSearch={() => void setSearch(null)}
          onNew={create}
        />
      }
      detail={
        openId !== null && (
          <PartySide kind={kind} partyId={openId} actions={actionsOf(openId)} onClose={close}>
            {itemsOf(openId)}
          </PartySide>
        )
      }
    >
      {isNew && (
        <PartyDialog
          kind={kind}
          party={null}
          onSaved={(party) => open(party.id)}
          onClose={() => setIsNew(false)}
        />
      )}
    </ListDetail>
  );
}
