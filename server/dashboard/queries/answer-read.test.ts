import { describe, expect, it } from 'vitest';
import { billReads } from '@/lib/reads/bill-reads';
import { entryBackgroundReads } from '@/lib/reads/entry-background-reads';
import { everyRead } from '@/lib/reads/every-read';
import { readerOf } from './answer-read';
import { matchRead } from './match-read';

describe('the reads of the dashboard', () => {
  it.each(everyRead.map((read) => [read.path, read] as const))('%s has an answer', (_, read) => {
    expect(readerOf(read)).not.toBeNull();
  });

  it('have addresses of their own', () => {
    expect(new Set(everyRead.map((read) => read.path)).size).toBe(everyRead.length);
  });
});

describe('the read of an address', () => {
  it.each([
    ['bills', billReads.list, {}],
    ['bills/aging', billReads.aging, {}],
    ['bills/bill_1', billReads.one, { bill_id: 'bill_1' }],
    ['journal-entries/je_1/background', entryBackgroundReads.one, { journal_entry_id: 'je_1' }],
  ])('%s', (path, read, parameters) => {
    expect(matchRead(everyRead, path.split('/'))).toEqual({ read, parameters });
  });

  it.each(['', 'bill', 'bills/bill_1/lines', 'constructor'])('%o is none', (path) => {
    expect(matchRead(everyRead, path.split('/'))).toBeNull();
  });
});
