import type { PeriodReport, ReportRecord } from '@/lib/contract/report';
import { type JsonNumber, numberText } from '@/lib/json';
import { daysOf, reviewNotes, type Table, type TableRow } from '@/lib/tables/table';

type Column = readonly ReportRecord[];

/** The rows of all periods, with one column per period; every figure is a total including its children. */
export function periodTable(title: string, reports: readonly PeriodReport[]): Table {
  return {
    title,
    time: daysOf(reports[0]?.start_datetime, reports.at(-1)?.end_datetime),
    columns: [
      { name: '', kind: 'text' },
      ...reports.map(({ period }) => ({ name: period, kind: 'amount' as const })),
    ],
    rows: rowsOf(
      reports.map((report) => report.records),
      0,
    ),
    notes: reviewNotes(reports.reduce((sum, report) => sum + report.unreviewed_entries, 0)),
  };
}

/** The same as of the end of each period. */
export function balanceTable(title: string, reports: readonly PeriodReport[]): Table {
  const time = daysOf(
    reports.length > 1 ? reports[0]?.end_datetime : undefined,
    reports.at(-1)?.end_datetime,
  );
  // Each sheet counts all that came before it, so the last counts all.
  return {
    ...periodTable(title, reports),
    time,
    notes: reviewNotes(reports.at(-1)?.unreviewed_entries ?? 0),
  };
}

/** Every row has a cell in every period, empty if the row does not occur in it. */
function rowsOf(columns: readonly Column[], depth: number): TableRow[] {
  const keys = new Set(columns.flatMap((records) => records.map(({ key }) => key)));
  return [...keys].flatMap((key) => {
    const found = columns.map((records) => records.find((record) => record.key === key));
    const some = found.find((record) => record !== undefined);
    if (!some) return [];
    const children = found.map((record) => record?.children ?? []);
    const cells = found.map((record) => record?.total_amount ?? null);
    const emphasized = depth === 0 || some.ledger_id === null;
    return [
      { depth, emphasized, cells: [some.name, ...cells] },
      ...directRow(found, depth + 1),
      ...rowsOf(children, depth + 1),
    ];
  });
}

/** A ledger with ledgers below it and postings of its own gets a row for these, so that the rows below add up. */
function directRow(found: readonly (ReportRecord | undefined)[], depth: number): TableRow[] {
  const isParent = found.some((record) => record && record.children.length > 0 && record.ledger_id !== null);
  const own = found.map((record): JsonNumber | null => record?.amount ?? null);
  const nothing = own.every((amount) => amount === null || Number(numberText(amount)) === 0);
  const name = found.find((record) => record !== undefined)?.name ?? '';
  const cells = [`Posted directly to ${name}`, ...own];
  return isParent && !nothing ? [{ depth, emphasized: false, cells }] : [];
}
