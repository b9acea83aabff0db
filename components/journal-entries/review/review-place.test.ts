import { describe, expect, it } from 'vitest';
import { sampleEntry } from '../testing/sample-entry';
import { isSamePlace, openOf } from './review-place';

const first = sampleEntry('je_1', { review_status: 'bookkeeper_pending' });
const second = sampleEntry('je_2', { review_status: 'bookkeeper_pending' });
const named = sampleEntry('je_9', { review_status: 'bookkeeper_pending' });
const rows = [first, null, second];
const queue = { rows, status: 'bookkeeper_pending' as const };

describe('openOf', () => {
  it('is the first row where none is named', () => {
    expect(openOf(queue, { id: null, read: null, isReading: false })).toEqual({ entry: first, row: 0 });
  });

  it('is the row that is named', () => {
    expect(openOf(queue, { id: 'je_2', read: null, isReading: false })).toEqual({ entry: second, row: 2 });
  });

  it('is nothing, and not the first row, while one that is named and not in the list is read', () => {
    expect(openOf(queue, { id: 'je_9', read: null, isReading: true })).toEqual({ entry: null, row: null });
  });

  it('is the named one that was read where it is in the status of the list', () => {
    expect(openOf(queue, { id: 'je_9', read: named, isReading: false })).toEqual({ entry: named, row: null });
  });

  it.each([
    ['it has another status', { ...named, review_status: 'confirmed' as const }],
    ['there is no such entry', null],
  ])('is the first row where %s', (_, read) => {
    expect(openOf(queue, { id: 'je_9', read, isReading: false })).toEqual({ entry: first, row: 0 });
  });

  it('is nothing in an empty list, or while the first row is read', () => {
    const none = { id: null, read: null, isReading: false };
    expect(openOf({ ...queue, rows: [] }, none).entry).toBeNull();
    expect(openOf({ ...queue, rows: [null, second] }, none).entry).toBeNull();
  });
});

describe('isSamePlace', () => {
  const editing = { entryId: 'je_1' };
  const here = { at: 'je_1', editing: null, selection: { ids: new Set() } };

  it.each([
    ['nothing has changed', here, true],
    ['another entry was opened', { ...here, at: 'je_2' }, false],
    ['a field was opened', { ...here, editing }, false],
    ['a row was selected', { ...here, selection: { ids: new Set(['je_1']) } }, false],
    ['the screen was left', null, false],
  ])('%s', (_, now, expected) => {
    expect(isSamePlace(here, now)).toBe(expected);
  });
});
