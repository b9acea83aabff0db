import { expect, it } from 'vitest';
import type { CsvMapping } from '@/lib/contract/csv-mapping';
import { readBankFile } from '../../read-bank-file';

const read = (lines: readonly string[], csvMapping?: CsvMapping) => {
  const file = readBankFile(new TextEncoder().encode(`${lines.join('\n')}\n`), { csvMapping });
  if (!file.ok) throw new Error(file.problem.message);
  return {
    amounts: file.value.statements.flatMap(({ records }) => records.map(({ amount }) => amount)),
    readings: file.value.table?.amountReadings.map(({ answer }) => answer.invert_amounts),
    asked: file.value.table?.asked.length,
  };
};
const plain = 'Date,Description,Amount';
const paid = [plain, '08/23/2026,FILMS,15.49', '07/25/2026,AUTOPAY PAYMENT - THANK YOU,-450.00'];
const rows = ['08/23/2026,FILMS,15.49', '08/24/2026,SHOP,4.00', '08/25/2026,BACK,-4.00'];
const ofCard = ['Date,Description,Amount,Card No.', ...rows.map((row) => `${row},12`)];

it.each([
  ['a payment to it has a minus', paid],
  ['a column names it', ofCard],
  ['a line above names it', ['Cartão final 1234,,', plain, ...rows]],
])('signed amounts of a card are asked about where %s', (_what, lines) => {
  expect(read(lines)).toEqual({ amounts: [], readings: [true, false], asked: lines.length === 3 ? 2 : 3 });
});

it('signed amounts of a card are read as a person says', () => {
  expect(read(paid, { invert_amounts: true }).amounts).toEqual(['-15.49', '450.00']);
  expect(read(paid, { invert_amounts: false }).amounts).toEqual(['15.49', '-450.00']);
});

it.each([
  ['of an account', [plain, '08/23/2026,CLIENT,15.49', ...rows, '08/24/2026,CARD PAYMENT SHOP,-4.00']],
  ['of a card that prints purchases with a minus', [...ofCard, '08/26/2026,CAFE,-5.00,12']],
  ['of a card to which a positive one was paid', [...ofCard, '08/26/2026,Payment received,9.00,12']],
  [
    'that the balances prove',
    [
      'Date,Card,Description,Amount,Balance',
      '08/23/2026,12,A,15.49,100.00',
      '08/24/2026,12,B,5.00,105.00',
      '08/25/2026,12,C,-4.00,101.00',
    ],
  ],
])('signed amounts are not asked about %s', (_what, lines) => {
  expect(read(lines)).toMatchObject({ readings: [], asked: 0 });
});

it('asks of a file that names a card and has purchases without a sign only', () => {
  const text =
    'Item #,Card #,Posting Date,Transaction Amount,Description\n1,5191230000004561,20260312,3.27,Market\n2,5191230000004561,20260313,85.06,Market\n';
  const file = readBankFile(new TextEncoder().encode(text));
  expect(file.ok && file.value.table?.amountReadings.map(({ answer }) => answer)).toEqual([
    { invert_amounts: true },
    { invert_amounts: false },
  ]);
});

it.each([
  [
    'whose headers are of purchases',
    '利用日,利用店名・商品名,利用金額\n2026/03/14,見本商店,1051\n2026/03/15,見本電力,5051\n',
  ],
  [
    'with the number of a card above its rows, and nothing in the column of directions',
    'Date,Transaction Details,Amount(in Rs),BillingAmountSign\n0049XXXXXXXX4939\n13/03/2026,SHOP,165.72,\n14/03/2026,CAFE,755.65,\n',
  ],
])('asks of a file %s', (_what, text) => {
  const file = readBankFile(new TextEncoder().encode(text));
  expect(file.ok && file.value.table?.amountReadings.length).toBe(2);
  expect(file.ok && file.value.statements[0]?.records).toEqual([]);
});
