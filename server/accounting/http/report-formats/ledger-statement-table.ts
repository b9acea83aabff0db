import type { LedgerStatement } from '@/lib/contract/report';
import { daysOf, type Table, type TableRow } from './table';

/** The lines between the opening and the closing balance. */
export function ledgerStatementTable(title: string, statement: LedgerStatement): Table {
  const balanceRow = (name: string, balance: LedgerStatement['closing_balance']): TableRow => ({
    depth: 0,
    emphasized: true,
    cells: [name, null, null, null, null, balance],
  });
  return {
    title,
    time: daysOf(statement.start_datetime, statement.end_datetime),
    columns: [
      { name: 'Date', kind: 'text' },
      { name: 'Description', kind: 'text' },
      { name: 'Line', kind: 'text' },
      { name: 'Debit', kind: 'amount' },
      { name: 'Credit', kind: 'amount' },
      { name: 'Balance', kind: 'amount' },
    ],
    rows: [
      balanceRow('Opening balance', statement.opening_balance),
      ...statement.entries.map((entry) => ({
        depth: 0,
        emphasized: false,
        cells: [
          entry.datetime.slice(0, 10),
          entry.description,
          entry.line_description,
          entry.debit_credit === 'debit' ? entry.amount : null,
          entry.debit_credit === 'credit' ? entry.amount : null,
          entry.balance,
        ],
      })),
      balanceRow('Closing balance', statement.closing_balance),
    ],
  };
}
