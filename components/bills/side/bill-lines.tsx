'use client';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Badge } from '@/components/ui/badge';
import { useLocale } from '@/components/ui/locale';
import { columnOfAmounts } from '@/components/ui/tables/amount-column';
import { Cell, HeaderCell, Table } from '@/components/ui/tables/table';
import type { Bill } from '@/lib/contract/bill';
import type { Ledger } from '@/lib/contract/ledger';
import { unitsOfAmount } from '@/lib/format/amount';

/** What the bill is for. */
export function BillLines({ bill, ledgers }: { bill: Bill; ledgers: readonly Ledger[] }) {
  const { currency } = useBusiness();
  const names = useMemo(() => new Map(ledgers.map(({ id, name }) => [id, name])), [ledgers]);
  const locale = useLocale();
  const column = columnOfAmounts(
    bill.lines.map(({ amount }) => unitsOfAmount(amount, currency)),
    currency,
    locale,
  );
  return (
    <section aria-label="Lines">
      <Table label="Lines" density="dense" className="table-fixed">
        <thead>
          <tr>
            <HeaderCell>Lines</HeaderCell>
            <HeaderCell isNumeric className={clsx('w-32', column)}>
              Amount, {currency}
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {bill.lines.map((line) => (
            <tr key={line.id}>
              <Cell className="py-1">
                <span className="flex min-w-0 items-center gap-2">
                  <span className="truncate">{names.get(line.ledger_id) ?? 'Ledger'}</span>
                  {line.is_prepayment && <Badge>Prepayment</Badge>}
                </span>
                {line.description.trim() !== '' && (
                  <span className="block truncate text-xs text-faint">{line.description}</span>
                )}
              </Cell>
              <Cell isNumeric>
                <Amount units={unitsOfAmount(line.amount, currency)} currency={currency} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
