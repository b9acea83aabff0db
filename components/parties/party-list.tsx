'use client';
import { clsx } from 'clsx';
import { SearchX, Store, Users } from 'lucide-react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { ListStates } from '@/components/ui/list-detail/list-states';
import { useLocale } from '@/components/ui/locale';
import { EmptyState } from '@/components/ui/notices/empty-state';
import { columnOfAmounts } from '@/components/ui/tables/amount-column';
import { NextPage } from '@/components/ui/tables/next-page';
import { HeaderCell, Table } from '@/components/ui/tables/table';
import type { Party, PartyKind } from '@/lib/contract/party';
import { unitsOfAmount } from '@/lib/format/amount';
import { PartyRow } from './party-row';
import { partyWords } from './party-words';
import type { useParties } from './use-parties';

type ListProps = {
  kind: PartyKind;
  pages: ReturnType<typeof useParties>;
  parties: readonly Party[];
  sought: string;
  openId: string | null;
  onOpen: (id: string) => void;
  onClearSearch: () => void;
  /** Null where the reader may not. */
  onNew: (() => void) | null;
};

/** Vendors or customers in the four states of a list. */
export function PartyList(props: ListProps) {
  const { kind, pages, parties } = props;
  return (
    <ListStates
      pages={pages}
      things={partyWords[kind].many}
      isEmpty={parties.length === 0}
      empty={<NoParties {...props} />}
    >
      <FullList {...props} />
    </ListStates>
  );
}

function FullList({ kind, pages, parties, openId, onOpen }: ListProps) {
  const { currency } = useBusiness();
  const { Many, many } = partyWords[kind];
  const locale = useLocale();
  const column = columnOfAmounts(
    parties.map(({ open_amount }) => unitsOfAmount(open_amount, currency)),
    currency,
    locale,
  );
  return (
    <section
      aria-label={`List of ${many}`}
      className={clsx('@container min-h-0 flex-1 overflow-auto', pages.isPlaceholderData && 'opacity-60')}
    >
      <Table label={Many} density="dense" className="table-fixed">
        <thead>
          <tr>
            <HeaderCell className="pl-5! max-sm:pl-4!">Name</HeaderCell>
            <HeaderCell className="w-72 @max-[54rem]:w-48 max-md:hidden print:w-48">
              Email and phone
            </HeaderCell>
            <HeaderCell isNumeric className={clsx('w-36 max-sm:w-32 max-sm:pr-4! print:w-28', column)}>
              Open, {currency}
            </HeaderCell>
            <HeaderCell isNumeric className="w-36 pr-5! @max-[54rem]:w-28 max-sm:hidden print:w-28">
              Credit, {currency}
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {parties.map((party) => (
            <PartyRow key={party.id} party={party} isOpen={party.id === openId} onOpen={onOpen} />
          ))}
        </tbody>
      </Table>
      <NextPage pages={pages} things={many} />
    </section>
  );
}

function NoParties({ kind, sought, onClearSearch, onNew }: ListProps) {
  const { one, many, items } = partyWords[kind];
  const Icon = kind === 'vendor' ? Store : Users;
  if (sought !== '') {
    return (
      <EmptyState
        icon={<SearchX aria-hidden className="size-6" />}
        title={`No ${one} matches`}
        action={<Button onPress={onClearSearch}>Clear the search</Button>}
      >
        No {one} has “{sought}” in its name.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Icon aria-hidden className="size-6" />}
      title={`No ${many} yet`}
      action={
        onNew && (
          <Button variant="primary" onPress={onNew}>
            New {one}
          </Button>
        )
      }
    >
      {onNew
        ? `Create them here, or while you enter ${items}.`
        : 'They appear here as soon as your bookkeeper enters the first one.'}
    </EmptyState>
  );
}
