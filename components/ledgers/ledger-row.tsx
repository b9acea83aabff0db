'use client';

import { clsx } from 'clsx';
import { Pencil } from 'lucide-react';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Badge } from '@/components/ui/badge';
import { RowIconButton } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Cell, RowHeaderCell } from '@/components/ui/tables/table';
import { TreeToggle } from '@/components/ui/tables/tree-toggle';
import type { Ledger } from '@/lib/contract/ledger';
import { paths } from '@/lib/paths';
import type { LedgerNode } from './ledger-tree';
import { accountTypeNames, subtypeNames } from './ledger-words';

/** A chart has at most ten levels. */
const indents = ['pl-0', 'pl-5', 'pl-10', 'pl-15', 'pl-20', 'pl-25', 'pl-30', 'pl-35', 'pl-40', 'pl-45'];

type Props = {
  node: LedgerNode;
  depth: number;
  isOpen: boolean;
  onToggle: () => void;
  onEdit: ((ledger: Ledger) => void) | null;
};

/** A ledger; its name leads to its statement. */
export function LedgerRow({ node, depth, isOpen, onToggle, onEdit }: Props) {
  const { id, currency } = useBusiness();
  const { ledger, own, total, children } = node;
  // What a contra ledger holds takes away, so that the rows of a section add up to it.
  const shown = (units: bigint) => (node.isContra ? -units : units);
  const isParent = children.length > 0;
  return (
    <tr className={clsx('group hover:bg-hover', ledger.archived && 'text-faint')}>
      <RowHeaderCell className="max-w-0 w-full">
        <span className={clsx('flex min-w-0 items-center', indents[depth])}>
          {isParent ? (
            <TreeToggle name={ledger.name} isOpen={isOpen} onToggle={onToggle} isWide />
          ) : (
            <span className="-ml-1 w-6 shrink-0 print:hidden" />
          )}
          <Link
            href={paths.ledgerStatement(id, ledger.id)}
            className="truncate rounded underline-offset-2 hover:underline"
          >
            {ledger.name}
          </Link>
          <span className="ml-2 flex shrink-0 items-center gap-1">
            {node.isContra && <Badge>Contra</Badge>}
            {node.isYearToDate && ledger.type === 'equity' && <Badge>Fiscal year to date</Badge>}
            {ledger.archived && <Badge>Archived</Badge>}
          </span>
        </span>
      </RowHeaderCell>
      <Cell className="text-soft max-md:hidden">{ledger.sort_code}</Cell>
      <Cell className="whitespace-nowrap text-soft max-md:hidden">
        {ledger.financial_account_type
          ? accountTypeNames[ledger.financial_account_type]
          : subtypeNames[ledger.subtype]}
      </Cell>
      <Cell isNumeric>
        {isParent && own !== 0n && (
          <span className="mr-3 text-xs text-faint max-sm:hidden">
            itself <Amount units={shown(own)} currency={currency} className="[&]:after:hidden" />
          </span>
        )}
        <Amount units={shown(total)} currency={currency} zero="—" />
      </Cell>
      {onEdit && (
        <Cell className="w-10 text-right max-sm:hidden">
          <RowIconButton
            label={`Edit ${ledger.name}`}
            onPress={() => onEdit(ledger)}
            className="opacity-0 group-hover:opacity-100 focus-visible:opacity-100"
          >
            <Pencil aria-hidden className="size-3.5" />
          </RowIconButton>
        </Cell>
      )}
    </tr>
  );
}
