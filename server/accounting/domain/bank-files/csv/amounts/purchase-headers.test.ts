import { expect, it } from 'vitest';
import { readBankFile } from '../../read-bank-file';

it.each([
  [
    'both sides of a movement',
    'Date,Amount,Text,Payer Name,Payee Name,Merchant',
    ['2026-03-14,500.00,In,Client GmbH,Own,X', '2026-03-15,250.00,In,Other GmbH,Own,Y'],
  ],
  [
    'a merchant in few rows',
    'Date,Amount,Text,Merchant',
    ['2026-03-14,500.00,Received money,', '2026-03-15,9.99,Refund,Shop', '2026-03-16,20.00,Received money,'],
  ],
  [
    'the account of the other party',
    'Transaction Date,Posting Date,Description,Amount,Counterparty IBAN',
    ['2026-03-14,2026-03-15,In,500.00,DE1', '2026-03-15,2026-03-16,In,40.00,DE2'],
  ],
])('takes no table for that of a card that has %s', (_what, header, rows) => {
  const file = readBankFile(new TextEncoder().encode([header, ...rows, ''].join('\n')));
  if (!file.ok) throw new Error(file.problem.message);
  expect(file.value.table?.amountReadings).toEqual([]);
  expect(file.value.statements.flatMap(({ records }) => records)).toHaveLength(rows.length);
});
