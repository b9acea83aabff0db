import { expect, it } from 'vitest';
import { sampleEntry } from '../testing/sample-entry';
import { originsOf } from './origins';

type Origins = Parameters<typeof originsOf>[1];

it('lists a bill once that the bank transaction pays in parts and the entry names, too', () => {
  const bill = { id: 'bil_1', number: '7' };
  const part = (id: string) => ({ id, bill_id: bill.id, bill });
  const background = {
    ...{ history: [], invoice: null, bill },
    transaction: { id: 'txn_1', bill_payments: [part('a'), part('b')], invoice_payments: [] },
  } as unknown as Origins;
  const names = (each: Origins) => originsOf(sampleEntry('je_1'), each).map(({ name }) => name);
  expect(names(background)).toEqual(['The bank transaction', 'Pays bill 7']);
  expect(names({ ...background, transaction: null })).toEqual(['Bill 7']);
});
