import { describe, expect, it } from 'vitest';
import { sampleEntry } from '../../testing/sample-entry';
import { actedOn, isComing, isSamePlace, openOf, type Queue } from './review-place';

const first = sampleEntry('je_1', { review_status: 'bookkeeper_pending' });
const second = sampleEntry('je_2', { review_status: 'bookkeeper_pending' });
const named = sampleEntry('je_9', { review_status: 'bookkeeper_pending' });
const rows = [first, null, second];
const queue: Queue = { rows, status: 'bookkeeper_pending', others: new Map() };
const none = { id: null, read: null, isReading: false, isAbsent: false, isEdited: false };
const nine = { ...none, id: 'je_9' };

describe('openOf', () => {
  it('is the first row where none is named', () => {
    expect(openOf(queue, none)).toEqual({ entry: first, row: 0 });
  });

  it('is the row that is named', () => {
    expect(openOf(queue, { ...none, id: 'je_2' })).toEqual({ entry: second, row: 2 });
  });

  it('is the row that stands for the named one too', () => {
    expect(openOf({ ...queue, others: new Map([['je_2', named]]) }, nine)).toEqual({ entry: second, row: 2 });
  });

  it('is nothing, and not the first row, while one that is named and not in the list is read', () => {
    expect(openOf(queue, { ...nine, isReading: true })).toEqual({ entry: null, row: null });
  });

  it('is the named one that was read where it is in the status of the list, until its row is found', () => {
    expect(openOf(queue, { ...nine, read: named })).toEqual({ entry: named, row: null });
  });

  it.each([
    ['it has another status', { read: { ...named, review_status: 'confirmed' as const } }],
    ['there is no such entry', {}],
    ['a search leaves it out', { read: named, isAbsent: true }],
    ['it is being read, but cannot be in the list', { isReading: true, isAbsent: true }],
  ])('is the first row where %s', (_, what) => {
    expect(openOf(queue, { ...nine, ...what })).toEqual({ entry: first, row: 0 });
  });

  it.each(['bookkeeper_pending', 'confirmed'] as const)(
    'is the entry being edited, though a filter leaves it out and it is %s',
    (review_status) => {
      const read = { ...named, review_status };
      const edited = { ...nine, read, isAbsent: true, isEdited: true };
      expect(openOf(queue, edited)).toEqual({ entry: read, row: null });
    },
  );

  it('is nothing in an empty list, or while the first row is read', () => {
    expect(openOf({ ...queue, rows: [] }, none).entry).toBeNull();
    expect(openOf({ ...queue, rows: [] }, { ...nine, read: named, isAbsent: true }).entry).toBeNull();
    expect(openOf({ ...queue, rows: [null, second] }, none).entry).toBeNull();
  });
});

describe('actedOn', () => {
  it('is the open entry that is marked in the list', () => {
    expect(actedOn({ entry: second, row: 2 }, false)).toBe(second);
  });

  it('is nothing where the open entry has no row', () => {
    expect(actedOn({ entry: named, row: null }, false)).toBeNull();
  });

  it('is nothing while what was typed into the search is still to be looked up', () => {
    expect(actedOn({ entry: second, row: 2 }, true)).toBeNull();
  });
});

describe('isComing', () => {
  it.each([
    ['the open entry has its row', { entry: second, row: 2 }, false, false],
    ['the list is empty', { entry: null, row: 0 }, false, false],
    ['the row of the open entry is looked for', { entry: named, row: null }, false, true],
    ['the named entry is being read', { entry: null, row: null }, false, true],
    ['another list was asked for', { entry: second, row: 2 }, true, true],
  ])('%s', (_, open, isChanging, expected) => {
    expect(isComing(open, isChanging)).toBe(expected);
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
