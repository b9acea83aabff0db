'use client';

import type { Ref } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { DayRangeFilter } from '@/components/ui/filters/day-range-filter';
import { FilterChip } from '@/components/ui/filters/filter-chip';
import { Filters } from '@/components/ui/filters/filters';
import { SearchField } from '@/components/ui/filters/search-field';
import { ChoiceMenu } from '@/components/ui/overlays/choice-menu';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { useImportDetail } from './imports/use-imports';
import type { TransactionFilters } from './transaction-filters';
import { accountTitle } from './use-external-accounts';

type Props = {
  filters: TransactionFilters;
  onChange: (part: Partial<TransactionFilters>) => void;
  accounts: readonly ExternalAccount[];
  searchInput: Ref<HTMLInputElement>;
};

const directionChoices = [
  { id: 'any', name: 'In and out' },
  { id: 'in', name: 'Money in' },
  { id: 'out', name: 'Money out' },
] as const;

export function TransactionFilterBar({ filters, onChange, accounts, searchInput }: Props) {
  const accountChoices = [
    { id: 'any', name: 'All accounts' },
    ...accounts.map((account) => ({ id: account.id, name: accountTitle(account) })),
  ];
  return (
    <search className="flex flex-wrap items-center gap-2 border-b border-line px-5 py-2 max-sm:px-4 print:hidden">
      <Filters
        count={countSet(filters)}
        search={
          <SearchField
            label="Search transactions"
            value={filters.q}
            onChange={(q) => onChange({ q })}
            keyHint="/"
            inputRef={searchInput}
            className="w-60 max-sm:w-auto max-sm:flex-[1_0_55%]"
          />
        }
      >
        <ChoiceMenu
          label="Account"
          choices={accountChoices}
          value={filters.account ?? 'any'}
          onChange={(account) => onChange({ account: account === 'any' ? null : account })}
          className="max-sm:flex-1"
        />
        <ChoiceMenu
          label="Direction"
          choices={directionChoices}
          value={filters.direction ?? 'any'}
          onChange={(direction) => onChange({ direction: direction === 'any' ? null : direction })}
          className="max-sm:flex-1"
        />
        <DayRangeFilter from={filters.from} to={filters.to} onChange={onChange} />
        {filters.import !== null && (
          <ImportFilter importId={filters.import} onRemove={() => onChange({ import: null })} />
        )}
      </Filters>
    </search>
  );
}

function countSet({ account, direction, from, to, import: imported }: TransactionFilters): number {
  return [account, direction, from ?? to, imported].filter((value) => value !== null).length;
}

/** Only the transactions of one import, by the name of its file. */
function ImportFilter({ importId, onRemove }: { importId: string; onRemove: () => void }) {
  const { id } = useBusiness();
  const { data } = useImportDetail(id, importId);
  const name = data?.data.file_name;
  return <FilterChip name={name ? `Import ${name}` : 'One import'} onRemove={onRemove} />;
}
