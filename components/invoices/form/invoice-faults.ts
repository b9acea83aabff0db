import type { ClientProblem } from '@/lib/client/client';
import { fieldOf, type NumberField } from './read-line';

/** A field of the form as react-hook-form names it. */
export type FieldName =
  | 'customerId'
  | 'number'
  | 'description'
  | 'sentDay'
  | 'dueDay'
  | `lines.${number}.${'ledgerId' | 'description' | NumberField}`;

export type InvoiceFaults = { fields: { name: FieldName; message: string }[]; others: string[] };

const plainFields: Record<string, FieldName> = {
  '/customer_id': 'customerId',
  '/number': 'number',
  '/description': 'description',
  '/sent_at': 'sentDay',
  '/due_at': 'dueDay',
};

/** The path of the service's faults about the sum of the lines. */
const ofAllLines = new Set(['/lines', '/line_changes']);

/**
 * The service's faults at the fields they are about. What no field is about is shown above the form.
 * @param rows the row of the form that each sent line came from
 */
export function invoiceFaults(problem: ClientProblem, rows: readonly number[]): InvoiceFaults {
  const faults: InvoiceFaults = { fields: [], others: [] };
  for (const { path, message } of problem.errors ?? []) {
    const at = path.replace(/^\/(invoice|changes)(?=\/)/, '');
    const name = fieldName(at, rows);
    const isSentence = message.charAt(0) !== message.charAt(0).toLowerCase();
    const sentence =
      ofAllLines.has(at) && !isSentence
        ? `The lines ${message}`
        : message.charAt(0).toUpperCase() + message.slice(1);
    if (name) faults.fields.push({ name, message: sentence });
    else faults.others.push(sentence);
  }
  if (faults.fields.length === 0 && faults.others.length === 0) faults.others.push(problem.detail);
  return faults;
}

function fieldName(path: string, rows: readonly number[]): FieldName | null {
  const plain = plainFields[path];
  if (plain) return plain;
  const match = /^\/(?:line_changes\/create_)?lines\/(\d+)\/(\w+)/.exec(path);
  const row = match ? rows[Number(match[1])] : undefined;
  if (!match || row === undefined) return null;
  if (match[2] === 'ledger_id') return `lines.${row}.ledgerId`;
  if (match[2] === 'description') return `lines.${row}.description`;
  const field = fieldOf(match[2] ?? '');
  return field && `lines.${row}.${field}`;
}
