import { describe, expect, it } from 'vitest';
import { readBankFile } from '../read-bank-file';
import { mostRecords } from '../statement-collection';
import { findDirection } from './amounts/direction-column';
import { dateReaderFor } from './dates/date';
import { findLayout } from './layout';
import { parseBankRows } from './table';

describe('a table of as many rows as a file may hold', () => {
  it('shows that years of two digits come first', () => {
    const dates = Array.from({ length: mostRecords }, (_, at) => `26-03-${10 + (at % 20)}`);
    expect(dateReaderFor(dates, undefined)('26-03-04')).toBe('2026-03-04');
  });

  it('is searched for a column that says in or out', () => {
    const some = '2026-03-10,Shop,1.50,Q\n2026-03-11,Shop,2.50,Z\n'.repeat(3);
    const rows = parseBankRows(`Date,Description,Amount,Kind\n${some}`, ',');
    const layout = findLayout(rows, {});
    if (!layout.ok) throw new Error('the table has no layout');
    const values = Array.from({ length: mostRecords }, (_, at) => rows.slice(1)[at % 6]).filter(
      (row) => row !== undefined,
    );
    expect(findDirection(values, layout.value, {}).open).toEqual({ column: 3, words: ['Q', 'Z'] });
  });
});

describe('a long cell takes as long as it has letters', () => {
  const long = (length: number, letter = 'a') => letter.repeat(length);
  it.each<[name: string, text: (length: number) => string]>([
    ['below a heading of what is pending', (length) => `Date,Text,Amount\nPending,,\n${long(length)},,\n`],
    ['of many words there', (length) => `Date,Text,Amount\nPending,,\n${long(length / 2, 'a ')}b,,\n`],
    [
      'in a column of yes and no',
      (length) => `Date,Text,Amount,Posted\n2026-03-01,A,-1.00,1${long(length, '.')}a\n`,
    ],
    ['in front of a mark', (length) => `Date,Text,Amount\n2026-03-01,A${long(length, ' ')}(pending],-1.00\n`],
    ['of a status', (length) => `Date,Text,Amount,Status\n2026-03-01,A,-1.00,pending${long(length, ' -')}\n`],
  ])('%s', (_name, text) => {
    const time = (length: number) => {
      const bytes = new TextEncoder().encode(`${text(length)}2026-03-02,B,-2.00,\n`);
      const start = performance.now();
      readBankFile(bytes);
      return performance.now() - start;
    };
    time(100);
    const short = Math.min(time(12_000), time(12_000));
    // Four times as long: sixteen times the time would be that of a quadratic search.
    expect(Math.min(time(48_000), time(48_000))).toBeLessThan(8 * short + 200);
  });
});
