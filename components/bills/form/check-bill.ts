import { type FieldFault, faultsOfLines } from '@/components/item-lines/amount-lines';
import type { AmountFormat } from '@/lib/format/amount-format';
import type { BillValues } from './bill-values';

/** Why the bill cannot be saved yet: every fault, at its field. */
export function faultsOf(bill: BillValues, format: AmountFormat): FieldFault[] {
  const faults: FieldFault[] = [];
  if (bill.vendorId === null) faults.push({ name: 'vendorId', message: 'Choose a vendor' });
  if (bill.issued === '') faults.push({ name: 'issued', message: 'Choose a date' });
  if (bill.due === '') faults.push({ name: 'due', message: 'Choose a date' });
  return [...faults, ...faultsOfLines(bill.lines, format)];
}

/** What is unusual about the day that a bill is due, though some vendors print it so. */
export function noteOfDue(issued: string, due: string): string | undefined {
  return issued !== '' && due !== '' && due < issued ? 'Before the day it was issued' : undefined;
}
