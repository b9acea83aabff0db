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
  [
    'with the day of the purchase beside that of the booking',
    'Trans. Date,Post Date,Description,Amount,Category\n01/15/2026,01/16/2026,MARKET,55.23,Shops\n01/18/2026,01/19/2026,FUEL,32.10,Gas\n1/19/2026,1/19/2026,PAID IN FULL,-87.33,Payments\n',
  ],
  [
    'that names merchants, and two currencies of purchases',
    'Id,Date,Amount,Currency,Bought,In,MerchantName\n1,2026-06-21 13:11:50,53.10,CHF,53.10,CHF,Kiosk\n2,2026-06-22 13:11:50,12.85,CHF,15.34,USD,Hotel\n3,2026-06-23 13:11:50,2.60,CHF,2.60,CHF,Bar\n',
  ],
  [
    'that names merchants in all rows but that of a fee',
    'Id,Date,Amount,Currency,MerchantName\n1,2026-06-21,53.10,CHF,Kiosk\n2,2026-06-22,12.85,CHF,Hotel\n3,2026-06-23,2.60,CHF,\n',
  ],
  [
    'whose headers call it a card in Hebrew',
    'תאריך עסקה,שם בית העסק,סכום עסקה,4 ספרות אחרונות של כרטיס האשראי\n13/02/2026,סופר,123.45,1234\n14/02/2026,קפה,89.90,1234\n',
  ],
  [
    'above whose headers a line calls it a card in Japanese',
    '見本カードご利用明細,2026年7月ご請求分\n日付,内容,金額\n2026/06/01,STORE,1200\n2026/06/02,CAFE,900\n',
  ],
])('asks of a file %s', (_what, text) => {
  const file = readBankFile(new TextEncoder().encode(text));
  expect(file.ok && file.value.table?.amountReadings.length).toBe(2);
  expect(file.ok && file.value.statements[0]?.records).toEqual([]);
});

it('asks of no currencies which of them is money out', () => {
  const text =
    'Date,Amount,Bought,In,Place\n2026-06-21,53.10,53.10,CHF,A\n2026-06-22,12.85,15.34,USD,B\n2026-06-23,2.60,2.60,CHF,C\n';
  const file = readBankFile(new TextEncoder().encode(text));
  const answers = file.ok ? file.value.table?.amountReadings.map(({ answer }) => answer.out_word) : [];
  expect(answers?.filter((word) => word !== undefined)).toEqual([]);
});

it('does not ask of an account with balances that prints both days', () => {
  const lines = [
    'Transaction Date,Posting Date,Description,Amount,Balance',
    '01/15/2026,01/16/2026,CLIENT,55.23,155.23',
    '01/18/2026,01/19/2026,CLIENT,32.10,187.33',
    '01/19/2026,01/19/2026,RENT,-87.33,100.00',
  ];
  expect(read(lines)).toMatchObject({ readings: [], asked: 0 });
});
