import { describe, expect, it } from 'vitest';
import type { AccountEvent } from '@/lib/account-events';
import { accountEventKinds } from '@/lib/account-events';
import { eventWords } from './event-words';

const people = { ada: 'Ada Example', ben: 'Ben Example' };
const words = (event: Partial<AccountEvent> & Pick<AccountEvent, 'kind'>) => {
  const { who, what } = eventWords(
    { userId: 'ben', byUserId: null, email: 'ben@example.test', details: {}, ...event },
    people,
  );
  return `${who} ${what}`;
};

describe('an event of an account', () => {
  it.each<[Partial<AccountEvent> & Pick<AccountEvent, 'kind'>, string]>([
    [
      { kind: 'invited', byUserId: 'ada', details: { role: 'owner' } },
      'Ada Example invited Ben Example as owner',
    ],
    [
      { kind: 'role_changed', byUserId: 'ada', details: { from: 'owner', to: 'bookkeeper' } },
      'Ada Example changed Ben Example from owner to bookkeeper',
    ],
    [
      { kind: 'removed', byUserId: 'ben', details: { role: 'admin' } },
      'Ben Example removed themselves, who was admin',
    ],
    [
      { kind: 'removed', byUserId: 'gone', details: { role: 'owner' } },
      'A former user removed Ben Example, who was owner',
    ],
    [{ kind: 'business_created' }, 'Ben Example created the business and became its admin'],
    [{ kind: 'signed_in' }, 'Ben Example signed in'],
    [
      { kind: 'sign_in_refused', userId: null, email: null },
      'Somebody unknown was refused: wrong email or password',
    ],
    [{ kind: 'sign_in_refused', details: { reason: 'code' } }, 'Ben Example was refused: wrong code'],
    [
      { kind: 'sign_in_refused', userId: null, email: null, details: { reason: 'provider' } },
      'Somebody unknown was refused: no account for that of the provider',
    ],
    [
      { kind: 'sign_in_refused', details: { reason: 'passkey' } },
      'Ben Example was refused: unknown or wrong passkey',
    ],
    [{ kind: 'signed_in', details: { passkey: 'Phone' } }, 'Ben Example signed in with the passkey “Phone”'],
    [{ kind: 'passkey_added', details: { name: 'Phone' } }, 'Ben Example added the passkey “Phone”'],
    [
      { kind: 'passkey_removed', byUserId: 'ada', details: { name: 'Phone' } },
      'Ada Example removed the passkey “Phone” of Ben Example',
    ],
    [
      { kind: 'identity_linked', details: { issuer: 'https://login.example.test' } },
      'Ben Example signed in with the account of https://login.example.test for the first time',
    ],
    [
      { kind: 'identity_removed', byUserId: 'ada', details: { issuer: 'https://login.example.test' } },
      'Ada Example removed the account of https://login.example.test by which Ben Example signed in',
    ],
    [{ kind: 'signed_out', userId: 'gone' }, 'ben@example.test signed out'],
    [
      { kind: 'second_factor_removed', byUserId: 'ada' },
      'Ada Example turned off two-step sign-in of Ben Example',
    ],
    [{ kind: 'second_factor_removed' }, 'Ben Example turned off two-step sign-in'],
  ])('%j reads: %s', (event, expected) => {
    expect(words(event)).toBe(expected);
  });

  it.each(accountEventKinds)('%s is a sentence whatever its details are', (kind) => {
    expect(words({ kind, byUserId: 'ada' })).not.toMatch(/undefined|null/);
  });
});
