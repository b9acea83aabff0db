import { expect, it } from 'vitest';
import { statementsOf } from '../../testing/read-text';

const read = (...lines: string[]) => {
  const [statement] = statementsOf([...lines, ''].join('\n'));
  return {
    amounts: statement?.records.map(({ amount }) => amount),
    refused: statement?.refused.map(({ line, reason }) => [line, reason]),
    closing: statement?.closing?.amount ?? null,
    cutOff: statement?.cutOff,
  };
};
const reason =
  'The row belongs to another table, whose headers are in line 4: import that table as a file of its own.';

it.each([
  {
    case: 'money out and in exchanged',
    lines: [
      'Date,Description,Money in,Money out',
      '2026-01-13,Shop,,10.00',
      '2026-01-14,Salary,1200.00,',
      'Date,Description,Money out,Money in',
      '2026-01-15,Shop,50.00,',
      '2026-01-16,Refund,,60.00',
    ],
    amounts: ['-10.00', '1200.00'],
  },
  {
    case: 'a fee in the place of the amount',
    lines: [
      'Date,Description,Amount,Balance',
      '2026-01-13,Shop,-10.00,100.00',
      '2026-01-14,Shop,-12.00,88.00',
      'Date,Description,Fee,Amount',
      '2026-01-15,Card,1.00,-50.00',
      '2026-01-16,Card,2.00,-60.00',
    ],
    amounts: ['-10.00', '-12.00'],
  },
  {
    case: 'an amount abroad in the place of the amount',
    lines: [
      'Purchase date,Shop,Amount,Details',
      '2026-01-13,A,-212.40,',
      '2026-01-14,B,-250.00,',
      'Purchase date,Shop,Original amount,Currency,Amount',
      '2026-01-15,C,-25.00,USD,-92.75',
      '2026-01-16,D,-180.00,GBP,-741.60',
    ],
    amounts: ['-212.40', '-250.00'],
  },
])('refuses what is below headers of other columns: $case', ({ lines, amounts }) => {
  const { refused, ...others } = read(...lines);
  expect(others).toMatchObject({ amounts, cutOff: null });
  expect(refused).toEqual([4, 5, 6].map((line) => [line, reason]));
});

it('reads on below the same headers, and below those of the same columns', () => {
  const rows = ['Date,Text,Amount,Balance', '2026-01-13,A,-10.00,100.00', '2026-01-14,B,-12.00,88.00'];
  const again = [...rows, 'Date,Text,Amount,Balance', '2026-01-15,C,-8.00,80.00'];
  const longer = [...rows, 'Date,Text,Amount,Balance,Note', '2026-01-15,C,-8.00,80.00'];
  for (const lines of [again, longer])
    expect(read(...lines)).toMatchObject({ amounts: ['-10.00', '-12.00', '-8.00'], closing: null });
});

it('reads on where the headers of the first table come again', () => {
  const first = ['Date,Text,Amount', '2026-01-13,A,-10.00'];
  const lines = [...first, '2026-01-14,B,-12.00', 'Date,Amount,Text', '2026-01-15,-8.00,C', ...first];
  const { amounts, refused } = read(...lines);
  expect(amounts).toEqual(['-10.00', '-12.00', '-10.00']);
  expect(refused?.map(([line]) => line).sort()).toEqual([4, 5, 6]);
});

it.each([
  ['a fee', 'Date,Text,Amount', 'Date,Text,Amount,Fee', '2026-01-15,C,-8.00,'],
  ['an amount before fees', 'Date,Text,Amount,Note', 'Date,Text,Amount,Note,Gross', '2026-01-15,C,-8.00,,'],
  ['no fee', 'Date,Text,Amount,Fee', 'Date,Text,Amount', '2026-01-15,C,-8.00'],
  ['a day', 'Value date,Text,Amount', 'Date,Text,Amount', '2026-01-15,C,-8.00'],
  ['another day of value', 'Date,Text,Amount,Note', 'Date,Text,Amount,Value date', '2026-01-15,C,-8.00,'],
])(
  'reads on below headers that have %s where the first have another or none',
  (_what, header, again, row) => {
    const { amounts, refused } = read(header, '2026-01-13,A,-10.00', '2026-01-14,B,-12.00', again, row);
    expect(amounts).toEqual(['-10.00', '-12.00', '-8.00']);
    expect(refused?.map(([line]) => line)).toEqual([4]);
  },
);
