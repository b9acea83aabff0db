import { blankLine, type FieldFault, faultsOfLines, unitsOfLine } from '@/components/item-lines/amount-lines';
import { faultsAt, lineFieldOf, type ToldFaults } from '@/components/item-lines/line-faults';
import { isBlank, type LineValues } from '@/components/item-lines/line-values';
import type { ClientProblem } from '@/lib/client/client';
import type { PartyKind } from '@/lib/contract/party';
import { type Day, startOfDay } from '@/lib/dates/instant';
import type { AmountFormat } from '@/lib/format/amount-format';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import type { createCreditNote } from '@/server/dashboard/actions/credits';

/** A credit note as typed: amounts stay text until they are sent, so a failure loses nothing. */
export type CreditNoteValues = { number: string; issued: Day | ''; description: string; lines: LineValues[] };

type NewCreditNote = Parameters<typeof createCreditNote>[1]['note'];

export function newCreditNoteValues(issued: Day): CreditNoteValues {
  return { number: '', issued, description: '', lines: [blankLine] };
}

/** Why the credit note cannot be saved yet: every fault, at its field. */
export function faultsOfCreditNote(note: CreditNoteValues, format: AmountFormat): FieldFault[] {
  const faults: FieldFault[] = [];
  if (note.number.trim() === '') faults.push({ name: 'number', message: 'Enter a number' });
  if (note.issued === '') faults.push({ name: 'issued', message: 'Choose a date' });
  return [...faults, ...faultsOfLines(note.lines, format)];
}

/**
 * The credit note that the form describes, which must have passed `faultsOfCreditNote`; `rows` is the row of the form that each
 * sent line comes from, as the service's faults name lines as sent.
 */
export function creditNoteRequest(
  values: CreditNoteValues,
  party: { kind: PartyKind; id: string },
  format: AmountFormat,
): { note: NewCreditNote; rows: number[] } {
  const filled = [...values.lines.entries()].filter(([, line]) => !isBlank(line, blankLine));
  return {
    rows: filled.map(([row]) => row),
    note: {
      ...(party.kind === 'vendor' ? { vendor_id: party.id } : { customer_id: party.id }),
      number: values.number.trim(),
      description: values.description.trim(),
      issued_at: startOfDay(values.issued),
      lines: filled.map(([, line]) => ({
        ledger_id: line.ledgerId ?? '',
        description: line.description?.trim() ?? '',
        amount: decimalText(unitsOfLine(line, format) ?? 0n, decimalsOf(format.currency)),
      })),
    },
  };
}

const plainFields: Record<string, string> = {
  number: 'number',
  description: 'description',
  issued_at: 'issued',
};

/** The service's faults at their fields: with `/note` before them where the form was checked. */
export function faultsOfRefusedNote(problem: ClientProblem, rows: readonly number[]): ToldFaults {
  return faultsAt(problem, (path) => {
    const field = path.replace(/^\/note(?=\/)/, '').replace(/^\//, '');
    return plainFields[field] ?? lineFieldOf(field, rows);
  });
}
