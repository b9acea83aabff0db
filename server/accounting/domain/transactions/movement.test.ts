import { expect, it } from 'vitest';
import { comparableText } from './movement';

it('compares what banks print without case, blanks and signs, in whichever form accents are', () => {
  expect(comparableText('Café  Ébène, 12')).toBe('caféébène12'.normalize('NFC'));
  expect(comparableText('CAFE\u0301 E\u0301BE\u0300NE 12')).toBe(
    comparableText('Caf\u00e9 \u00c9b\u00e8ne 12'),
  );
});
