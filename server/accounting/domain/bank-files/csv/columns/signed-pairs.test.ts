import { expect, it } from 'vitest';
import { readBankFile } from '../../read-bank-file';
import { problemOf, recordsOf } from '../../testing/read-text';

const read = (...lines: string[]) =>
  recordsOf(`${lines.join('\n')}\n`).map(({ date, amount, description }) => [date, amount, description]);

it.each([
  ['first', (out: string, into: string) => `${out};${into}`],
  ['second', (out: string, into: string) => `${into};${out}`],
])(
  'takes a pair of columns without headers for money out and in by their signs, money out %s',
  (_order, pair) => {
    const table = read(
      `03.11.2025;Fee of the Mill;${pair('-5,00', '')};'DE67'`,
      `14.11.2025;Sale of flour;${pair('', '83,16')};'DE67'`,
      `15.11.2025;Grain;${pair('-24,00', '')};'DE67'`,
    );
    expect(table).toEqual([
      ['2025-11-03', '-5.00', 'Fee of the Mill'],
      ['2025-11-14', '83.16', 'Sale of flour'],
      ['2025-11-15', '-24.00', 'Grain'],
    ]);
  },
);

it('finds the balance beside such a pair, newest row first', () => {
  const table = read(
    '4/21/2025,Grain,122,-$76.00,"","$1,750.06"',
    '3/28/2025,Sale of flour,"","",+$327.49,"$1,826.06"',
    '3/27/2025,Fee of the Mill,112,-$800.00,"","$1,498.57"',
    '3/26/2025,Sacks,251,-$88.55,"","$2,298.57"',
  );
  expect(table.map(([, amount]) => amount)).toEqual(['-76.00', '327.49', '-800.00', '-88.55']);
});

it('leaves a pair whose amounts have no signs to whoever imports the file', () => {
  const lines = ['13.11.2025;Fee of the Mill;5,00;', '14.11.2025;Sale of flour;;83,16'];
  expect(problemOf(`${lines.join('\n')}\n`).message).toContain('amount');
});

it.each(['-83,16', '-0,16'])('leaves a pair with a minus in both columns to them, too', (amount) => {
  const lines = ['13.11.2025;Fee of the Mill;-5,00;', `14.11.2025;Sale of flour;;${amount}`];
  expect(problemOf(`${lines.join('\n')}\n`).message).toContain('amount');
});

it('calls no column money out that has no amount in any row', () => {
  const lines = ['13.11.2025;Fee of the Mill;5,00;0,00', '14.11.2025;Sale of flour;83,16;0,00'];
  expect(problemOf(`${lines.join('\n')}\n`).message).toContain('amount');
});

it('takes the minus that told money out for its usual sign, though it is the only one', () => {
  const table = read('13.11.2025;Fee of the Mill;-5,00;', '14.11.2025;Sale of flour;;83,16');
  expect(table.map(([, amount]) => amount)).toEqual(['-5.00', '83.16']);
});

it('remembers that minus for the next file, but no plus of a few amounts', () => {
  const lines = ['13.11.2025;Fee of the Mill;-5,00;', '14.11.2025;Sale of flour;;83,16', ''];
  const file = readBankFile(new TextEncoder().encode(lines.join('\n')));
  const mapping = file.ok ? file.value.table?.mapping : undefined;
  expect([mapping?.debit_sign, mapping?.credit_sign]).toEqual(['-', undefined]);
});
