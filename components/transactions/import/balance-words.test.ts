import { expect, it } from 'vitest';
import { balanceWords } from './balance-words';

const names = { ledger: 'Checking', openingBalance: 'Opening balance equity' };
const wordsOf = (bank: bigint, books: bigint) =>
  balanceWords({ day: '2025-12-17', bank, books }, names, 'EUR', 'en-US');

it('says that bank and books agree', () => {
  expect(wordsOf(930_00n, 930_00n)).toEqual({
    said: 'Bank and books agree: 930.00 on Dec 17, 2025.',
    remedy: null,
  });
});

it('says what the books lack of what the bank says, and how it is entered', () => {
  expect(wordsOf(28_764_28n, -590_22n)).toEqual({
    said: 'By the bank the account held 28,764.28 on Dec 17, 2025, by the books (590.22).',
    remedy:
      'If the difference was there before its first transaction, enter it as the opening balance on that day: debit Checking, credit Opening balance equity, 29,354.50 EUR.',
  });
});

it('enters what was owed before on the other side', () => {
  expect(wordsOf(-150_00n, 0n).remedy).toContain(
    'debit Opening balance equity, credit Checking, 150.00 EUR.',
  );
});
