import { mediaTypeOf } from '@/lib/file-types/magic-bytes';
import { isHeic } from '@/lib/file-types/refused-bytes';
import type { MediaType } from '@/lib/media-type';
import { isCurrency } from '@/lib/money/currency';
import type { ReadMessage } from './read-message';

const AMOUNT = /(?<![\d.,])\d[\d.,]*[.,]\d\d(?![.,]?\d)|\p{Sc} ?\d|\d ?\p{Sc}/u;
const DATE = /\d{1,4}([./-])\d{1,2}\1\d{2,4}/g;
const CODE = /(?<!\p{L})([A-Z]{3}) ?\d|\d ?([A-Z]{3})(?!\p{L})/gu;

/**
 * Whether the text of a message is a receipt: where no file of it can be one, and where the text holds an amount and none of the files
 * is a PDF or an electronic invoice, since a picture may be only a banner or a signature.
 */
export function isReceiptItself({ files, lines }: Pick<ReadMessage, 'files' | 'lines'>): boolean {
  if (lines.length === 0 || files.some(({ bytes }) => isWhole(mediaTypeOf(bytes)))) return false;
  const hasPicture = files.some(({ bytes }) => mediaTypeOf(bytes) !== null || isHeic(bytes));
  return !hasPicture || lines.some(hasAmount);
}

function isWhole(type: MediaType | null): boolean {
  return type === 'application/pdf' || type === 'application/xml';
}

function hasAmount(line: string): boolean {
  const codes = [...line.matchAll(CODE)].map(([, before, behind]) => before ?? behind ?? '');
  return AMOUNT.test(line.replace(DATE, ' ')) || codes.some(isCurrency);
}
