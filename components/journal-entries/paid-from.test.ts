import { describe, expect, it } from 'vitest';
import { paidFrom } from './paid-from';
import { sampleLedger } from './testing/sample-entry';

const account = (id: string) =>
  sampleLedger(id, { name: id, type: 'asset', financial_account_type: 'bank_account' });
const ledgers = [account('Checking'), account('Savings'), account('Cash box'), sampleLedger('Rent')];
const offered = (imported: readonly string[] | null, present: readonly string[] = []) => {
  const found = paidFrom(ledgers, imported && new Set(imported), new Set(present), 'bill');
  return [found.ledgers.map(({ id }) => id), found.why];
};

describe('from where something was paid that was marked as paid', () => {
  it('is no account whose bank transactions are imported, and that is said', () => {
    expect(offered(['Checking'])).toEqual([
      ['Savings', 'Cash box', 'Rent'],
      'Checking is not offered, as its bank transactions are imported: if the bill was paid from it, open the bill again and pay it with the transaction.',
    ]);
    expect(offered(['Checking', 'Savings'])).toEqual([
      ['Cash box', 'Rent'],
      'Checking and Savings are not offered, as their bank transactions are imported: if the bill was paid from one of them, open the bill again and pay it with the transaction.',
    ]);
    expect(paidFrom(ledgers, new Set(['Checking']), new Set(), 'invoice').why).toContain(
      'if the invoice was paid to it, open the invoice again',
    );
  });

  it('may be any account without such transactions', () => {
    expect(offered([])).toEqual([['Checking', 'Savings', 'Cash box', 'Rent'], null]);
  });

  it('stays what it is already', () => {
    expect(offered(['Checking'], ['Checking'])).toEqual([['Checking', 'Savings', 'Cash box', 'Rent'], null]);
  });

  it('is no account until it is known which have transactions', () => {
    expect(offered(null)).toEqual([['Rent'], null]);
  });
});
