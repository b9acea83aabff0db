import type { ClientProblem } from '@/lib/client/client';
import type { FieldFault } from './amount-lines';

/** The service's faults at their fields; what no field is about is shown above the form. */
export type ToldFaults = { fields: FieldFault[]; others: string[] };

const lineFields: Record<string, string> = {
  ledger_id: 'ledgerId',
  description: 'description',
  amount: 'amount',
};

/**
 * The field of a line that the service's path means, such as `lines/0/amount`; null for another path.
 * @param rows the row of the form that each sent line came from
 */
export function lineFieldOf(path: string, rows: readonly number[]): string | null {
  const line = /^lines\/(\d+)(?:\/(\w+))?/.exec(path);
  const row = line ? rows[Number(line[1])] : undefined;
  return line && row !== undefined ? `lines.${row}.${lineFields[line[2] ?? ''] ?? 'amount'}` : null;
}

/** @param nameOf the field that a path of the service means; null where it means none */
export function faultsAt(problem: ClientProblem, nameOf: (path: string) => string | null): ToldFaults {
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
