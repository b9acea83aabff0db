import { expect, it } from 'vitest';
import { onAccountWords } from './on-account';

const format = { currency: 'USD', locale: 'en-US' };

it('says what is owed of no bill, and not that journal entries alone can be why', () => {
  expect(onAccountWords(15_000n, 'bill', format)).toBe(
    '150.00 is owed on account, of no bill, such as by a journal entry or where credit that was used is voided; it is not counted as due.',
  );
  expect(onAccountWords(0n, 'invoice', format)).toBeNull();
});
