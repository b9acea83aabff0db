'use client';

import { useId } from 'react';
import { Badge } from '@/components/ui/badge';
import { useLocale } from '@/components/ui/locale';
import { Cell, Table, TableScroll } from '@/components/ui/tables/table';
import type { EntityType } from '@/lib/contract/business';
import type { LedgerType } from '@/lib/contract/ledger';
import { countOf } from '@/lib/format/count';
import { type DefaultCharts, ownKeys, type PreviewLine, previewLines } from './default-charts';
import { entityTypes } from './entity-types';

const types: readonly { id: LedgerType; name: string }[] = [
  { id: 'asset', name: 'Assets' },
  { id: 'liability', name: 'Liabilities' },
  { id: 'equity', name: 'Equity' },
  { id: 'revenue', name: 'Revenue' },
  { id: 'expense', name: 'Expenses' },
];

type Props = { charts: DefaultCharts; entityType: EntityType };

/** Every ledger that the business will start with, before it is created. */
export function ChartPreview({ charts, entityType }: Props) {
  const locale = useLocale();
  const id = useId();
  const chart = charts[entityType];
  const own = new Set(ownKeys(charts, entityType));
  const lines = previewLines(chart);
  const { name } = entityTypes[entityType];
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-xs font-medium text-soft">
          Chart of accounts of this form
        </h2>
        <p role="status" className="text-xs text-faint">
          {countOf(chart.length, 'ledger', 'ledgers', locale)}, more can be added at any time
        </p>
      </div>
      <TableScroll
        label="The whole chart of accounts"
        className="max-h-72 rounded-md border border-edge bg-panel px-3"
      >
        <Table label={`Chart of accounts of a new ${name}`} density="dense">
          {types.map((type) => (
            <TypeLines
              key={type.id}
              name={type.name}
              lines={lines.filter((line) => line.type === type.id)}
              own={own}
              form={name}
            />
          ))}
        </Table>
      </TableScroll>
    </section>
  );
}

type LinesProps = { name: string; lines: readonly PreviewLine[]; own: ReadonlySet<string>; form: string };

const indents = ['', 'pl-4', 'pl-8', 'pl-12'] as const;

function TypeLines({ name, lines, own, form }: LinesProps) {
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={2}
          className="sticky top-0 h-8 border-b border-line bg-panel text-left font-semibold"
        >
          {name}
        </th>
      </tr>
      {lines.map(({ key, name: ledger, sort_code, depth }) => (
        <tr key={key}>
          <Cell className="w-14 text-faint">{sort_code}</Cell>
          <Cell>
            <span className={`flex items-center gap-2 ${indents[Math.min(depth, 3)]}`}>
              {ledger}
              {own.has(key) && <Badge tone="accent">{form}</Badge>}
            </span>
          </Cell>
        </tr>
      ))}
    </tbody>
  );
}
