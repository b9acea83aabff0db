import { describe, expect, it } from 'vitest';
import { MAX_RECORDS } from '../statement-collection';
import { dateReaderFor } from './date';
import { findDirection } from './direction-column';
import { findLayout } from './layout';
import { parseCsvRows } from './table';

describe('a table of as many rows as a file may hold', () => {
  it('shows that years of two digits come first', () => {
    const dates = Array.from({ length: MAX_RECORDS }, (_, at) => `26-03-${10 + (at % 20)}`);
    expect(dateReaderFor(dates, undefined)('26-03-04')).toBe('2026-03-04');
  });

  it('is searched for a column that says in or out', () => {
    const some = '2026-03-10,Shop,1.50,Q\n2026-03-11,Shop,2.50,Z\n'.repeat(3);
    const rows = parseCsvRows(`Date,Description,Amount,Kind\n${some}`, ',');
    const layout = findLayout(rows, {});
    if (!layout.ok) throw new Error('the table has no layout');
    const values = Array.from({ length: MAX_RECORDS }, (_, at) => rows.slice(1)[at % 6]).filter(
      (row) => row !== undefined,
    );
    expect(findDirection(values, layout.value, {}).open).toEqual({ column: 3, words: ['Q', 'Z'] });
  });
});
