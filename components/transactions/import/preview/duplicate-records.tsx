'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { useLocale } from '@/components/ui/locale';
import { HeaderCell, Table, TableScroll } from '@/components/ui/tables/table';
import type { PreviewStatement } from '@/lib/contract/transaction-preview';
import { countOf, formatCount } from '@/lib/format/count';
import { formatDayOfYear } from '@/lib/format/day';
import { screenReason } from '../screen-reason';
import { RowAmount } from './first-rows';
import { Warning } from './warning';

type Props = {
  statement: PreviewStatement;
  name: string;
  currency: string;
  /** Whether those that are possibly there already are added. */
  addsPossible: boolean;
  onAddPossible: (addsPossible: boolean) => void;
};

/** The records that are there already, each with why; those that only may be there are shown at once, for a person to decide. */
export function DuplicateRecords({ statement, name, currency, addsPossible, onAddPossible }: Props) {
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const possible = statement.possible_duplicates ?? 0;
  const certain = (statement.duplicates ?? 0) - possible;
  const records = (isPossible: boolean) =>
    statement.duplicate_records.filter((each) => each.is_possible === isPossible);
  return (
    <>
      {possible > 0 && (
        <>
          <Warning>
            {`${countOf(possible, 'record is', 'records are', locale)} possibly there already, in other words or on another day, and will not be added unless you say so.`}
          </Warning>
          <Records
            label={`Records of ${name} that are possibly there already`}
            {...{ records: records(true), count: possible, currency }}
          />
          <Checkbox isSelected={addsPossible} onChange={onAddPossible}>
            {possible === 1 ? 'It is another transaction: add it' : 'They are other transactions: add them'}
          </Checkbox>
        </>
      )}
      {certain > 0 && (
        <div>
          <Button size="small" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
            Show what is there already
          </Button>
        </div>
      )}
      {certain > 0 && isOpen && (
        <Records
          label={`Records of ${name} that are there already`}
          {...{ records: records(false), count: certain, currency }}
        />
      )}
    </>
  );
}

type Listed = {
  label: string;
  records: PreviewStatement['duplicate_records'];
  count: number;
  currency: string;
};

function Records({ label, records, count, currency }: Listed) {
  const locale = useLocale();
  return (
    <>
      <TableScroll label={label} className="max-h-56">
        <Table label={label} density="dense">
          <thead>
            <tr>
              <HeaderCell>Date</HeaderCell>
              <HeaderCell>Record</HeaderCell>
              <HeaderCell isNumeric>Amount, {currency}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {records.map(({ line, day, description, amount, reason }) => (
              <tr
                key={`${line} ${reason}`}
                className="align-top [&>td]:border-b [&>td]:border-line [&>td]:px-2 [&>td]:py-1 [&>td]:first:pl-0"
              >
                <td className="whitespace-nowrap text-soft">{formatDayOfYear(day, locale)}</td>
                <td className="wrap-anywhere">
                  {description}
                  <span className="block text-xs text-soft">{`Line ${line}: ${screenReason(reason, locale)}`}</span>
                </td>
                <td className="pr-0! text-right tabular-nums">
                  <RowAmount amount={amount} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableScroll>
      {count > records.length && (
        <p className="text-xs text-soft">
          {records.length === 0
            ? 'They are listed with the import, once it is done.'
            : `The first ${formatCount(records.length, locale)} are shown.`}
        </p>
      )}
    </>
  );
}
