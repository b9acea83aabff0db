'use client';

import { clsx } from 'clsx';
import { SearchX } from 'lucide-react';
import { Fragment } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { EmptyState } from '@/components/ui/notices/empty-state';
import { belowPageHeader, HeaderCell, Table } from '@/components/ui/tables/table';
import { TreeToggle } from '@/components/ui/tables/tree-toggle';
import type { Ledger } from '@/lib/contract/ledger';
import { LedgerRow } from './ledger-row';
import { filterNodes, type LedgerFilter, type LedgerSection, visibleRows } from './ledger-tree';
import { typeNames } from './ledger-words';
import type { Collapsed } from './use-collapsed';

type Props = {
  sections: readonly LedgerSection[];
  filter: LedgerFilter;
  collapsed: Collapsed;
  /** Null: the reader may not change the books. */
  onEdit: ((ledger: Ledger) => void) | null;
};

/** The tree of ledgers by accounting type. While one searches, everything found is in sight. */
export function LedgerTable({ sections, filter, collapsed, onEdit }: Props) {
  const { currency } = useBusiness();
  const shown = sections
    .map((section) => ({ ...section, nodes: filterNodes(section.nodes, filter) }))
    .filter((section) => section.nodes.length > 0);
  const isSearching = filter.search.trim() !== '';
  if (shown.length === 0) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden className="size-6" />}
        title={`No ledgers match “${filter.search}”`}
      >
        Search by part of the name or code.
      </EmptyState>
    );
  }
  return (
    <Table label="Ledgers with balances" density="dense">
      <thead>
        <tr>
          <HeaderCell className={belowPageHeader}>Name</HeaderCell>
          <HeaderCell className={clsx(belowPageHeader, 'max-md:hidden')}>Code</HeaderCell>
          <HeaderCell className={clsx(belowPageHeader, 'max-md:hidden')}>Kind</HeaderCell>
          <HeaderCell isNumeric className={belowPageHeader}>
            Balance today, {currency}
          </HeaderCell>
          {onEdit && (
            <HeaderCell className={clsx(belowPageHeader, 'w-10 max-sm:hidden')}>
              <span className="sr-only">Change</span>
            </HeaderCell>
          )}
        </tr>
      </thead>
      <tbody>
        {shown.map((section) => {
          const isOpen = isSearching || !collapsed.has(section.type);
          const isHidden = (id: string) => !isSearching && collapsed.has(id);
          return (
            <Fragment key={section.type}>
              <SectionRow
                section={section}
                isOpen={isOpen}
                isEditable={onEdit !== null}
                onToggle={() => collapsed.toggle(section.type)}
              />
              {isOpen &&
                visibleRows(section.nodes, isHidden).map(({ node, depth }) => (
                  <LedgerRow
                    key={node.ledger.id}
                    node={node}
                    depth={depth}
                    isOpen={!isHidden(node.ledger.id)}
                    onToggle={() => collapsed.toggle(node.ledger.id)}
                    onEdit={onEdit}
                  />
                ))}
            </Fragment>
          );
        })}
      </tbody>
    </Table>
  );
}

type SectionProps = { section: LedgerSection; isOpen: boolean; isEditable: boolean; onToggle: () => void };

function SectionRow({ section, isOpen, isEditable, onToggle }: SectionProps) {
  const { currency } = useBusiness();
  return (
    <tr className="font-semibold [&>*]:h-11 [&>*]:border-b [&>*]:border-edge [&>*]:pt-3">
      <th scope="rowgroup" className="relative text-left">
        <span className="flex items-center">
          <TreeToggle
            name={typeNames[section.type].many}
            isOpen={isOpen}
            onToggle={onToggle}
            isWide={false}
          />
          {typeNames[section.type].many}
          {section.isYearToDate && (
            <span className="ml-2 text-xs font-normal text-faint">fiscal year to date</span>
          )}
        </span>
      </th>
      <td className="max-md:hidden" />
      <td className="max-md:hidden" />
      <td className="px-2 text-right last:pr-0">
        <Amount units={section.total} currency={currency} zero="—" />
      </td>
      {isEditable && <td className="max-sm:hidden" />}
    </tr>
  );
}
