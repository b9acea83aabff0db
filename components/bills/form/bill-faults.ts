import type { ClientProblem } from '@/lib/client/client';
import type { SentRows } from './bill-request';
import type { FieldFault } from './check-bill';

/** The service's faults at their fields; what no field is about is shown above the form. */
export type ToldFaults = { fields: FieldFault[]; others: string[] };

const plainFields: Record<string, string> = {
  vendor_id: 'vendorId',
  number: 'number',
  description: 'description',
  issued_at: 'issued',
  due_at: 'due',
};

const lineFields: Record<string, string> = {
  ledger_id: 'ledgerId',
  description: 'description',
  amount: 'amount',
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
  const line = /^lines\/(\d+)(?:\/(\w+))?/.exec(path);
  const row = line ? lineRows[Number(line[1])] : undefined;
  return line && row !== undefined ? `lines.${row}.${lineFields[line[2] ?? ''] ?? 'amount'}` : null;
}

function faultsAt(problem: ClientProblem, nameOf: (path: string) => string | null): ToldFaults {
  const faults: ToldFaults = { fields: [], others: [] };
  for (const { path, message } of problem.errors ?? []) {
    const name = nameOf(path);
    const sentence = message.charAt(0).toUpperCase() + message.slice(1);
    if (name === null) faults.others.push(sentence);
    else faults.fields.push({ name, message: sentence });
  }
  if (faults.fields.length + faults.others.length === 0) faults.others.push(problem.detail);
  return faults;
}
