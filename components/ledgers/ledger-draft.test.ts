import { expect, it } from 'vitest';
import type { Ledger } from '@/lib/contract/ledger';
import { changesOf, draftOf, ledgerOf } from './ledger-draft';

const ledger = { name: 'Rent', sort_code: '6510', parent_id: null } as Ledger;

it('sends an emptied code as an empty text, which takes it away', () => {
  expect(changesOf({ ...draftOf(ledger), sortCode: ' ' }, ledger)).toMatchObject({ sort_code: '' });
  expect(changesOf(draftOf(ledger), ledger)).toMatchObject({ sort_code: '6510' });
});

it('makes a ledger without a code where none is typed', () => {
  expect(ledgerOf(draftOf(null))).toMatchObject({ sort_code: null });
});
