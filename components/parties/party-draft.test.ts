import { expect, it } from 'vitest';
import type { Party } from '@/lib/contract/party';
import { newPartyOf, otherChangeOfParty, partyChangesOf, partyDraftOf } from './party-draft';

it('starts a new one with the name that was typed, and leaves out what stays empty', () => {
  const draft = partyDraftOf(null, 'Acme ');
  expect(draft).toEqual({ name: 'Acme ', email: '', phone: '' });
  expect(newPartyOf({ ...draft, phone: ' 555 0100 ' })).toEqual({
    name: 'Acme',
    email: null,
    phone: '555 0100',
  });
});

it('sends an emptied field as an empty text, which takes away what was known', () => {
  expect(partyChangesOf({ name: 'Acme', email: '', phone: '1' })).toEqual({
    name: 'Acme',
    email: '',
    phone: '1',
  });
});

it.each([
  [{}, 'saved it'],
  [{ name: 'Acme Ltd' }, 'changed its name'],
  [{ email: null, phone: '2' }, 'changed its email and its phone'],
])('somebody else with %j %s', (changes, words) => {
  const before = { name: 'Acme', email: 'a@acme.example', phone: '1' } as Party;
  expect(otherChangeOfParty(before, { ...before, ...changes })).toBe(words);
});
