import { expect, it } from 'vitest';
import type { Ledger } from '@/lib/contract/ledger';
import { ledgerChangesOf, ledgerDraftOf, ledgerOf } from './ledger-draft';

const ledger = { name: 'Rent', sort_code: '6510', parent_id: null } as Ledger;

it('sends an emptied code as an empty text, which takes it away', () => {
  expect(ledgerChangesOf({ ...ledgerDraftOf(ledger), sortCode: ' ' }, ledger)).toMatchObject({
    sort_code: '',
  });
  expect(ledgerChangesOf(ledgerDraftOf(ledger), ledger)).toMatchObject({ sort_code: '6510' });
});

it('makes a ledger without a code where none is typed', () => {
  expect(ledgerOf(ledgerDraftOf(null))).toMatchObject({ sort_code: null });
});
