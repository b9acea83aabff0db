'use client';

import { clsx } from 'clsx';
import type { MouseEventHandler } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { TreeToggle } from '@/components/ui/tree-toggle';
import { type ReportColumn, totalColumn } from './report-column';
import type { ReportRow } from './report-rows';

/** Sections, subtypes, and up to ten levels of ledgers. */
const indents = [
  'pl-0',
  'pl-4',
  'pl-8',
  'pl-12',
  'pl-16',
  'pl-20',
  'pl-24',
  'pl-28',
  'pl-32',
  'pl-36',
  'pl-40',
  'pl-44',
  'pl-48',
];

type Props = {
  row: ReportRow;
  depth: number;
  columns: readonly ReportColumn[];
  isOpen: boolean;
  isFinal: boolean;
  onToggle: () => void;
  onFollow: MouseEventHandler<HTMLAnchorElement>;
};

export function ReportTableRow({ row, depth, columns, isOpen, isFinal, onToggle, onFollow }: Props) {
  const isSection = depth === 0 && row.children.length > 0;
  const isGroup = depth === 1 && row.ledgerId === null && row.children.length > 0;
  const weight = isSection || isFinal ? 'font-semibold' : isGroup ? 'font-medium' : 'font-normal';
  const edge = clsx(
    'border-b',
    isFinal ? 'border-b-3 border-double border-b-edge' : isSection ? 'border-b-edge' : 'border-b-line',
    isSection ? 'h-10 pt-2.5' : 'h-row-dense',
    'print:h-auto print:py-0.5',
  );
  return (
    <tr className={clsx('group', weight)}>
      <th
        scope="row"
        className={clsx(
          edge,
          weight,
          'sticky left-0 z-10 max-w-96 bg-surface pr-3 text-left group-hover:bg-hover max-sm:max-w-40 print:static print:bg-transparent',
        )}
      >
        <span className={clsx('flex items-center', indents[depth])}>
          {row.children.length > 0 && <TreeToggle name={row.name} isOpen={isOpen} onToggle={onToggle} />}
          <span className="truncate" title={row.name}>
            {row.name}
          </span>
        </span>
      </th>
      {columns.map((column) => (
        <td
          key={column.key}
          className={clsx(
            edge,
            'pl-4 text-right whitespace-nowrap group-hover:bg-hover print:pl-1.5',
            column.isTotal && totalColumn,
          )}
        >
          <Figure row={row} column={column} onFollow={onFollow} />
        </td>
      ))}
    </tr>
  );
}

type FigureProps = { row: ReportRow; column: ReportColumn; onFollow: MouseEventHandler<HTMLAnchorElement> };

/** A figure leads to the entries behind it. */
function Figure({ row, column, onFollow }: FigureProps) {
  const { currency } = useBusiness();
  const units = column.unitsOf(row);
  if (units === null) return null;
  const amount = <Amount units={units} currency={currency} zero="—" />;
  const href = units === 0n ? null : column.hrefOf(row);
  if (href === null) return amount;
  return (
    <a
      href={href}
      onClick={onFollow}
      className="inline-block min-h-6 min-w-6 rounded py-0.5 decoration-faint decoration-dotted underline-offset-3 hover:underline"
    >
      {amount}
    </a>
  );
}
