import { describe, expect, it } from 'vitest';
import {
  addsUpTo,
  decimalMarkOf,
  isAmbiguous,
  isSameAmount,
  negateDecimalText,
  readDecimalText,
} from './decimal-text';

describe('readDecimalText', () => {
  it.each([
    ['12.34', '12.34'],
    ['+12.34', '12.34'],
    ['-12.34', '-12.34'],
    ['12.34-', '-12.34'],
    ['(12.34)', '-12.34'],
    ['\u221212.34', '-12.34'],
    ['.50', '0.50'],
    ['-.5', '-0.5'],
    ['5.', '5'],
    ['5,', '5'],
    ['007', '7'],
    ['-0.00', '0.00'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ["1'234.56", '1234.56'],
    ['1’234’567.8', '1234567.8'],
    ['1 234,56', '1234.56'],
    ['1\u00a0234\u202f567,89', '1234567.89'],
    ['1.234.567', '1234567'],
    ['12,34,567.89', '1234567.89'],
    ['200,29', '200.29'],
    ['0,125', '0.125'],
    ['-00000000001500.0000', '-1500.0000'],
    ['8.85012', '8.85012'],
    ['99999999999999999999.99', '99999999999999999999.99'],
  ])('reads %s as %s', (text, expected) => {
    expect(readDecimalText(text, { mark: null })).toBe(expected);
  });

  it.each([
    '',
    ' ',
    '-',
    '.',
    'abc',
    '$120',
    '1e5',
    '0x10',
    '1.2.3',
    '1,23.4,5',
    '12,34,56',
    '--5',
    '-5-',
    '(5',
    '5)',
    '(-5)',
    'NaN',
    '1 23',
    `1${'0'.repeat(70)}`,
  ])('refuses %j', (text) => {
    expect(readDecimalText(text, { mark: null })).toBeNull();
  });

  it.each([
    ['1,234', null, '1234'],
    ['1,234', '.', '1234'],
    ['1,234', ',', '1.234'],
    ['1.234', null, '1.234'],
    ['1.234', '.', '1.234'],
    ['1.234', ',', '1234'],
    ['12,50', '.', '12.50'],
  ] as const)('reads %s in a file with the mark %s as %s', (text, mark, expected) => {
    expect(readDecimalText(text, { mark })).toBe(expected);
  });

  it.each([
    ['1,234', 0, '1234'],
    ['1,234', 2, '1234'],
    ['1,234', 3, null],
    ['1.234', 0, '1234'],
    ['1.234', 2, null],
    ['1.234', 3, '1.234'],
    ['0,234', 3, '0.234'],
    ['1 012,234', 3, '1012.234'],
    ['1,012.234', 3, '1012.234'],
  ])('reads %s of a currency with %i decimals as %s', (text, decimals, expected) => {
    expect(readDecimalText(text, { mark: null, decimals })).toBe(expected);
    expect(isAmbiguous(text, { mark: null, decimals })).toBe(expected === null);
  });

  it('takes a lone comma for the decimal mark where the format knows no grouping', () => {
    expect(readDecimalText('1,234', { mark: null, ungrouped: true })).toBe('1.234');
  });

  it.each([
    ['12,50', '.'],
    ['1.234,50', '.'],
    ['1,234,567', ','],
    ['12.5', ','],
  ] as const)('refuses %s where the mark is ordered to be %s', (text, mark) => {
    expect(readDecimalText(text, { mark, strict: true })).toBeNull();
  });

  it.each([
    ['$1,234.50', '1234.50'],
    ['-$5.00', '-5.00'],
    ['$-5.00', '-5.00'],
    ['($5.00)', '-5.00'],
    ['$(5.00)', '-5.00'],
    [' $ (1,234.50)', '-1234.50'],
    ['(12,50) €', '-12.50'],
    ['(12.50) USD', '-12.50'],
    ['12,50 €', '12.50'],
    ['-12,50 EUR', '-12.50'],
    ['CHF 12.50', '12.50'],
    ['R$ 12,50', '12.50'],
    ['12.50 CR', '12.50'],
    ['12.50 DR', '-12.50'],
    ['12,50 S', '-12.50'],
    ['12,50 H', '12.50'],
    ['150,500.00 DB', '-150500.00'],
    ['690円', '690'],
    ['-5,000元', '-5000'],
    ['\\7,000', '7000'],
    ['Rp1.500.000', '1500000'],
    ['RM 150.50', '150.50'],
    ['-150,50 TL', '-150.50'],
    ['150,50 лв.', '150.50'],
    ['\u200f150.50\u200e', '150.50'],
  ])('reads the decorated %s as %s', (text, expected) => {
    expect(readDecimalText(text, { mark: null, decorated: true })).toBe(expected);
  });
});

describe('decimalMarkOf', () => {
  it.each([
    [['1,50', '2,000'], ','],
    [['1.50', '2,000'], '.'],
    [['1.234.567'], ','],
    [['1,234,567'], '.'],
    [['1,234', '5'], null],
    [['1.50', '1,50'], null],
    [['1.50', '1,50', '2,75'], ','],
    [[], null],
  ])('finds in %j the mark %s', (texts, expected) => {
    expect(decimalMarkOf(texts)).toBe(expected);
  });
});

describe('arithmetic on decimal texts', () => {
  it.each([
    ['1.50', '-1.50'],
    ['-1.50', '1.50'],
    ['0.00', '0.00'],
  ])('negates %s to %s', (amount, expected) => {
    expect(negateDecimalText(amount)).toBe(expected);
  });

  it.each([
    [['0.1', '0.2'], '0.3', true],
    [['0.10', '0.2'], '0.300', true],
    [['-5', '3.25'], '-1.75', true],
    [['0.1', '0.2'], '0.30000000000000004', false],
    [[], '0.00', true],
  ])('%j add up to %s: %s', (amounts, total, expected) => {
    expect(addsUpTo(amounts, total)).toBe(expected);
  });

  it.each([
    ['8.20', '8.2', true],
    ['-8.20', '-8.2', true],
    ['80', '8', false],
    ['8', '-8', false],
  ])('%s is the same amount as %s: %s', (one, other, expected) => {
    expect(isSameAmount(one, other)).toBe(expected);
  });

  it('adds up as many amounts as a file may hold', () => {
    expect(addsUpTo(Array(200_000).fill('0.01'), '2000.00')).toBe(true);
  });
});
