import { expect, it } from 'vitest';
import { type DocumentDraft, documentChangesOf, otherDescription, touch } from './document-draft';

const saved = { document_type: 'receipt' as const, description: 'Lunch' };
const none: DocumentDraft = { touched: {}, over: saved };
const typed = touch(none, { description: 'Lunch with Ada' }, saved);

it('sends only what was touched, whatever the document has become otherwise', () => {
  expect(documentChangesOf(typed, { ...saved, document_type: 'statement' })).toEqual({
    description: 'Lunch with Ada',
  });
  expect(documentChangesOf(touch(typed, { document_type: 'other' }, saved), saved)).toEqual({
    document_type: 'other',
    description: 'Lunch with Ada',
  });
});

it('sends nothing that is saved already', () => {
  expect(documentChangesOf(typed, { ...saved, description: 'Lunch with Ada' })).toEqual({});
  const back = touch(typed, { description: 'Lunch' }, saved);
  expect(documentChangesOf(back, { ...saved, description: 'Dinner' })).toEqual({});
});

it.each([
  ['nobody has changed it', saved, null],
  ['another field was changed', { ...saved, document_type: 'other' as const }, null],
  ['what was typed is saved', { ...saved, description: 'Lunch with Ada' }, null],
  ['somebody else has', { ...saved, description: 'Dinner' }, 'Dinner'],
])('names the description of somebody else that saving would replace: %s', (_, now, expected) => {
  const later = touch(typed, { description: 'Lunch with Ada' }, now);
  expect(otherDescription(typed, now)).toBe(expected);
  expect(otherDescription(later, now)).toBe(expected);
});

it('names none where the description was not touched', () => {
  const draft = touch(none, { document_type: 'other' }, saved);
  expect(otherDescription(draft, { ...saved, description: 'Dinner' })).toBeNull();
});
