import { describe, expect, it } from 'vitest';
import { from1904, isoDayCell, numberCell, plainNumber, roundDecimal } from './cell-text';
import { builtInFormat, numberFormat } from './number-format';

const textOf = (raw: string, code: string, is1904 = false) => {
  const { kind, text } = numberCell(raw, numberFormat(code), { dayZero: is1904 ? from1904 : 0 });
  return kind === 'text' ? `text ${text}` : text;
};

describe('a number is a plain decimal, to the 15 digits that spreadsheets have', () => {
  it.each([
    ['1234.5600000000001', '1234.56'],
    ['0.30000000000000004', '0.3'],
    ['-0.1', '-0.1'],
    ['1E15', '1000000000000000'],
    ['1.23456789012346E+15', '1234567890123460'],
    ['1.5e-7', '0.00000015'],
    ['-0', '0'],
    ['+5', '5'],
    ['1234567890123456789', '1234567890123456789'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['99999999999999.99', '99999999999999.99'],
    ['abc', null],
    ['1,5', null],
    ['', null],
    ['1e999', null],
  ])('%s → %s', (raw, expected) => {
    expect(plainNumber(raw)).toBe(expected);
  });

  it.each([
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['9.999', 2, '10'],
    ['0.004', 2, '0'],
    ['1.2', 2, '1.2'],
    ['-0.004', 2, '0'],
  ])('%s with %s decimals is %s', (plain, decimals, expected) => {
    expect(roundDecimal(plain, decimals)).toBe(expected);
  });
});

describe('a format changes what a person takes from a number', () => {
  it.each([
    ['33.3333333333333', '#,##0.00', '33.33'],
    ['1234.56', '#,##0', '1234.56'],
    ['1234.56', 'General', '1234.56'],
    ['-5', '#,##0.00_);[Red](#,##0.00)', '-5'],
    ['0.25', '0%', 'text 25%'],
    ['0.0725', '0.00%', 'text 7.25%'],
    ['123', '000000', '000123'],
    ['0.001234', '0.00E+00', '0.001234'],
    ['1234567.891', '#,##0.00,', '1234567.891'],
    ['1234.567', '[$€-407] #,##0.00', '1234.57'],
    ['5', '0.00" Dr"', '5 Dr'],
    ['5', '0.00" Dr";0.00" Cr"', '5 Dr'],
    ['-5.25', '0.00" Dr";0.00" Cr"', '5.25 Cr'],
    ['12', '0" pcs"', '12'],
    ['5', '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;##,##0.00', '5'],
    ['5', '@', '5'],
  ])('%s as %s is %s', (raw, code, expected) => {
    expect(textOf(raw, code)).toBe(expected);
  });
});

describe('a number with the format of a date is a day', () => {
  it.each([
    ['46022', 'dd/mm/yyyy', '2025-12-31'],
    ['46022', 'mm-dd-yy', '2025-12-31'],
    ['46022.5', 'dd.mm.yyyy hh:mm', '2025-12-31 12:00:00'],
    ['46022.5', 'dd.mm.yyyy', '2025-12-31'],
    ['46022.9999999999', 'yyyy-mm-dd hh:mm:ss', '2026-01-01'],
    ['46022', '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', '2025-12-31'],
    ['46022', 'd" de "mmmm" de "yyyy', '2025-12-31'],
    ['46022', 'mmm\\-yy', '2025-12-31'],
    ['1', 'd/m/yy', '1900-01-01'],
    ['59', 'd/m/yy', '1900-02-28'],
    ['60', 'd/m/yy', '1900-02-29'],
    ['61', 'd/m/yy', '1900-03-01'],
    ['0.75', 'h:mm AM/PM', 'text 18:00:00'],
    ['0.5', 'mm:ss.000', 'text 12:00:00'],
    ['1.25', 'h:mm', 'text 06:00:00'],
    ['1.25', '[h]:mm', 'text 30:00:00'],
    ['-1.5', '[hh]:mm:ss', 'text -36:00:00'],
    ['-4', 'd/m/yy', '-4'],
    ['99999999', 'd/m/yy', '99999999'],
  ])('%s as %s is %s', (raw, code, expected) => {
    expect(textOf(raw, code)).toBe(expected);
  });

  it('counts from 1904 where the workbook says so', () => {
    expect(textOf('44560', 'd/m/yyyy', true)).toBe('2025-12-31');
    expect(textOf('0.25', 'h:mm', true)).toBe('text 06:00:00');
    expect(textOf('1.25', '[h]:mm', true)).toBe('text 30:00:00');
  });

  it.each([14, 15, 22, 27, 57])('also by the built-in format %s', (id) => {
    expect(textOf('46022', builtInFormat(id))).toBe('2025-12-31');
  });

  it.each([
    ['2025-12-31', '2025-12-31'],
    ['2025-12-31T00:00:00.000', '2025-12-31'],
    ['2025-12-31T14:05:09', '2025-12-31 14:05:09'],
    ['31/12/2025', '31/12/2025'],
  ])('and %s is %s', (raw, expected) => {
    expect(isoDayCell(raw).text).toBe(expected);
  });
});
