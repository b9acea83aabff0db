import { z } from 'zod';
import { readDecimalText } from '@/lib/money/decimal-text';
import { readWrittenDate, resolveDate } from '../../domain/bank-files/written-date';

const sidecar = z.object({
  company: z.string().default(''),
  date: z.string().default(''),
  total: z.string().default(''),
});

/** What a person read off a receipt; null where the file beside the image does not say. */
export type Expected = { vendorName: string | null; total: string | null; issuedOn: string | null };

/** Reads `<id>.json`: company, date (day first) and total, each as printed. */
export function readExpected(json: string, dayFirst: boolean): Expected {
  const { company, date, total } = sidecar.parse(JSON.parse(json));
  const amount = total.replace(/^[^\d-]+/, '').replace(/[^\d]+$/, '');
  const written = readWrittenDate(date.trim());
  return {
    vendorName: company.trim() === '' ? null : company.trim(),
    total: readDecimalText(amount, { mark: '.' }),
    issuedOn: written && resolveDate(written, dayFirst),
  };
}

/** Whether both texts name the same firm: equal but for case, spaces, accents and punctuation. */
export function isSameName(one: string, other: string): boolean {
  return lettersOf(one) === lettersOf(other);
}

function lettersOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
