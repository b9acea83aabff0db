import { expect, it } from 'vitest';
import { sampleLedger } from '@/components/journal-entries/testing/sample-entry';
import type { Ledger } from '@/lib/contract/ledger';
import { parentChoices } from './parent-choices';

const ledger = (id: string, special: Partial<Ledger> = {}) =>
  sampleLedger(id, { type: 'asset', subtype: 'current_asset', ...special });
const ledgers = [
  ledger('bank', { sort_code: '1010' }),
  ledger('grandchild', { parent_id: 'child' }),
  ledger('child', { parent_id: 'bank' }),
  ledger('old', { archived: true }),
  ledger('of old', { parent_id: 'old' }),
  ledger('owed', { type: 'liability' }),
];
const ids = (...of: Parameters<typeof parentChoices>) => parentChoices(...of).map(({ id }) => id);

it('offers the top level first, then the ledgers of the type that are in use', () => {
  expect(ids(ledgers, 'asset', null)).toEqual(['top level', 'bank', 'grandchild', 'child', 'of old']);
  expect(ids(ledgers, 'liability', null)).toEqual(['top level', 'owed']);
  expect(parentChoices(ledgers, 'asset', null)[1]).toEqual({ id: 'bank', name: 'bank', detail: '1010' });
});

it('offers neither the ledger itself nor what is below it', () => {
  expect(ids(ledgers, 'asset', 'bank')).toEqual(['top level', 'of old']);
  expect(ids(ledgers, 'asset', 'child')).toEqual(['top level', 'bank', 'of old']);
});

it('offers an archived parent where the ledger stands under it', () => {
  expect(ids(ledgers, 'asset', 'of old')).toEqual(['top level', 'bank', 'grandchild', 'child', 'old']);
});
