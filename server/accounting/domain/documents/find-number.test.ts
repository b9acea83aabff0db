import { expect, it } from 'vitest';
import { findNumber } from './find-number';
import { linesOfText } from './text-line';

const numberIn = (line: string) => findNumber(linesOfText([line]), false);

it.each([
  ['Invoice no. 204 Order no. 55', '204'],
  ['Invoice no. 204 02/06/2026', '204'],
  ['Invoice no. 204 – 2 June 2026', '204'],
  ['Invoice no. 204 1,210.00', '204'],
  ['Bill No. 204 19:35', '204'],
  ['Invoice no. 123456 10:22', '123456'],
  ['Rechnungsnr. 2026-104 Seite 1', '2026-104'],
  ['Facture n° F 104', 'F 104'],
  ['Fatura n.º FT 2026/204', 'FT 2026/204'],
  ['Factura núm. 26/204', '26/204'],
])('the number of a document is read: %s', (line, value) => {
  expect(numberIn(line)).toEqual({ value, confidence: 0.9 });
});

it.each([
  'Invoice no. 1,204',
  'Invoice no. 2026 / 204',
  'Invoice no. 2026 – 204',
  'Invoice no. INV 2026 204',
  'Invoice no. 204 12345',
  `Invoice no. ${'1234567890'.repeat(4)}`,
  'Invoice 2026 / 204',
])('a number of which only a part may be read is in doubt: %s', (line) => {
  expect(numberIn(line)?.confidence).toBe(0.5);
});

it.each(['Invoice number Page 1 of 2', 'Rechnungsnummer Seite 1', 'Invoice no. date 4'])(
  'the number of a page is none: %s',
  (line) => {
    expect(numberIn(line)).toBeNull();
  },
);
