import { expect, it } from 'vitest';
import { importedText } from './imported-text';

it.each([
  [347, 1, '347 transactions imported, one of them without an entry (pending or of 0.00)'],
  [1200, 3, '1,200 transactions imported, 3 of them without an entry (pending or of 0.00)'],
  [2, 2, '2 transactions imported, all without an entry (pending or of 0.00)'],
  [1, 1, '1 transaction imported, without an entry (pending or of 0.00)'],
  [0, 0, '0 transactions imported'],
])('%d imported, %d without an entry', (imported, without_entry, text) => {
  expect(importedText({ imported, without_entry }, 'en-US')).toBe(text);
});
