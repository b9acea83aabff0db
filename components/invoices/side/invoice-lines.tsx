'use client';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Badge } from '@/components/ui/badge';
import { useLocale } from '@/components/ui/locale';
import { columnOfAmounts } from '@/components/ui/tables/amount-column';
import { Cell, HeaderCell, Table } from '@/components/ui/tables/table';
import type { Invoice } from '@/lib/contract/invoice';
import type { Ledger } from '@/lib/contract/ledger';
import { unitsOfAmount } from '@/lib/format/amount';
import { amountsOf, sumsOf, termsOf } from './invoice-sums';

/** What the invoice is for, line by line, and how its total comes about. */
export function InvoiceLines({ invoice, ledgers }: { invoice: Invoice; ledgers: readonly Ledger[] }) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const names = useMemo(() => new Map(ledgers.map(({ id, name }) => [id, name])), [ledgers]);
  const sums = sumsOf(invoice, currency);
  const column = columnOfAmounts([unitsOfAmount(invoice.total_amount, currency)], currency, locale);
  return (
    <section aria-label="Lines">
      <Table label="Lines" density="dense" className="table-fixed">
        <thead>
          <tr>
            <HeaderCell>Lines</HeaderCell>
            <HeaderCell isNumeric className={clsx('w-32', column)}>
              Net, {currency}
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map((line) => (
            <tr key={line.id}>
              <Cell className="py-1">
                <span className="flex min-w-0 items-center gap-2">
                  <span className="truncate">{line.description.trim() || names.get(line.ledger_id)}</span>
                  {line.is_prepayment && <Badge>Prepayment</Badge>}
                </span>
                <span className="block truncate text-xs text-faint">
                  {line.description.trim() !== '' && `${names.get(line.ledger_id) ?? 'Ledger'} · `}
                  {termsOf(line, { currency, locale })}
                </span>
              </Cell>
              <Cell isNumeric>
                <Amount units={amountsOf(line, currency).net} currency={currency} />
              </Cell>
            </tr>
          ))}
        </tbody>
        {sums.tax > 0n && (
          <tfoot>
            <SumRow name="Sales tax" units={sums.tax} />
            <SumRow name="Total" units={sums.total} isMain />
          </tfoot>
        )}
      </Table>
    </section>
  );
}

function SumRow({ name, units, isMain = false }: { name: string; units: bigint; isMain?: boolean }) {
  const { currency } = useBusiness();
  return (
    <tr className={isMain ? 'font-semibold' : ''}>
      <Cell>{name}</Cell>
      <Cell isNumeric>
        <Amount units={units} currency={currency} />
      </Cell>
    </tr>
  );
}
