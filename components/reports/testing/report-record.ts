import type { RecordKey } from '@/lib/contract/record-key';
import type { ReportRecord } from '@/lib/contract/report';

/** A record of a report; its own amount is what its children leave of the total. */
export function reportRecord(key: RecordKey, total: number, children: ReportRecord[] = []): ReportRecord {
  return {
    key,
    name: key,
    amount: children.reduce((rest, child) => rest - Number(child.total_amount), total),
    total_amount: total,
    has_entries: total !== 0 || children.some((child) => child.has_entries),
    ledger_id: null,
    children,
  };
}
