import type { ExtractionUpdate } from '@/lib/contract/document';
import { numberText } from '@/lib/json';
import { type Extraction, nothingRead, type Reading } from '../extraction';
import { surestFirstLine } from './find-vendor';
import { vendorKeyOf } from './vendor-key';

/** What people corrected of a vendor. */
export type VendorCorrection = { name: string | null; currency: string | null };

/**
 * What is known from earlier corrections is as sure as a person's word for the same letters can be; a currency may change. Letters
 * that were only the first of a paper may be those of other shops, too.
 */
const learned = { name: 0.95, nameOfFirstLine: 0.8, currency: 0.85 };

/** The extraction with what a person says is on the document, which is certain. Absent and null members stay as they were read. */
export function correctExtraction(before: Extraction | null, changes: ExtractionUpdate): Extraction {
  const read = before ?? nothingRead;
  const turn = changes.turn ?? read.turn;
  return {
    vendorName: corrected(read.vendorName, changes.vendor_name?.trim()),
    totalAmount: corrected(
      read.totalAmount,
      typeof changes.total_amount === 'undefined' || changes.total_amount === null
        ? undefined
        : numberText(changes.total_amount),
    ),
    currency: corrected(read.currency, changes.currency ?? undefined),
    issuedOn: corrected(read.issuedOn, changes.issued_on ?? undefined),
    number: corrected(read.number ?? null, changes.number?.trim()),
    dueOn: corrected(read.dueOn ?? null, changes.due_on ?? undefined),
    isBill: read.isBill ?? false,
    ...(read.isCreditNote === undefined ? {} : { isCreditNote: read.isCreditNote }),
    ...(read.corrects === undefined ? {} : { corrects: read.corrects }),
    ...(read.lines === undefined ? {} : { lines: read.lines }),
    ...(turn === undefined ? {} : { turn }),
  };
}

/** Keeps where in the picture it is, and what was read there at first; a person saw what is printed. */
function corrected(read: Reading<string> | null, value: string | undefined): Reading<string> | null {
  if (value === undefined) return read;
  const original = read === null ? null : 'read' in read ? (read.read ?? null) : read.value;
  const { printed: _, ...kept } = read ?? {};
  return { ...kept, value, confidence: 1, read: original };
}

/** What a correction teaches about the vendor that was read; null where it teaches nothing. */
export function taughtBy(
  before: Extraction | null,
  changes: ExtractionUpdate,
): { readKey: string; correction: VendorCorrection } | null {
  const vendor = before?.vendorName;
  const readKey = vendorKeyOf(vendor?.read ?? vendor?.value);
  const correction = { name: changes.vendor_name?.trim() ?? null, currency: changes.currency ?? null };
  if (readKey === null || (correction.name === null && correction.currency === null)) return null;
  return { readKey, correction };
}

/** A new reading with what was corrected of the same vendor before. */
export function withCorrections(read: Extraction, correction: VendorCorrection | null): Extraction {
  if (!correction || !read.vendorName) return read;
  const { name, currency } = correction;
  const { vendorName } = read;
  const sureness = vendorName.confidence > surestFirstLine ? learned.name : learned.nameOfFirstLine;
  return {
    ...read,
    vendorName:
      name === null || name === vendorName.value
        ? vendorName
        : { ...vendorName, value: name, confidence: sureness, read: vendorName.value },
    currency:
      currency === null || (read.currency?.confidence ?? 0) >= learned.currency
        ? read.currency
        : { value: currency, confidence: learned.currency },
  };
}
