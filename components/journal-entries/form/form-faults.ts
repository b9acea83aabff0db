import type { ClientProblem } from '@/lib/client/client';
import { sentenceOfFault } from '../refusal-sentence';
import type { EntryValues, LineValues } from './entry-values';

/** A field of the form as react-hook-form names it. */
export type FieldName =
  | 'day'
  | 'description'
  | 'notes'
  | `lines.${number}.${'ledgerId' | 'partyId' | 'description' | 'debit' | 'credit'}`;

export type FormFaults = { fields: { name: FieldName; message: string }[]; others: string[] };

const plainFields: Record<string, FieldName> = {
  '/datetime': 'day',
  '/description': 'description',
  '/notes': 'notes',
};

/**
 * The service's faults at the fields they are about. What no field is about is shown above the form.
 * @param rows the row of the form that each sent line came from
 */
export function formFaults(problem: ClientProblem, values: EntryValues, rows: readonly number[]): FormFaults {
  const faults: FormFaults = { fields: [], others: [] };
  for (const { path, code, message } of problem.errors ?? []) {
    const name = fieldOf(path.replace(/^\/(entry|changes)(?=\/)/, ''), values.lines, rows);
    const sentence = sentenceOfFault(code) ?? message.charAt(0).toUpperCase() + message.slice(1);
    if (name) faults.fields.push({ name, message: sentence });
    else faults.others.push(sentence);
  }
  if (faults.fields.length === 0 && faults.others.length === 0) faults.others.push(problem.detail);
  return faults;
}

function fieldOf(path: string, lines: readonly LineValues[], rows: readonly number[]): FieldName | null {
  const plain = plainFields[path];
  if (plain) return plain;
  const match = /^\/(?:line_changes\/create_)?lines\/(\d+)(?:\/(\w+))?/.exec(path);
  const row = match ? rows[Number(match[1])] : undefined;
  if (!match || row === undefined) return null;
  if (match[2] === 'ledger_id') return `lines.${row}.ledgerId`;
  if (match[2] === 'vendor_id' || match[2] === 'customer_id') return `lines.${row}.partyId`;
  if (match[2] === 'description') return `lines.${row}.description`;
  return `lines.${row}.${lines[row]?.debit.trim() ? 'debit' : 'credit'}`;
}
