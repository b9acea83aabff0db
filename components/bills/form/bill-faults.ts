import { faultsAt, lineFieldOf, type ToldFaults } from '@/components/item-lines/line-faults';
import type { ClientProblem } from '@/lib/client/client';
import type { SentRows } from './bill-request';

const plainFields: Record<string, string> = {
  vendor_id: 'vendorId',
  number: 'number',
  description: 'description',
  issued_at: 'issued',
  due_at: 'due',
};

/** Of new bills: `/bills/0/vendor_id` where the form was checked, `/0/vendor_id` where the service did it. */
export function faultsOfNewBills(problem: ClientProblem, rows: readonly SentRows[]): ToldFaults {
  return faultsAt(problem, (path) => {
    const [, sent = '', rest = ''] = /^(?:\/bills)?\/(\d+)\/(.*)$/.exec(path) ?? [];
    const row = rows[Number(sent)];
    const field = row && sent !== '' ? fieldOf(rest, row.lines) : null;
    return field === null ? null : `bills.${row?.bill}.${field}`;
  });
}

/** Of one bill's changes: with `/changes` before them where the form was checked. */
export function faultsOfChange(problem: ClientProblem, lineRows: readonly number[]): ToldFaults {
  return faultsAt(problem, (path) =>
    fieldOf(path.replace(/^\/changes(?=\/)/, '').replace(/^\/(line_changes\/create_)?/, ''), lineRows),
  );
}

function fieldOf(path: string, lineRows: readonly number[]): string | null {
  const plain = plainFields[path];
  if (plain) return plain;
  return lineFieldOf(path, lineRows);
}
