import { expect, it } from 'vitest';
import { statementsOf } from '../../testing/read-text';

const headed = (header: string, ...rows: string[]) => statementsOf([header, ...rows, ''].join('\n'))[0];

it.each([
  {
    case: 'decimal commas without quotation marks',
    header: 'Date,Description,Amount',
    rows: ['2025-01-02,AAA SHOP,-10,50', '2025-01-03,BBB SHOP,5,25'],
  },
  {
    case: 'commas that group thousands',
    header: 'Date,Description,Amount',
    rows: ['2025-01-02,AAA SHOP,-1,234.50', '2025-01-03,BBB SHOP,-2,000.00'],
  },
  {
    case: 'decimal commas before a balance',
    header: 'Date,Description,Amount,Balance',
    rows: ['2025-01-02,AAA SHOP,-10,50,89,50', '2025-01-03,BBB SHOP,-5,25,84,25'],
  },
  {
    case: 'a semicolon as the decimal mark',
    header: 'Date;Description;Amount',
    rows: ['2025-01-02;AAA SHOP;-10;50', '2025-01-03;BBB SHOP;5;25'],
  },
])('refuses rows whose cells are more than the headers: $case', ({ header, rows }) => {
  const statement = headed(header, ...rows);
  expect(statement?.records).toEqual([]);
  expect(statement?.refused.map(({ line }) => line)).toEqual([2, 3]);
  expect(statement?.refused[0]?.reason).toMatch(
    /^The row has \d columns, the header \d: a comma within an amount/,
  );
  expect(statement?.cutOff).toBeNull();
});

it('refuses only the row where a text has the delimiter in it', () => {
  const statement = headed(
    'Date,Description,Amount,Balance',
    '2025-01-02,ACME, INC,-10.50,89.50',
    '2025-01-03,Tea,-5.25,84.25',
  );
  expect(statement?.records.map(({ amount }) => amount)).toEqual(['-5.25']);
  expect(statement?.refused.map(({ line }) => line)).toEqual([2]);
});

it('takes rows with a column more that no header names, and delimiters at the end', () => {
  const unnamed = headed('Date,Description,Amount', '2025-01-02,Tea,-5.25,card', '2025-01-03,Ink,-6.25,card');
  expect(unnamed?.records.map(({ amount }) => amount)).toEqual(['-5.25', '-6.25']);
  const ended = headed('Date,Description,Amount', '2025-01-02,Tea,-5.25,,', '2025-01-03,Ink,-6.25,');
  expect(ended?.records.map(({ amount }) => amount)).toEqual(['-5.25', '-6.25']);
});
