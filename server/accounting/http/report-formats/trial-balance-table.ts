import type { TrialBalanceReport } from '@/lib/contract/report';
import { daysOf, reviewNotes, type Table } from '@/lib/tables/table';

/** Every ledger with its balance as a debit or a credit, and the totals below. */
export function trialBalanceTable(title: string, reports: readonly TrialBalanceReport[]): Table {
  return {
    title,
    time: daysOf(null, reports.at(-1)?.end_datetime),
    columns: [
      { name: '', kind: 'text' },
      { name: 'Debit', kind: 'amount' },
      { name: 'Credit', kind: 'amount' },
    ],
    rows: reports.flatMap((report) => [
      ...report.records.map(({ name, debit, credit }) => ({
        depth: 0,
        emphasized: false,
        cells: [name, debit === 0 && credit !== 0 ? null : debit, credit === 0 ? null : credit],
      })),
      { depth: 0, emphasized: true, cells: ['Total', report.total_debit, report.total_credit] },
    ]),
    notes: reviewNotes(reports.at(-1)?.unreviewed_entries ?? 0),
  };
}
