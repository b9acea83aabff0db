'use client';

import { clsx } from 'clsx';
import type { MouseEventHandler } from 'react';
import { TreeToggle } from '@/components/ui/tables/tree-toggle';
import type { ReportLinks } from '../figure-links';
import type { ReportColumn } from '../report-column';
import type { ReportRow, RowKey } from '../report-rows';
import { ChangeMark } from './change-mark';

/** Sections, subtypes, and up to ten levels of ledgers: half as far on a phone, so that a long word has room beside wide figures. */
const indents = [
  'pl-0',
  'pl-4 max-sm:pl-2',
  'pl-8 max-sm:pl-4',
  'pl-12 max-sm:pl-6',
  'pl-16 max-sm:pl-8',
  'pl-20 max-sm:pl-10',
  'pl-24 max-sm:pl-12',
  'pl-28 max-sm:pl-14',
  'pl-32 max-sm:pl-16',
  'pl-36 max-sm:pl-18',
  'pl-40 max-sm:pl-20',
  'pl-44 max-sm:pl-22',
  'pl-48 max-sm:pl-24',
];

/** Names that are longer than their column take a second line, on a phone a third, before they are cut off. */
const nameLines =
  'line-clamp-2 break-words hyphens-auto sm:leading-4 max-sm:line-clamp-3 print:line-clamp-none';

/** By key, the rows at the top that are drawn as sums: a step on the way, or the end of all. */
export type RowEmphasis = Readonly<Partial<Record<RowKey, 'step' | 'final'>>>;

/** A column with what its cells are classed by. */
export type TableColumn = { column: ReportColumn; className: string };

/** How amounts are written, asked for once and not by each of a thousand figures. */
export type FigureLook = { text: (units: bigint) => string; sign: (units: bigint) => string | undefined };

type Props = {
  row: ReportRow;
  depth: number;
  columns: readonly TableColumn[];
  look: FigureLook;
  links: ReportLinks;
  isOpen: boolean;
  emphasis: RowEmphasis[RowKey] | undefined;
  /** It stays at the foot of the scrolling box. */
  isPinned: boolean;
  onToggle: () => void;
  onFollow: MouseEventHandler<HTMLAnchorElement>;
};

/** Its name stays at the left, too, and so above its figures. */
const pinnedRow =
  '[&>*]:sticky [&>*]:bottom-0 [&>td]:z-10 [&>th]:z-20 [&>*]:bg-surface print:[&>*]:static print:[&>*]:bg-transparent';

/**
 * Over the figures that are scrolled behind the name, and those beyond: where one was half out, its other half would count as
 * what can be tapped beside the button.
 */
const outOfReach = 'absolute inset-y-0 right-0 -left-80 -z-10 print:hidden';

export function ReportTableRow(props: Props) {
  const { row, depth, columns, look, links, isOpen, emphasis, isPinned, onToggle, onFollow } = props;
  const isSection = depth === 0 && row.children.length > 0;
  const isGroup = depth === 1 && row.ledgerId === null && row.children.length > 0;
  const isFinal = depth === 0 && emphasis === 'final';
  const isSum = isSection || (depth === 0 && emphasis !== undefined);
  const weight = isSum ? 'font-semibold' : isGroup ? 'font-medium' : 'font-normal';
  const edge = clsx(
    '[&>*]:border-b',
    isFinal
      ? '[&>*]:border-b-3 [&>*]:border-double [&>*]:border-b-edge'
      : isSum
        ? '[&>*]:border-b-edge'
        : '[&>*]:border-b-line',
    // A computed sum has the rule of accountants above it, the last one a double rule below, too.
    depth === 0 &&
      emphasis !== undefined &&
      '[&>*]:border-t [&>*]:border-t-edge print:[&>*]:border-t-ink print:[&>*]:border-b-ink',
    isSection ? '[&>*]:h-10 [&>*]:pt-2.5 max-sm:[&>*]:pt-0' : '[&>*]:h-row-dense',
    'print:[&>*]:h-auto print:[&>*]:py-0.5',
    isPinned && pinnedRow,
  );
  return (
    <tr className={clsx('group', weight, edge)}>
      <th
        scope="row"
        className={clsx(
          weight,
          'sticky left-0 z-10 max-w-96 bg-surface pr-3 text-left group-hover:bg-hover max-sm:max-w-40 print:static print:bg-transparent',
        )}
      >
        <span className={clsx('flex items-center', indents[depth])}>
          {row.children.length > 0 ? (
            <>
              <span aria-hidden className={outOfReach} />
              <TreeToggle
                name={row.name}
                isOpen={isOpen}
                onToggle={onToggle}
                isWide={row.ledgerId !== null}
              />
            </>
          ) : (
            depth > 0 && <span className="w-5 shrink-0 print:hidden" />
          )}
          {row.ledgerId === null ? (
            <span className={nameLines} title={row.name}>
              {row.name}
            </span>
          ) : (
            <a
              href={links.statement(row.ledgerId)}
              onClick={onFollow}
              title={row.name}
              // What cuts off a long name must not cut off what a finger hits.
              className="flex min-h-6 min-w-0 items-center rounded py-0.5 underline-offset-3 hover:underline max-sm:min-h-11 max-sm:min-w-11 max-sm:py-0 print:min-h-0 print:py-0"
            >
              <span className={nameLines}>{row.name}</span>
            </a>
          )}
        </span>
      </th>
      {columns.map(({ column, className }) => (
        <FigureCell key={column.key} {...{ row, column, className, look, links, onFollow }} />
      ))}
    </tr>
  );
}

type CellProps = Pick<Props, 'row' | 'look' | 'links' | 'onFollow'> & TableColumn;

/** A figure leads to the entries behind it. The table styles it, so that a long report stays light. */
function FigureCell({ row, column, className, look, links, onFollow }: CellProps) {
  if (column.textOf) {
    return (
      <td className={className}>
        <ChangeMark sense={column.senseOf?.(row) ?? null} />
        {column.textOf(row)}
      </td>
    );
  }
  const units = column.unitsOf(row);
  if (units === null) return <td className={className} />;
  const sign = look.sign(units);
  const query = units === 0n ? null : column.entriesOf(row);
  if (query === null) {
    return <td className={clsx(className, sign)}>{units === 0n ? '—' : look.text(units)}</td>;
  }
  const figure = {
    name: row.name,
    column: column.when ?? column.title,
    side: column.side ?? row.side,
    query,
  };
  return (
    <td className={className}>
      <a href={links.figure(figure)} onClick={onFollow} className={sign}>
        {look.text(units)}
      </a>
    </td>
  );
}
