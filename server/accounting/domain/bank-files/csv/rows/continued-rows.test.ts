import { expect, it } from 'vitest';
import { statementsOf } from '../../testing/read-text';

const read = (rows: readonly string[]) =>
  statementsOf(['Transaction date,Value date,Description,Withdrawals,Deposits', ...rows, ''].join('\n')).map(
    ({ records, refused }) => ({
      rows: records.map(({ line, amount, description }) => `${line} ${amount} ${description}`),
      refused: refused.map(({ line }) => line),
    }),
  )[0];

it('a description that goes on in the next row is read as one', () => {
  const rows = [
    '18/04/2026,18/04/2026,Debit,6.66,',
    ',,  Corner Market ',
    '17/04/2026,17/04/2026,Client,,9.00',
    '16/04/2026,16/04/2026,Cash,5.00,',
    ',,Branch North',
    ',,Machine 7',
  ];
  expect(read(rows)).toEqual({
    rows: ['2 -6.66 Debit Corner Market', '4 9.00 Client', '5 -5.00 Cash Branch North Machine 7'],
    refused: [],
  });
});

it('a single text below the table is no part of the last record', () => {
  const rows = ['18/04/2026,18/04/2026,Debit,6.66,', '17/04/2026,17/04/2026,Client,,9.00', ',,End of list'];
  expect(read(rows)).toEqual({ rows: ['2 -6.66 Debit', '3 9.00 Client'], refused: [4] });
});
