import type { ElectronicInvoice } from './electronic-invoice';

/** UNTDID 1001: what gives money back, what corrects another invoice, and what asks for nothing yet. */
const CREDIT_NOTES = new Set('81 83 261 262 296 308 381 396 420 458 502 503 532'.split(' '));
const CORRECTIONS = new Set(['384', '471', '472', '473']);
const PROFORMA = '325';

export function kindOf(typeCode: string | null): ElectronicInvoice['kind'] {
  if (typeCode === null) return 'invoice';
  if (CREDIT_NOTES.has(typeCode)) return 'credit_note';
  if (CORRECTIONS.has(typeCode)) return 'correction';
  return typeCode === PROFORMA ? 'proforma' : 'invoice';
}
