import { expect, it } from 'vitest';
import { creditNoteVoidWords } from './void-words';

const note = { total_amount: 120, issued_at: '2026-03-05T00:00:00.000Z' };
const circumstances = { currency: 'USD', locale: 'en-US', lockedThrough: null };
const words = (credit: number, part = {}) =>
  creditNoteVoidWords(
    note,
    { kind: 'vendor', party: { name: 'Acme Paper', credit_amount: credit } },
    { ...circumstances, ...part },
  );

it('says what the credit becomes', () => {
  expect(words(120)).toEqual([
    'Its 120.00 USD are put back on the ledgers of its lines on Mar 5, 2026, the day it was issued.',
    'The credit of Acme Paper is 120.00 USD less.',
    'It cannot be reopened.',
  ]);
  expect(words(200)[1]).toBe('The credit of Acme Paper is 120.00 USD less.');
});

it('says what is owed where less credit is left than the note gave', () => {
  expect(words(20)[1]).toBe(
    'Acme Paper has only 20.00 USD of unapplied credit: the other 100.00 USD is added to what you owe Acme Paper on account.',
  );
});

it('names the first day after closed books', () => {
  expect(words(120, { lockedThrough: '2026-03-31' })[0]).toContain(
    'on Apr 1, 2026, the first day after the lock',
  );
});
