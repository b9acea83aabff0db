import { expect, it } from 'vitest';
import { operations } from '@/lib/contract/operations';
import { readForEmptyPatch } from './empty-patch';

it('knows what to read instead of every PATCH of a single resource', () => {
  const names = Object.entries(operations).filter(([, { method }]) => method === 'PATCH');
  const instead = names.map(([name]) => [name, readForEmptyPatch(name as keyof typeof operations, {})]);
  expect(Object.fromEntries(instead)).toMatchObject({
    updateBusiness: 'getBusiness',
    updateJournalEntry: 'getJournalEntry',
    updateBill: 'getBill',
    updateDocument: 'getDocument',
  });
  expect(instead.filter(([, reads]) => reads === null)).toEqual([]);
});

it.each([
  ['nothing', {}],
  ['nulls', { description: null, line_changes: null }],
  ['no lines', { line_changes: { create_lines: [], delete_lines: null } }],
])('%s is no change', (_, body) => {
  expect(readForEmptyPatch('updateJournalEntry', body)).toBe('getJournalEntry');
});

it.each([
  ['an empty text', { description: '' }],
  ['an empty list', { tag_ids: [] }],
  ['false', { is_reconciled: false }],
  ['a field beside a null', { description: null, notes: 'x' }],
  ['a line', { line_changes: { create_lines: [], delete_lines: ['le_1'] } }],
])('%s is a change', (_, body) => {
  expect(readForEmptyPatch('updateJournalEntry', body)).toBeNull();
});

it('leaves bulk updates and what is no PATCH alone', () => {
  expect(readForEmptyPatch('bulkUpdateJournalEntries', [])).toBeNull();
  expect(readForEmptyPatch('createTag', {})).toBeNull();
  expect(readForEmptyPatch('getBusiness', undefined)).toBeNull();
});
