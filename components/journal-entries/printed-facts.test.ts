import { describe, expect, it } from 'vitest';
import { printedFacts } from './printed-facts';

const factsOf = (metadata_: Record<string, unknown>, description = 'Hardware store') =>
  printedFacts({ description, metadata_ }).map((fact) =>
    fact.kind === 'text' ? `${fact.name}: ${fact.text}` : fact.splits,
  );

describe('what a bank file said', () => {
  it('is shown by name, with the splits in place of the category', () => {
    const splits = [
      { category: 'Rent', memo: 'May', amount: '-60.00' },
      { category: '[Savings]', amount: '-40.00' },
    ];
    const metadata = { memo: 'Spring order', category: 'Rent', check_number: '1042' };
    expect(factsOf(metadata)).toEqual(['Memo: Spring order', 'Category: Rent', 'Check number: 1042']);
    expect(factsOf({ ...metadata, splits: JSON.stringify(splits) })).toEqual([
      [
        { category: 'Rent', memo: 'May', amount: '-60.00' },
        { category: '[Savings]', memo: '', amount: '-40.00' },
      ],
      'Memo: Spring order',
      'Check number: 1042',
    ]);
  });

  it('says of a fee whether it is in the amount', () => {
    expect(factsOf({ fee_in_amount: '3.31' })).toEqual(['Fee in this amount: 3.31']);
    expect(factsOf({ fee: '0.30' })).toEqual(['Fee as printed: 0.30']);
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    ['the description again', { payee: 'HARDWARE  store', memo: 'Hardware' }, []],
    ['the same text twice', { memo: 'Order 7', purpose: 'order 7' }, ['Memo: Order 7']],
    ['dates and states', { date_text: '15 January', cleared: 'x', status: 'BOOK' }, []],
    ['what is not provided', { end_to_end_id: 'NOTPROVIDED' }, []],
    ['figures without a known name', { teller: '0042' }, []],
    ['splits that were shortened', { splits: '[{"category":"Ren', category: 'Rent' }, ['Category: Rent']],
    ['other words', { ultimate_debtor: 'Ada Lin' }, ['Ultimate debtor: Ada Lin']],
    ['references', { end_to_end_id: 'E-1' }, ['End-to-end ID: E-1']],
  ])('%s', (_, metadata, expected) => {
    expect(factsOf(metadata)).toEqual(expected);
  });
});
