import { describe, expect, it } from 'vitest';
import { smallUbl } from '@/lib/electronic-invoice/testing/small-invoices';
import { isReceiptItself } from './receipt-itself';

const file = (start: string) => ({
  name: 'x',
  type: 'application/octet-stream',
  bytes: Buffer.from(start, 'latin1'),
});
const pdf = file('%PDF-1.4');
const picture = file('\x89PNG\r\n\x1a\n and more');
const photo = file('\0\0\0\x18ftypheic');
const unusable = file('\x78\x9f\x3e\x22');

describe('the text of a message', () => {
  it.each([
    ['without files', [], ['See you']],
    ['with an amount beside a picture', [picture], ['Your ride', 'Total $12.50']],
    ['with an amount beside a photo', [photo], ['Summe 1.250,00 EUR']],
    ['with an amount without decimals', [picture], ['Total JPY 1250']],
    ['with a file that is nothing of use', [unusable], ['See you']],
  ])('is the receipt %s', (_, files, lines) => {
    expect(isReceiptItself({ files, lines })).toBe(true);
  });

  it.each([
    ['beside a PDF', [picture, pdf], ['Total $12.50']],
    ['beside an electronic invoice', [file(smallUbl())], ['Total $12.50']],
    [
      'that names no amount beside a picture',
      [picture],
      ['Lunch on 14.03.26, 12.03.2026', 'ISO 9001, tel 0555 12'],
    ],
    ['that is empty', [], []],
  ])('is not one %s', (_, files, lines) => {
    expect(isReceiptItself({ files, lines })).toBe(false);
  });
});
