import { expect, it } from 'vitest';
import { balanceWords } from './balance-words';

const told = {
  names: { ledger: 'Checking', openingBalance: 'Opening balance equity' },
  currency: 'EUR',
  locale: 'en-US',
  firstDay: '2025-11-03',
  booksStart: '2025-01-01',
  isFileInDoubt: false,
};
const wordsOf = (bank: bigint, books: bigint, more: Partial<typeof told> = {}) =>
  balanceWords({ day: '2025-12-17', bank, books }, { ...told, ...more });

it('says that bank and books agree', () => {
  expect(wordsOf(930_00n, 930_00n)).toEqual({
    said: 'Bank and books agree: 930.00 on Dec 17, 2025.',
    remedy: null,
  });
});

it('says what the books lack of what the bank says, and how it is entered', () => {
  expect(wordsOf(28_764_28n, -590_22n)).toEqual({
    said: 'By the bank the account held 28,764.28 on Dec 17, 2025, by the books (590.22).',
    remedy: {
      text: 'If the difference was there before its first transaction, enter it as the opening balance on that day: debit Checking, credit Opening balance equity, 29,354.50 EUR.',
      entry: { day: '2025-11-03', missing: 29_354_50n },
    },
  });
});

it('enters what was owed before on the other side', () => {
  expect(wordsOf(-150_00n, 0n).remedy?.text).toContain(
    'debit Opening balance equity, credit Checking, 150.00 EUR.',
  );
});

it('enters it on the day the books start where the file begins before: earlier days are in no report', () => {
  const { remedy } = wordsOf(100_00n, 40_00n, { booksStart: '2025-12-01' });
  expect(remedy?.text).toMatch(
    /^If the difference was there before the books start, enter it .* on Dec 1, 2025, when they start: debit Checking, .* 60\.00 EUR/,
  );
  expect(remedy?.entry).toEqual({ day: '2025-12-01', missing: 60_00n });
});

it('does not compare a balance from before the books start, of which they know nothing', () => {
  expect(wordsOf(100_00n, 0n, { booksStart: '2025-12-18' })).toEqual({
    said: 'By the bank the account held 100.00 on Dec 17, 2025. The books start later, on Dec 18, 2025: the two are not compared.',
    remedy: null,
  });
  expect(wordsOf(0n, 0n, { booksStart: '2026-01-01' }).said).not.toContain('agree');
});

it('does not call an opening balance what the file itself shows to be missing', () => {
  const { remedy } = wordsOf(3_47n, -45_59n, { isFileInDoubt: true });
  expect(remedy?.entry).toBeNull();
  expect(remedy?.text).not.toContain('debit');
});
