import { expect, it } from 'vitest';
import { fromTransactionWords, ofTransactionWords } from './payment-words';

it('one pays a bill, and records what was paid of an invoice', () => {
  const { bill, invoice } = fromTransactionWords;
  expect(bill.lead('Bill 7 of Fjord Paper', '45.00 USD')).toBe(
    'Bill 7 of Fjord Paper has 45.00 USD left to pay. Choose the bank transaction that pays it.',
  );
  expect(invoice.lead('Invoice 9 of Coppergate Library', '300.00 USD')).toBe(
    'Invoice 9 of Coppergate Library has 300.00 USD open. Choose the deposit that paid it.',
  );
  expect([bill.actionName, invoice.actionName]).toEqual(['Pay', 'Record']);
  expect([ofTransactionWords.bill.actionName, ofTransactionWords.invoice.actionName]).toEqual([
    'Pay',
    'Match',
  ]);
});
