'use client';
import { Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useQueryState, useQueryStates } from 'nuqs';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { ItemSide } from '@/components/open-items/item-side';
import { useItemCommands } from '@/components/open-items/use-item-commands';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { SearchField } from '@/components/ui/search-field';
import { useDebounced } from '@/components/ui/use-debounced';
import { type PartyKind, partyWords } from './party-kind';
import { PartyList } from './party-list';
import { PartyPanel } from './party-panel';
import { openParty, partyQuery, partySearch } from './party-search';
import { type FirstParties, useParties } from './use-parties';

const PartyDialog = dynamic(() => import('./party-dialog').then((file) => file.PartyDialog), { ssr: false });

type ScreenProps = {
  kind: PartyKind;
  first: FirstParties;
  /** Further buttons for the open one. */
  actionsOf: (partyId: string) => ReactNode;
  /** The bills or invoices of the open one. */
  itemsOf: (partyId: string) => ReactNode;
};

const searchDelayMilliseconds = 200;

/** Vendors or customers: a list by name, and one at a time beside it. */
export function PartiesScreen({ kind, first, actionsOf, itemsOf }: ScreenProps) {
  const { canWrite } = useBusiness();
  const { one, One, Many } = partyWords[kind];
  const [{ q }, setSearch] = useQueryStates(partySearch);
  const [openId, setOpenId] = useQueryState(kind, openParty);
  const [isNew, setIsNew] = useState(false);
  const sought = useDebounced(q.trim(), searchDelayMilliseconds);
  const query = useMemo(() => partyQuery(sought), [sought]);
  const pages = useParties(kind, query, first);
  const parties = useMemo(() => pages.data?.pages.flatMap((page) => page.data) ?? [], [pages.data]);
  const searchInput = useRef<HTMLInputElement>(null);
  const open = (id: string) => void setOpenId(id);
  const close = () => void setOpenId(null);
  const create = canWrite ? () => setIsNew(true) : null;

  useItemCommands({
    group: Many,
    one,
    items: parties,
    openId,
    onOpen: open,
    onClose: close,
    onFind: () => searchInput.current?.focus(),
    onNew: create,
  });

  return (
    <div className="flex h-[calc(100dvh-56px-env(safe-area-inset-bottom))] min-h-0 flex-col lg:h-dvh">
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
      <div className="flex min-h-0 flex-1">
        <div className="flex min-w-0 flex-1 flex-col">
          <PartyList
            {...{ kind, pages, parties, sought, openId }}
            onOpen={open}
            onClearSearch={() => void setSearch(null)}
            onNew={create}
          />
        </div>
        {openId !== null && (
          <ItemSide key={openId} title={One} onClose={close}>
            {(closeButton) => (
              <PartyPanel kind={kind} partyId={openId} actions={actionsOf(openId)} close={closeButton}>
                {itemsOf(openId)}
              </PartyPanel>
            )}
          </ItemSide>
        )}
      </div>
      {isNew && (
        <PartyDialog
          kind={kind}
          party={null}
          onSaved={(party) => open(party.id)}
          onClose={() => setIsNew(false)}
        />
      )}
    </div>
  );
}
