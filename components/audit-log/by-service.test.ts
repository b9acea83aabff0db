import { expect, it } from 'vitest';
import { isByService } from './by-service';

const entry = (after: object, user_id: string | null = null, action = 'update') => ({
  action,
  user_id,
  resource_type: 'journal_entry',
  after,
});
const judged = { categorization_method: 'similarity', categorization_confidence: 0.6 };

it.each([
  ['a document that was read', { ...entry({}, 'ann', 'process'), resource_type: 'document' }, true],
  [
    'a receipt that was matched',
    { ...entry({ matched_by: 'service' }, null, 'match'), resource_type: 'document' },
    true,
  ],
  [
    'one that an application matched',
    { ...entry({ matched_by: 'app_1' }, null, 'match'), resource_type: 'document' },
    false,
  ],
  [
    'a transfer that was certain',
    { ...entry({ decided_by: 'service' }, 'ann', 'link'), resource_type: 'transaction' },
    true,
  ],
  [
    'a transfer that a person linked',
    { ...entry({ decided_by: 'ann' }, 'ann', 'link'), resource_type: 'transaction' },
    false,
  ],
  ['an entry that was judged again', entry(judged), true],
  [
    'a leg of a transfer that was certain',
    entry({ categorization_method: 'transfer', categorization_confidence: 0.99 }),
    true,
  ],
  [
    'a leg that an application linked',
    entry({ categorization_method: 'transfer', categorization_confidence: null }),
    false,
  ],
  [
    'a ledger that an application chose',
    entry({ categorization_method: 'manual', categorization_confidence: null }),
    false,
  ],
  ['an entry that a person changed', entry(judged, 'ann'), false],
  ['another member', entry({ notes: 'Ask Ada' }), false],
])('%s', (_, record, own) => {
  expect(isByService(record)).toBe(own);
});
