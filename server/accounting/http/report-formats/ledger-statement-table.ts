import type { LedgerStatement, LedgerStatementLine } from '@/lib/contract/report';
import { dayOf } from '@/lib/dates/instant';
import { yearsOfStatement } from '@/lib/statement-years';
import { daysOf, reviewNotes, type Table, type TableRow } from '@/lib/tables/table';

/** The lines between the opening and the closing balance, each fiscal year apart where the ledger begins it at zero. */
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
      ...yearsOfStatement(statement.entries, statement.fiscal_year_ends, true).flatMap(({ lines, end }) => [
        ...lines.map(lineRow),
        ...(end ? [balanceRow(`End of fiscal year ${end.period}`, end.balance)] : []),
      ]),
      balanceRow('Closing balance', statement.closing_balance),
    ],
    notes: reviewNotes(statement.unreviewed_entries),
  };
}

function lineRow(line: LedgerStatementLine): TableRow {
  return {
    depth: 0,
    emphasized: false,
    cells: [
      dayOf(line.datetime),
      line.description,
      line.line_description,
      line.debit_credit === 'debit' ? line.amount : null,
      line.debit_credit === 'credit' ? line.amount : null,
      line.balance,
    ],
  };
}
