import { describe, expect, it } from 'vitest';
import { billReads } from './bill-reads';
import { entryBackgroundReads } from './entry-background-reads';
import { journalEntryReads } from './journal-entry-reads';
import { addressOf, keyOf, keyOfAll } from './read';

describe('the address of a read', () => {
  it('has the parameters in their places, escaped', () => {
    const parameters = { journal_entry_id: '../x' };
    expect(addressOf(entryBackgroundReads.one, 'biz_1', { parameters })).toBe(
      '/api/data/b/biz_1/journal-entries/..%2Fx/background',
    );
  });

  it('has the query after it, a member of several values repeated', () => {
    const query = { ledger_id: ['ldg_1', 'ldg_2'], q: undefined, sort: 'datetime' as const };
    expect(addressOf(journalEntryReads.list, 'biz_1', { query })).toBe(
      '/api/data/b/biz_1/journal-entries?ledger_id=ldg_1&ledger_id=ldg_2&sort=datetime',
    );
  });
});

describe('the key of a read', () => {
  it('begins with the key of all answers of the read in the business, of no other', () => {
    const key = keyOf(billReads.one, 'biz_1', { parameters: { bill_id: 'bill_1' } });
    expect(key.slice(0, 2)).toEqual(keyOfAll(billReads.one, 'biz_1'));
    expect(key.slice(0, 2)).not.toEqual(keyOfAll(billReads.list, 'biz_1'));
    expect(key.slice(0, 2)).not.toEqual(keyOfAll(billReads.one, 'biz_2'));
  });

  it('tells the pages of a list from one answer of the same query', () => {
    const call = { query: { q: 'rent' } };
    expect(keyOf(billReads.list, 'biz_1', call, 'pages')).not.toEqual(keyOf(billReads.list, 'biz_1', call));
  });
});
