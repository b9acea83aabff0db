import { expect, it } from 'vitest';
import { importedText } from './imported-text';

it.each([
  [347, 1, '347 transactions imported, one of them 0.00 without an entry'],
  [1200, 3, '1,200 transactions imported, 3 of them 0.00 without an entry'],
  [2, 2, '2 transactions imported, all of 0.00 and without an entry'],
  [1, 1, '1 transaction imported, of 0.00 and without an entry'],
  [0, 0, '0 transactions imported'],
])('%d imported, %d without an entry', (imported, without_entry, text) => {
  expect(importedText({ imported, without_entry }, 'en-US')).toBe(text);
});
