import { expect, it } from 'vitest';
import { type AccountDraft, accountChangesOf, newAccountOf } from './account-draft';

const draft: AccountDraft = { name: ' Checking ', institution: '', lastFour: ' 0417 ', ledgerId: 'ldg_1' };

it('leaves out of a new one what stays empty', () => {
  expect(newAccountOf(draft)).toEqual({
    name: 'Checking',
    institution: null,
    last_four: '0417',
    ledger_id: 'ldg_1',
  });
});

it('sends an emptied field as an empty text, which takes away what was known', () => {
  expect(accountChangesOf({ ...draft, institution: ' ', lastFour: '' })).toEqual({
    name: 'Checking',
    institution: '',
    last_four: '',
  });
});
